/** Destinations of copies: scheme and host, with an optional path, of the server being replaced. */
export interface ParallelRun {
  readonly analytics: string;
  readonly heartbeats: string;
}
