/** Saved views of the studio, each person's board, and views sent by mail every Monday. */
import { z } from 'zod';
import { FlowQuery } from './report-query/flow-query.ts';
import { FunnelQuery } from './report-query/funnel-query.ts';
import { ReportQuery } from './report-query/report-query.ts';
import { RetentionQuery } from './report-query/retention-query.ts';
import { StaffRole } from './staff.ts';

export const SAVED_VIEW_LIMITS = {
  nameCharacters: 80,
  pathCharacters: 4000,
  /** Views of one person. */
  views: 200,
  /** On one board. */
  tiles: 60,
  /** Mailings of one view. */
  mailings: 20,
} as const;

const Name = z.string().trim().min(1).max(SAVED_VIEW_LIMITS.nameCharacters);
/** Path and query below the studio's own address: `/explora?mesures=visits`. Never another host. */
const ViewPath = z
  .string()
  .max(SAVED_VIEW_LIMITS.pathCharacters)
  .regex(/^\/[a-z0-9-]+(?:\/[a-zA-Z0-9_-]+)*(?:\?[!-~]*)?$/);
const Id = z.string().regex(/^[0-9a-f]{16}$/);
const At = z.string();

/** An analysis whose figures a view shows, as its endpoint takes it. */
export const SavedAnalysis = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('funnel'), query: FunnelQuery }),
  z.strictObject({ kind: z.literal('flow'), query: FlowQuery }),
  z.strictObject({ kind: z.literal('retention'), query: RetentionQuery }),
]);
export type SavedAnalysis = z.infer<typeof SavedAnalysis>;

/** `POST /api/saved-views`. */
export const SavedViewRequest = z.strictObject({
  name: Name,
  path: ViewPath,
  /** The query whose figures the view shows; null for a screen that is no query. */
  query: ReportQuery.omit({ cursor: true }).nullable().default(null),
  /** The analysis whose figures the view shows, of a screen that is no query. */
  analysis: SavedAnalysis.nullable().default(null),
  isShared: z.boolean().default(false),
  isPinned: z.boolean().default(false),
});
export type SavedViewRequest = z.infer<typeof SavedViewRequest>;
export type SavedViewInput = z.input<typeof SavedViewRequest>;

/** `PUT /api/saved-views/:id`. */
export const SavedViewChange = z.strictObject({ name: Name, isShared: z.boolean() });
export type SavedViewChange = z.infer<typeof SavedViewChange>;

/** `PUT /api/saved-views/:id/pin`. */
export const SavedViewPin = z.strictObject({ isPinned: z.boolean() });

/** `PUT /api/saved-views/board`: the order of the tiles. Views that are not pinned are ignored. */
export const BoardOrder = z.strictObject({ views: z.array(Id).max(SAVED_VIEW_LIMITS.tiles) });

/**
 * `waiting` until the next Monday. `uncertain`: the server stopped while the mail was being handed over, so that it is
 * not sent again by itself.
 */
export const MailingState = z.enum(['waiting', 'sending', 'sent', 'failed', 'uncertain']);
export type MailingState = z.infer<typeof MailingState>;

export const ViewMailing = z.object({
  id: z.string(),
  /** E-mail of a person of the studio. */
  to: z.string(),
  createdBy: z.string(),
  state: MailingState,
  stateAt: At.nullable(),
  /** Why the last attempt failed: a code, `figures` or `mail`. */
  problem: z.enum(['figures', 'mail']).nullable(),
  /** Next Monday's time. */
  nextAt: At,
});
export type ViewMailing = z.infer<typeof ViewMailing>;

export const SavedView = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  query: ReportQuery.nullable(),
  analysis: SavedAnalysis.nullable(),
  isShared: z.boolean(),
  /** E-mail. */
  createdBy: z.string(),
  createdAt: At,
  /** The requesting person owns it or is an administrator. */
  mayChange: z.boolean(),
  /** Position on the requesting person's board; null when not pinned. */
  place: z.number().nullable(),
  mailings: z.array(ViewMailing),
});
export type SavedView = z.infer<typeof SavedView>;

/** `GET /api/saved-views`: the requesting person's views and shared ones, by name. */
export const SavedViewList = z.object({ views: z.array(SavedView) });

/** `GET /api/mailings/recipients`: active studio staff. */
export const MailingRecipients = z.object({
  people: z.array(z.object({ name: z.string(), email: z.string(), role: StaffRole })),
});

export type MailingRecipients = z.infer<typeof MailingRecipients>;

/** `POST /api/mailings`. */
export const MailingRequest = z.strictObject({ view: Id, to: z.email().max(254) });

/** `POST /api/mailings/unsubscribe`: the key of the mail's own link. */
export const MailingKey = z.object({ key: z.string().regex(/^[\w-]{43}$/) });
