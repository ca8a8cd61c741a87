// What a group may be called: its id is a part of the names of its artifacts. Pure.

/** Words after which a group's name could not be told from the name of another group's artifact. */
const kindInside = /-(claim|record)-/;
const groupPattern = /^[a-z0-9-]{1,40}$/;

/** Whether a text may name a group: `[a-z0-9-]{1,40}`, without `-claim-` or `-record-` inside. */
export const isGroupId = (text: string): boolean => groupPattern.test(text) && !kindInside.test(text);

/** A group id made of a config path or any other text; `batch` when nothing of it can be used. */
export function groupIdOf(text: string): string {
  const slug = text
    .toLowerCase()
    .replace(/\.ya?ml$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/-(claim|record)(?=-)/g, '-$1s')
    .slice(-40)
    .replaceAll(/^-+|-+$/g, '');
  return slug === '' || slug === 'muster' ? 'batch' : slug;
}
