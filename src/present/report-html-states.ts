// How a state of a member looks on the page: a mark and a word, so that colour is never all there is.
import type { JoinMember } from '../core/groups/join-report.ts';

export interface StateLook {
  readonly mark: string;
  readonly word: string;
  /** Class of the style sheet. */
  readonly look: 'good' | 'bad' | 'warn' | 'soft';
}

const looks: Readonly<Record<JoinMember['state'], StateLook>> = {
  missing: { mark: '?', word: 'missing', look: 'bad' },
  failed: { mark: '✗', word: 'failed', look: 'bad' },
  cancelled: { mark: '■', word: 'cancelled', look: 'warn' },
  open: { mark: '○', word: 'left undone', look: 'warn' },
  succeeded: { mark: '✓', word: 'succeeded, not verified', look: 'soft' },
  verified: { mark: '✓', word: 'verified', look: 'good' },
  skipped: { mark: '–', word: 'skipped', look: 'soft' },
};

export const stateLook = (state: JoinMember['state']): StateLook => looks[state];

/** Members with the worst first; equal ones stay in manifest order. Linear. */
export function worstFirst(members: readonly JoinMember[]): JoinMember[] {
  const byState = new Map(
    (Object.keys(looks) as JoinMember['state'][]).map((state) => [state, [] as JoinMember[]]),
  );
  for (const member of members) byState.get(member.state)?.push(member);
  return [...byState.values()].flat();
}
