// Which Node.js this runs on; `engines` of package.json says the same, but npm only warns of it.

/** Major and minor: built-ins that Muster uses came with this one. */
export const leastNode = [22, 13] as const;

/** `version` as process.versions.node has it. */
export function isNodeUsable(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1]);
}
