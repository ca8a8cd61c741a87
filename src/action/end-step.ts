// The end of a step, once everything is told. Calls of a library that were given up can't be stopped, and sockets of a
// service that does not answer stay half open: they would keep the job, which has nothing left to do, for minutes.

/** Ends the process with the exit code that was set, as soon as what was written is out. */
export async function endStep(): Promise<never> {
  await Promise.all([process.stdout, process.stderr].map(flushed));
  process.exit();
}

/** A reader that is gone is no reason to stay. */
const flushed = (stream: NodeJS.WriteStream): Promise<void> =>
  new Promise((resolve) => {
    stream.once('error', () => resolve());
    stream.write('', () => resolve());
  });
