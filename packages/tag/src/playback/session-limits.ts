/** How often the scheduler hydrates, and how long collected reports wait for the filter. § 9. */
export const TICK_MS = 250;

/** How long the first play waits, so that a preroll can claim it. § 4, § 9. */
export const PREROLL_WAIT_MS = 250;

/** How often the playhead is looked at. § 9. */
export const POLL_MS = 1001;

/** Looks in a row without movement that make a stall. § 9. */
export const STALLED_POLLS = 2;

/** Reporting interval inside a granular ad. § 9. */
export const AD_INTERVAL_MS = 1000;

/** In pause, buffering or seeking this long, the session ends by itself. § 9. */
export const IDLE_MS = 1_800_000;

/** Play, buffer, stall and untracked pauses this short are not sent. § 4. */
export const SHORT_MS = 250;

/** A longer duration is a clock that slept, and counts 0. § 9. */
export const LONGEST_MS = 600_000;

/** Playhead and clock may differ this much before the smaller of both is taken. § 9. */
export const DRIFT_MS = 2000;

/** Reports kept while privacy is not known; later ones are dropped. § 9. */
export const WORK_QUEUE = 2000;

/** A part that could not be fetched is not asked for by the timer before this much later. Ours. */
export const FETCH_AGAIN_MS = 10_000;

/** Version the incumbent's client carries in the recorded traces; ours is configuration. */
export const LIBRARY_VERSION = 'js-2.2.2.230-96e624';
export const API_LEVEL = 4;

/** First measurement library that knows audio. § 5. */
export const AUDIO_SINCE = '2.11';
