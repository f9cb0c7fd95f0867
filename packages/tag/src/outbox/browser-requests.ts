/** Requests that send lines from a browser. Each resolves with whether the lines are delivered; none rejects. */
export interface OutboxRequests {
  get(url: string): Promise<boolean>;
  /** @param isLeaving the page is being left; the browser completes the request */
  post(lines: readonly string[], isLeaving?: boolean): Promise<boolean>;
}

/**
 * No answer within this time counts as a failure: the line is stored and sent again. Equals the reporting interval (§
 * 9).
 */
export const ANSWER_TIMEOUT_MS = 10_000;

/** The server has it, or has refused it for good and stores it as rejected: a repeat would change nothing. */
const isDealtWith = ({ ok, status }: Response) => ok || status === 400 || status === 413;

/** @param collector origin of `/collect` */
export function browserRequests(collector: string, window: Window & typeof globalThis): OutboxRequests {
  const request = (url: string, options: RequestInit) =>
    window
      .fetch(url, {
        credentials: 'omit',
        referrerPolicy: 'strict-origin',
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
        ...options,
      })
      .then((answer) => answer.text().then(() => isDealtWith(answer))) // an unread answer keeps its connection open
      .catch(() => false);
  /** The current clock is sent along: with it the server corrects the lines' own times exactly. */
  const collect = () => `${collector}/collect?ts=${Date.now()}`;
  return {
    // `keepalive`: a heartbeat outlives the page that sends it. No credentials, no custom header: no preflight.
    get: (url) => request(url, { keepalive: true }),
    post: (lines, keepalive = false) => request(collect(), { method: 'POST', body: lines.join('\n'), keepalive }),
  };
}
