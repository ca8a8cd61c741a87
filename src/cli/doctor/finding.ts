// What doctor found out about one thing.

export interface Finding {
  readonly name: string;
  readonly isOk: boolean;
  /** What is there, or what is wrong. */
  readonly found: string;
  /** What to do about it. */
  readonly remedy?: string;
}

export interface Section {
  readonly title: string;
  readonly findings: readonly Finding[];
}
