import { createHash } from 'node:crypto';

/** Pseudonym of an id in the audit log: only someone with the id can match it. It remains after erasure. */
export const auditSubject = (visitorId: string): string =>
  `visitor ${createHash('sha256').update(`sintonia audit ${visitorId}`).digest('hex').slice(0, 16)}`;
