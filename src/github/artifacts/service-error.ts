// What an error of the Actions libraries means: they throw plain errors and say the rest in prose. Knows their wording, of
// @actions/artifact 6.2 and of our client of the cache, which speaks like it, and nothing else does.

/** `taken`: the name exists. `final`: trying again can't help. `passing`: it may. */
export type ServiceErrorKind = 'taken' | 'final' | 'passing';

/** Kind of what a library call threw. Whatever is not known to be final is worth another try. */
export function serviceErrorKind(error: unknown): ServiceErrorKind {
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  if (message.includes('(409)')) return 'taken';
  const isFinal =
    name === 'UsageError' || // the storage quota is used up
    name === 'GHESNotSupportedError' ||
    name === 'ArtifactNotFoundError' ||
    message.includes('quota has been hit') ||
    message.includes('non-retryable error: Failed request: (4') ||
    message.startsWith('Unable to get the ') || // not a job of Actions: the runner's variables are not there
    message.includes('Failed to get backend IDs');
  return isFinal ? 'final' : 'passing';
}

const longest = 300;

/** First line of an error, without the query of any URL and without the token of the job: both open what they name. */
export function scrubbedMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const token = process.env['ACTIONS_RUNTIME_TOKEN'] ?? '';
  const line = (token === '' ? message : message.replaceAll(token, '***')).split('\n', 1)[0] ?? '';
  return line.replaceAll(/(https?:\/\/[^\s?'"]+)\?[^\s'"]*/g, '$1').slice(0, longest);
}
