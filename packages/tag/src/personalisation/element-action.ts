/** One change to a page in executable form; the other fields of the format have been resolved into it. */
export interface ElementAction {
  readonly action: string;
  readonly selector?: string | undefined;
  readonly cssSelector?: string | undefined;
  readonly content?: unknown;
  readonly attribute?: string | undefined;
  readonly value?: string | undefined;
  readonly asset?: string | undefined;
  readonly style?: Readonly<Record<string, string | number>> | undefined;
  readonly priority?: string | undefined;
  readonly from?: string | number | undefined;
  readonly to?: string | number | undefined;
  readonly url?: string | undefined;
  readonly includeAllUrlParameters?: string | undefined;
  readonly passMboxSession?: string | undefined;
  readonly clickTrackId?: string | undefined;
}
