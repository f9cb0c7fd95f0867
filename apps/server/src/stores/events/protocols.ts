/** Protocols and reasons of rejected events: closed sets, so that each pair is counted from the start (S-04). */

/** Protocol by which an event arrived. */
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
