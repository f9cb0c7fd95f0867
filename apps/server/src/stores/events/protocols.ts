/** Protocols by which an event arrives: a closed set, so that each is counted from the start (S-04). */
export const PROTOCOLS = ['analytics', 'heartbeat', 'click', 'batch', 'delivery'] as const;
export type Protocol = (typeof PROTOCOLS)[number];
