export interface FetchSetting {
  /** Whether addresses of this machine and its network are allowed. */
  allowsPrivate: boolean;
  /** Total timeout, milliseconds. */
  timeoutMs?: number;
  /** `Accept` header; feeds by default. */
  accept?: string;
  method?: 'GET' | 'HEAD';
}

export interface Fetched {
  body: AsyncIterable<Buffer>;
  /** Announced size in bytes; null if missing. */
  length: number | null;
  /** From the content type; null if missing. */
  charset: string | null;
  /** Releases the connection without reading the body. */
  close(): void;
}
