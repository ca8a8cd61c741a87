// How much text Muster takes at once. Knows nothing of files.

/** Bytes of the longest text that is read: V8 has no string of more than 2^29 - 24 characters. */
export const longestTextBytes = 512_000_000;

/** The same, as a person would write it. */
export const longestText = '512MB';

/** Why a longer one is not read, as a lower-case fragment. */
export const tooLongText = `larger than ${longestText}`;
