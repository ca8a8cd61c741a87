// Where this copy of Muster lies. The path up is right for what runs from sources and for the joined modules of
// build/bin, which lie equally deep.

/** The folder of package.json, as a URL with a slash at its end. */
export const packageRoot = new URL('../../', import.meta.url);
