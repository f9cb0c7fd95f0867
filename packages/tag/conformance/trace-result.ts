/** Result of replaying a recorded run. */
export type TraceResult =
  | { readonly kind: 'conforms' }
  /** The first difference. */
  | { readonly kind: 'differs'; readonly why: string }
  /** The run needs an input that our client does not have. */
  | { readonly kind: 'notReplayable'; readonly why: string };

export const CONFORMS: TraceResult = { kind: 'conforms' };
export const differs = (why: string | null): TraceResult => (why === null ? CONFORMS : { kind: 'differs', why });
export const notReplayable = (why: string): TraceResult => ({ kind: 'notReplayable', why });
