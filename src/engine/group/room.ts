// Room for bytes that several workers hold at a time, so that what anybody may have made large is held one by one. Knows no
// artifact.

export interface Room {
  /**
   * Resolves when so many bytes fit, in the order of the calls, with what gives them back. More than the whole room are let
   * in alone.
   */
  enter(bytes: number): Promise<() => void>;
}

export function openRoom(capacity: number): Room {
  let held = 0;
  let count = 0;
  const waiting: { readonly bytes: number; readonly letIn: () => void }[] = [];
  const letIn = (): void => {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      if (count > 0 && held + next.bytes > capacity) return;
      waiting.shift();
      held += next.bytes;
      count += 1;
      next.letIn();
    }
  };
  return {
    enter: (bytes) =>
      new Promise((resolve) => {
        let isInside = true;
        const leave = (): void => {
          if (!isInside) return;
          isInside = false;
          held -= bytes;
          count -= 1;
          letIn();
        };
        waiting.push({ bytes, letIn: () => resolve(leave) });
        letIn();
      }),
  };
}
