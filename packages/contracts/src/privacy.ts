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

/**
 * A finished erasure, as its row of the audit log has it: the subject does not contain the visitor's id. Also
 * `GET /api/privacy/erasures/:id`.
 */
export const ErasureCertificate = Erasure.extend({
  /** Of the row in the audit log. */
  id: z.number(),
  subject: z.string(),
  /** E-mail; `command` for a command on the server; '' for the visitor, who erased their own account. */
  by: z.string(),
  at: z.string(),
});
export type ErasureCertificate = z.infer<typeof ErasureCertificate>;

/** Whether the erasure found anything to delete: one that did not proves less than one before it. */
export const hasErased = ({ erased }: Pick<Erasure, 'erased'>): boolean =>
  Object.values(erased).some((count) => count > 0);

/** `GET /api/privacy/erasures`: the last ones, newest first. */
export const Erasures = z.array(ErasureCertificate);

/** `POST /api/privacy/erasures/of`: whether a visitor is being erased, and was. */
export const VisitorErasures = z.object({
  /** Start of an erasure that has not ended; null if none is running. */
  runningSince: z.string().nullable(),
  /** Of the last erasure that found something to delete, or else of the last one; null without any. */
  certificate: ErasureCertificate.nullable(),
});
export type VisitorErasures = z.infer<typeof VisitorErasures>;

/** `GET /api/privacy/retention`: a table of events, its retention period and its current state. */
export const RetentionTable = z.object({
  table: z.enum(['hits', 'playback', 'rejected']),
  days: z.number(),
  rows: z.number(),
  /** Arrival of the oldest row; null without rows. */
  oldestAt: z.string().nullable(),
});
export type RetentionTable = z.infer<typeof RetentionTable>;
