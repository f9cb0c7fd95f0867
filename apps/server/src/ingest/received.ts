/** A beacon as it arrived, before decoding. */
import type { Protocol } from '../stores/events/protocols.ts';

export interface Received {
  protocol: Protocol;
  method: string;
  /** Without the query. */
  path: string;
  /** The parameters as received: the query, or the body of a POST. */
  query: string;
  receivedAtMs: number;
  userAgent: string;
  /** Full address; shortened before anything is stored (S-06). */
  address: string;
  /** Set for a resent event; `clockMs` is the client's clock at that time, null if not sent. */
  resent?: { clockMs: number | null };
}

/** Protocol of this path; without a match, required parameters of a heartbeat are checked. */
export function protocolOf(path: string): Protocol {
  if (path.includes('/b/ss/')) return 'analytics';
  return path.endsWith(CLICK_PATH) ? 'click' : 'heartbeat';
}

export const CLICK_PATH = '/click';

/** Bytes that an event's id is computed from; equal for a GET, a browser's repeat and `/collect`. */
export const targetOf = ({ path, query }: Received): string => `${path}?${query}`;
