// Words for what a leg has to say beside its runs: chunks claimed, passed over and taken from others, records left.
import { countOf } from '../core/count-of.ts';
import type { PolicyDecision } from '../core/groups/join-policy.ts';
import { assertNever } from '../core/result.ts';
import { clip } from './quote.ts';

export type LegNoteFacts =
  | {
      readonly type: 'chunk-claimed';
      readonly chunk: string;
      readonly shards: number;
      readonly isStolen: boolean;
    }
  | { readonly type: 'chunk-elsewhere' | 'chunk-done-before'; readonly chunk: string }
  | { readonly type: 'records-uploaded'; readonly artifact: string; readonly records: number }
  | {
      readonly type: 'stopping-early';
      readonly signal: { readonly disposition: string; readonly reason: PolicyDecision['reason'] };
      readonly isOurs: boolean;
    };

/** One line without its end. */
export function legNoteText(note: LegNoteFacts): string {
  switch (note.type) {
    case 'chunk-claimed':
      return `claimed ${clip(note.chunk)}: ${countOf(note.shards, 'shard')}${note.isStolen ? ', taken from another leg' : ''}`;
    case 'chunk-elsewhere':
      return `${clip(note.chunk)} is at work in another leg`;
    case 'chunk-done-before':
      return `${clip(note.chunk)} is verified already`;
    case 'records-uploaded':
      return `left ${countOf(note.records, 'record')} as ${clip(note.artifact)}`;
    case 'stopping-early':
      return `the group is ${note.signal.disposition} ${note.isOurs ? 'with this' : 'already'}: nothing more is taken up`;
    default:
      return assertNever(note);
  }
}
