/** Requests and answers of the privacy API (R-07, I-04). */
import { z } from 'zod';
import { ConsentProof } from './consent-proof.ts';

/** `GET /api/privacy/consents`: choices of a calendar day of the broadcaster, by choice. */
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
export const StoredProof = ConsentProof.omit({ visitor: true, key: true }).extend({ at: z.string() });
export type StoredProof = z.infer<typeof StoredProof>;

const ByTable = z.object({ hits: z.number(), playback: z.number(), rejected: z.number() });

/** Answer of `POST /api/privacy/erase`. */
export const Erasure = z.object({
  erased: ByTable,
  /** Number of the visitor's playback sessions. */
  sessions: z.number(),
  /** Number of remaining events. Above 0 only while the visitor keeps sending faster than events can be deleted. */
  remaining: z.number(),
});
export type Erasure = z.infer<typeof Erasure>;

/** An erasure with its audit log subject, which does not contain the visitor's id. */
export const ErasureCertificate = Erasure.extend({ subject: z.string(), by: z.string(), at: z.string() });
export type ErasureCertificate = z.infer<typeof ErasureCertificate>;

/** `GET /api/privacy/retention`: a table of events, its retention period and its current state. */
export const RetentionTable = z.object({
  table: z.enum(['hits', 'playback', 'rejected']),
  days: z.number(),
  rows: z.number(),
  /** Arrival of the oldest row; null without rows. */
  oldestAt: z.string().nullable(),
});
export type RetentionTable = z.infer<typeof RetentionTable>;
