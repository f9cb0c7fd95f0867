import { ok, REJECT_REASONS, RejectedEvent, RejectedReasons, type RejectReason } from '@sintonia/contracts';
import { type Answered, get } from '../api/request.ts';
import { isOneOf } from '../links/use-address-state.ts';

/** A reason, or '' for any. */
export type ChosenReason = RejectReason | '';
export const isReason = isOneOf(REJECT_REASONS);

export interface Rejected {
  /** The newest of the chosen reason. */
  rows: RejectedEvent[];
  /** Of every stored event, not only of the listed ones: a wave of one reason must not hide the others. */
  reasons: RejectedReasons;
}

export async function fetchRejected(limit: string, reason: ChosenReason, signal: AbortSignal): Answered<Rejected> {
  const search = new URLSearchParams({ limit, ...(reason !== '' && { reason }) });
  const [rows, reasons] = await Promise.all([
    get(`/api/reports/rejected?${search}`, RejectedEvent.array(), signal),
    get('/api/reports/rejected/reasons', RejectedReasons, signal),
  ]);
  if (!rows.ok) return rows;
  if (!reasons.ok) return reasons;
  return ok({ rows: rows.value, reasons: reasons.value });
}
