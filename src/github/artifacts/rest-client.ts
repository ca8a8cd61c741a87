// The official client with all that its calls with `findBy` need. A file of its own, since the bundle gives everybody else
// the client without that: it is most of its size.
export { DefaultArtifactClient } from '@actions/artifact';
