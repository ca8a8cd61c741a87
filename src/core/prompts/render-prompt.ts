// The prompt of one shard: template + row + items → text. Pure.
import type { Item } from '../batch/item.ts';
import type { ManifestRow } from '../batch/manifest-row.ts';
import { renderItemBlocks } from './item-block.ts';
import { renderTemplate, type Template } from './template.ts';

/** The prompt's text. Status and attempt are no part of it: the same plan gives the same bytes. */
export function renderPrompt(template: Template, row: ManifestRow, items: readonly Item[]): string {
  return renderTemplate(template, {
    shard_id: row.shardId,
    item_count: String(row.itemCount),
    first_item: row.firstItem,
    last_item: row.lastItem,
    items: renderItemBlocks(items),
  });
}
