// Whose a file is that no item names, but links of several items lead to: only one of them can have it, the one whose link is
// the oldest. Looks at links alone: knows nothing of named files, nor of what any file holds.
import { lstatSync } from 'node:fs';
import { sep } from 'node:path';
import type { Item } from '../core/batch/item.ts';
import { normalPath } from '../core/batch/normal-path.ts';
import { realFrom } from './real-from.ts';

type Role = 'output' | 'qc';

/** A cell of the items in whose place a symbolic link lies, or lay once. */
export interface Link {
  readonly item: Item;
  readonly role: Role;
  /** Decides between links of one moment: that of the earlier item stands. */
  readonly number: number;
}

/** Whose file `target`, a path from the root, is, when the item's link that led there came second. */
export type OwnerOfLink = (item: Item, role: Role, target: string) => Link | undefined;

/** `isHeld`: it passed here, so whoever comes after it is second, whatever the links say of their age. */
interface Owner {
  readonly link: Link;
  readonly isHeld: boolean;
}

/**
 * Opens for the life of a verifier: an agent may run between two questions, so nothing stands that the disk does not bear out
 * when it is asked for. The links of all `items` are looked up once, at the first question; those made later by their own.
 */
export function openLinkOwners(root: string, items: readonly Item[], roles: readonly Role[]): OwnerOfLink {
  let links: Links | undefined;
  const owners = new Map<string, Owner>();

  const isLedBy = ({ item, role }: Link, target: string): boolean => realFrom(root, item[role]) === target;
  const isBefore = (link: Link, other: Link): boolean => {
    const age = madeAt(root, link) - madeAt(root, other);
    return age < 0 || (age === 0 && link.number < other.number);
  };

  /** As known, or, when that one's link is gone, the oldest of those that led there and still do. */
  const standing = (own: Link, target: string, candidates: Set<Link>): Owner => {
    const known = owners.get(target);
    if (known !== undefined && (known.link === own || isLedBy(known.link, target))) return known;
    let oldest = own;
    for (const link of candidates) {
      if (link === own) continue;
      if (!isLedBy(link, target)) candidates.delete(link);
      else if (isBefore(link, oldest)) oldest = link;
    }
    return { link: oldest, isHeld: false };
  };

  return (item, role, target) => {
    links ??= linksOf(root, items, roles);
    const own = links.of(item, role);
    const candidates = links.to(target);
    candidates.add(own);
    const owner = standing(own, target, candidates);
    const isSecond = owner.link !== own && (owner.isHeld || isBefore(owner.link, own));
    owners.set(target, isSecond ? owner : { link: own, isHeld: true });
    return isSecond ? owner.link : undefined;
  };
}

/** Links by where they led when they were met. */
interface Links {
  of(item: Item, role: Role): Link;
  to(target: string): Set<Link>;
}

function linksOf(root: string, items: readonly Item[], roles: readonly Role[]): Links {
  const met = new Map<string, Link>();
  const byTarget = new Map<string, Set<Link>>();
  const numbers = new Map(items.map(({ id }, index) => [id, index]));
  const links: Links = {
    of: (item, role) => {
      const key = `${role} ${item.id}`;
      const known = met.get(key);
      if (known !== undefined) return known;
      const number = (numbers.get(item.id) ?? items.length) * 2 + (role === 'output' ? 0 : 1);
      const link = { item, role, number };
      met.set(key, link);
      return link;
    },
    to: (target) => {
      const known = byTarget.get(target) ?? new Set();
      byTarget.set(target, known);
      return known;
    },
  };
  for (const item of items) {
    for (const role of roles) {
      // A file in a linked folder is none of these: the items name it, by where it really lies.
      if (item[role] === '' || !normalPath(item[role]).ok || !isLink(root, item[role])) continue;
      const target = realFrom(root, item[role]);
      if (target !== undefined) links.to(target).add(links.of(item, role));
    }
  }
  return links;
}

/** Milliseconds since the epoch; of what is gone meanwhile, never. */
function madeAt(root: string, { item, role }: Link): number {
  return statsOf(root, item[role])?.mtimeMs ?? Number.MAX_VALUE;
}

function isLink(root: string, path: string): boolean {
  return statsOf(root, path)?.isSymbolicLink() === true;
}

function statsOf(root: string, path: string) {
  try {
    return lstatSync(`${root}${sep}${path}`, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
