/** One programme of a live channel's schedule. */
export interface ScheduledProgramme {
  title: string;
  /** ms epoch. */
  startsAtMs: number;
  endsAtMs: number;
}

/** What was on at an instant (W-15), or null where the schedule has a hole. */
export const programmeAt = <P extends ScheduledProgramme>(schedule: readonly P[], atMs: number): P | null =>
  schedule.find(({ startsAtMs, endsAtMs }) => atMs >= startsAtMs && atMs < endsAtMs) ?? null;
