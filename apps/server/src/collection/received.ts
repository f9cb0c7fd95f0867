/** One measurement request as it arrived, before anything is read of it. */
import type { Protocol } from '../stores/events/reject-reasons.ts';

export interface Received {
  protocol: Protocol;
  method: string;
  /** Without query. */
  path: string;
  /** The parameters as sent: the query, or the body of a POST. */
  query: string;
  receivedAtMs: number;
  userAgent: string;
  /** Whole; shortened before anything is kept (S-06). */
  address: string;
  /** Set for what is sent again later; `clockMs` is the client's clock at that moment, null when it does not say. */
  resent?: { clockMs: number | null };
}

/** Which protocol speaks at this path; where none does, a heartbeat's required parameters are looked for. */
export function protocolOf(path: string): Protocol {
  if (path.includes('/b/ss/')) return 'analytics';
  return path.endsWith(CLICK_PATH) ? 'click' : 'heartbeat';
}

export const CLICK_PATH = '/click';

/** What an event's id is made of; the same whether sent as GET, repeated by the browser or through `/collect`. */
export const targetOf = ({ path, query }: Received): string => `${path}?${query}`;
