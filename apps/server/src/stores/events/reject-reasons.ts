/** What is said of an event that was refused: two closed sets, so that each pair can be counted from the start (S-04). */

/** By which door an event came in. */
export const PROTOCOLS = ['analytics', 'heartbeat', 'click', 'batch', 'delivery'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

export const REJECT_REASONS = [
  'truncated',
  'unknownProtocol',
  'missingField',
  'badValue',
  'tooLarge',
  'notUtf8',
  'notGzip',
  'tooManyLines',
  'unknownSuite',
  'unstorable',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];
