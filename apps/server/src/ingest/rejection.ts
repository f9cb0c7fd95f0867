/** Why an event is rejected, and the parameter at fault (S-04). The reasons are rows of `@sintonia/contracts`. */
import { REJECT_REASON_TABLE, type RejectReason, type Result } from '@sintonia/contracts';

export interface Rejection {
  reason: RejectReason;
  /** The affected parameter, if any. */
  field?: string;
}

export const describeRejection = ({ reason, field }: Rejection): string => {
  const { message } = REJECT_REASON_TABLE[reason];
  return field === undefined ? message : `${message} (${field})`;
};

export type Decoded<T> = Result<T, Rejection>;
export const reject = (reason: RejectReason, field?: string): { ok: false; error: Rejection } => ({
  ok: false,
  error: field === undefined ? { reason } : { reason, field },
});
