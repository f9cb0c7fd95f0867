/** A programme of a live channel's schedule. */
export interface ScheduledProgramme {
  title: string;
  /** ms epoch. */
  startsAtMs: number;
  endsAtMs: number;
}

/** Programme at a time (W-15), or null in a gap of the schedule. */
export const programmeAt = <P extends ScheduledProgramme>(schedule: readonly P[], atMs: number): P | null =>
  schedule.find(({ startsAtMs, endsAtMs }) => atMs >= startsAtMs && atMs < endsAtMs) ?? null;
