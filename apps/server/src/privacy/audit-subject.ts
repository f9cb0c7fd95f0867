import { createHash } from 'node:crypto';

/** Tells whoever has the id whether a row was about it, and nobody else; it outlives what was erased. */
export const auditSubject = (visitorId: string): string =>
  `visitor ${createHash('sha256').update(`sintonia audit ${visitorId}`).digest('hex').slice(0, 16)}`;
