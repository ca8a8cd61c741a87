// Names of entries in artifacts, which downloaded folders have too: the codec is core/groups/entry-names.ts.
export { entryNameOf, pathOfEntry, whyNotContained } from '../../core/groups/entry-names.ts';
export { nestedPath } from '../../core/groups/packed-files.ts';
