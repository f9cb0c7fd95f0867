import type { ReactNode, Ref } from 'react';
import type { PlayerFeature } from './commands.ts';
import type { ScheduledProgramme } from './live/scheduled-programme.ts';
import type { StartMeasuring } from './measurement/measured-session.ts';
import type { NextEpisode } from './next-episode/next-episode.ts';
import type { PlayerLink } from './player-link.ts';
import type { PlayerMedia } from './player-media.ts';
import type { ResumeStore } from './resume/resume-store.ts';

/** Methods of a player for its page. */
export interface PlayerHandle {
  /** Plays a live signal from a past time (ms epoch); see `useWatchFrom`. */
  watchFrom(atMs: number): void;
}

export interface PlayerProps {
  media: PlayerMedia;
  /** A picture that fills the player until the first frame. */
  poster: ReactNode;
  /** Programme or channel, and a picture, for the system's media controls. */
  artist?: string | undefined;
  artwork?: string | null | undefined;
  /** Starts measurement of each session. Keep the function stable across renders: a new one restarts measurement. */
  measure?: StartMeasuring | undefined;
  /** Schedule of a live channel around now: boundaries and titles on its bar (V-04). */
  schedule?: readonly ScheduledProgramme[] | undefined;
  /** Time zone of the broadcaster, for the clock of live times. */
  timeZone?: string | undefined;
  /** Next episode (V-01). */
  next?: NextEpisode | null | undefined;
  /** Autoplays from this second: as the next episode, or from a link with a time. */
  automaticFromS?: number | null | undefined;
  /** Where playback positions are stored. */
  resumeStore?: ResumeStore | undefined;
  /** Links page content to the player: a transcript, a list of chapters. */
  link?: PlayerLink | undefined;
  /**
   * Called every second with the broadcast time of what plays (ms epoch), on a live signal: titles follow it (W-15).
   */
  onWallClock?: ((atMs: number) => void) | undefined;
  /** Called when a visitor uses a feature; for rewinding a live signal only the first time. */
  onFeature?: ((feature: PlayerFeature) => void) | undefined;
  handle?: Ref<PlayerHandle> | undefined;
}
