/** M-10: what is stored of a request that the server may not have. */
export interface StoredLine {
  line: string;
  /** Time of storing, ms epoch. */
  atMs: number;
}

/** Store of lines between pages; each call settles when it is done. The line is its own key. */
export interface LineStore {
  put(stored: StoredLine): Promise<void>;
  remove(lines: readonly string[]): Promise<void>;
  /** Oldest first. */
  all(): Promise<StoredLine[]>;
  /** Deletes lines and store without a trace. */
  clear(): Promise<void>;
}

/** Path and query of an address: what is stored, and what identifies it on the server. */
export function lineOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
