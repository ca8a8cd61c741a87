// Bounded concurrency: so many at a time, the next as soon as one is through.

/** Resolves when every element is through; rejects with the first exception. Order of completion is not promised. */
export async function inParallel<T>(
  elements: Iterable<T>,
  limit: number,
  work: (element: T) => Promise<void>,
): Promise<void> {
  const iterator = elements[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let next = iterator.next(); next.done !== true; next = iterator.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
