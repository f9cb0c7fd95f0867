/** How long the demo's experiments have run on its first day. Nobody in its history saw them before. */
export const EXPERIMENT_DAYS = 16;
