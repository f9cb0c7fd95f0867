/** What the privacy officer asks of the server, and is told (R-07, I-04). */
import { z } from 'zod';
import { ConsentProof } from './consent-proof.ts';

/** `GET /api/privacy/consents`: how visitors chose in a civil day of the broadcaster’s, by what they chose. */
export const ConsentDay = z.object({
  /** `2026-11-21`. */
  day: z.string(),
  choice: z.string(),
  asked: ConsentProof.shape.asked,
  /** First choices, and changes of mind. */
  first: z.number(),
  changed: z.number(),
});
export type ConsentDay = z.infer<typeof ConsentDay>;

/** `GET /api/privacy/proofs`: one visitor's choices, oldest first. */
export const StoredProof = ConsentProof.omit({ visitor: true }).extend({ at: z.string() });
export type StoredProof = z.infer<typeof StoredProof>;

const ByTable = z.object({ hits: z.number(), playback: z.number(), rejected: z.number() });

/** The answer to `POST /api/privacy/erase`. */
export const Erasure = z.object({
  erased: ByTable,
  /** Playback sessions that were the visitor's. */
  sessions: z.number(),
  /** Events still there. Above 0 only when the visitor goes on sending faster than they can be erased. */
  remaining: z.number(),
});
export type Erasure = z.infer<typeof Erasure>;

/** An erasure with what names it in the audit log, where the visitor's id is not. */
export const ErasureCertificate = Erasure.extend({ subject: z.string(), by: z.string(), at: z.string() });
export type ErasureCertificate = z.infer<typeof ErasureCertificate>;

/** `GET /api/privacy/retention`: a table of events, how long its rows are kept and how they stand. */
export const RetentionTable = z.object({
  table: z.enum(['hits', 'playback', 'rejected']),
  days: z.number(),
  rows: z.number(),
  /** When the oldest that is kept arrived; null without rows. */
  oldestAt: z.string().nullable(),
});
export type RetentionTable = z.infer<typeof RetentionTable>;
