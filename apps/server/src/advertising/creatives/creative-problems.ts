/** Why a creative cannot be played from our own origin. Closed: metrics label by it, and the studio names each. */
export const CREATIVE_PROBLEMS = [
  /** No connection, or an answer other than 200. */
  'unreachable',
  'forbiddenAddress',
  'redirects',
  'timeout',
  /** Larger than a creative may be, whatever it says beforehand. */
  'tooLarge',
  /** It plays for longer than any break. */
  'tooLong',
  /** A page, another format, or a file that contradicts itself. */
  'notMp4',
  /** It ends before what it says it holds. */
  'truncated',
  /** Pictures other than H.264 or sound other than AAC. */
  'codec',
  'encrypted',
  /** It comes in fragments already, and says so nowhere. */
  'fragmented',
  /** Sound alone. */
  'noVideo',
  /** It is cut together from several parts of its tracks. */
  'edits',
  /** Its repackaging took too long or used too much memory. */
  'tooMuchWork',
  /** Too many wait already, or there is no room on disk. */
  'full',
  /** A fault of ours. */
  'internal',
] as const;
export type CreativeProblem = (typeof CREATIVE_PROBLEMS)[number];

/** What may be different a few minutes later. */
export const PASSING: ReadonlySet<CreativeProblem> = new Set<CreativeProblem>([
  ...(['unreachable', 'timeout', 'full', 'internal', 'tooMuchWork'] as const),
]);
