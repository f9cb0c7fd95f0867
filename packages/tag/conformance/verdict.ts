/** What playing a recorded run again has shown. */
export type Verdict =
  | { readonly kind: 'conforms' }
  /** The first difference. */
  | { readonly kind: 'differs'; readonly why: string }
  /** The run rests on something that our client has no input for. */
  | { readonly kind: 'notReplayable'; readonly why: string };

export const CONFORMS: Verdict = { kind: 'conforms' };
export const differs = (why: string | null): Verdict => (why === null ? CONFORMS : { kind: 'differs', why });
export const notReplayable = (why: string): Verdict => ({ kind: 'notReplayable', why });
