// What reaches stdout while something runs.

/** Runs `work` and answers with all that it wrote to stdout, which is not shown meanwhile. */
export async function listenToStdout(work: () => Promise<unknown>): Promise<string> {
  const write = process.stdout.write.bind(process.stdout);
  let heard = '';
  process.stdout.write = (chunk: string | Uint8Array) => {
    heard += Buffer.from(chunk as Uint8Array).toString();
    return true;
  };
  try {
    await work();
  } finally {
    process.stdout.write = write;
  }
  return heard;
}
