/** Where copies go: scheme and host, and path where there is one, of the server that is being replaced. */
export interface ParallelRun {
  readonly analytics: string;
  readonly heartbeats: string;
}
