/** Reasons of rejection. A closed set: each is counted, stored with the raw bytes, and has a test (S-04). */
import type { Result } from '@sintonia/contracts';
import type { RejectReason } from '../stores/events/reject-reasons.ts';

const REASONS: Record<RejectReason, string> = {
  /** AQB without AQE: truncated in transit. */
  truncated: 'The hit was cut on its way: it begins with AQB and does not end with AQE.',
  unknownProtocol: 'Neither an analytics hit nor a heartbeat.',
  missingField: 'A parameter that every event needs is missing.',
  badValue: 'A parameter that every event needs cannot be read.',
  tooLarge: 'More than is read at once.',
  notUtf8: 'The text is not UTF-8.',
  notGzip: 'The body is not gzip.',
  tooManyLines: 'The batch has too many lines.',
  /** Dropped without notifying the client. */
  unknownSuite: 'The report suite is not one of this server.',
  /** Not the client's fault: the engine refused the row. */
  unstorable: 'The event could not be stored.',
};

export interface Rejection {
  reason: RejectReason;
  /** The affected parameter, if any. */
  field?: string;
}

export const describeRejection = ({ reason, field }: Rejection): string =>
  field === undefined ? REASONS[reason] : `${REASONS[reason]} (${field})`;

export type Decoded<T> = Result<T, Rejection>;
export const reject = (reason: RejectReason, field?: string): { ok: false; error: Rejection } => ({
  ok: false,
  error: field === undefined ? { reason } : { reason, field },
});
