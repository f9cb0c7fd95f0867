/** Scheduler interval, and how long collected heartbeats wait for the filter. § 9. */
export const TICK_MS = 250;

/** How long the first play waits, so that a preroll can claim it. § 4, § 9. */
export const PREROLL_WAIT_MS = 250;

/** Interval of playhead checks. § 9. */
export const POLL_MS = 1001;

/** Consecutive playhead checks without movement that count as a stall. § 9. */
export const STALLED_POLLS = 2;

/** Reporting interval inside a granular ad. § 9. */
export const AD_INTERVAL_MS = 1000;

/** Idle timeout: the session ends after this long in pause, buffering or seeking. § 9. */
export const IDLE_MS = 1_800_000;

/** Tolerated difference between playhead and clock; beyond it the smaller of the two counts. § 9. */
export const DRIFT_MS = 2000;

/** Heartbeats held while the privacy status is unknown; later ones are dropped. § 9. */
export const WORK_QUEUE = 2000;

/** After a part failed to load, the timer waits this long before it retries. Our choice. */
export const FETCH_RETRY_DELAY_MS = 10_000;

/** Version of the incumbent's client in the recorded traces; ours is a setting. */
export const LIBRARY_VERSION = 'js-2.2.2.230-96e624';
export const API_LEVEL = 4;

/** First version of the measurement library that supports audio. § 5. */
export const AUDIO_SINCE = '2.11';
