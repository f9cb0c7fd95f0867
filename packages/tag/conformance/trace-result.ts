/** What playing a recorded run again has shown. */
export type TraceResult =
  | { readonly kind: 'conforms' }
  /** The first difference. */
  | { readonly kind: 'differs'; readonly why: string }
  /** The run rests on something that our client has no input for. */
  | { readonly kind: 'notReplayable'; readonly why: string };

export const CONFORMS: TraceResult = { kind: 'conforms' };
export const differs = (why: string | null): TraceResult => (why === null ? CONFORMS : { kind: 'differs', why });
export const notReplayable = (why: string): TraceResult => ({ kind: 'notReplayable', why });
