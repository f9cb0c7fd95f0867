/** An expected failure is a value: callers branch on `error.kind`. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const failed = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });

export type NotFound = { kind: 'notFound'; what: string };
