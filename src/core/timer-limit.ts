// How long a timer can be. A fact of the platform that settings and whoever sets a timer share.

/** Milliseconds, 24.8 days: Node's timers fire at once beyond this. */
export const longestTimerMs = 2 ** 31 - 1;
