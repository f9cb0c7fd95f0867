/**
 * One-time links (B-02): a random token, stored as its SHA-256 only. A link ends when it is used, replaced or expired.
 */

import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@sintonia/contracts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { staffLink } from '../../stores/operational/tables/staff-key-tables.ts';

export type LinkKind = 'first' | 'invitation' | 'password' | 'forgotten';

/** Lifetimes. An invitation survives a weekend; a password reset is short-lived. */
const LIFETIME_MS: Readonly<Record<LinkKind, number>> = {
  first: DAY_MS,
  invitation: 72 * HOUR_MS,
  password: DAY_MS,
  forgotten: HOUR_MS,
};

export interface NewLink {
  token: string;
  expiresAt: Date;
}

export interface OpenLink {
  kind: 'first' | 'invitation' | 'password';
  userId: string | null;
}

export interface StaffLinks {
  /** Creates a link and invalidates earlier links of the same account, or earlier first-administrator links. */
  create(kind: LinkKind, userId: string | null): Promise<NewLink>;
  /** Purpose of an open link; null if it is used, replaced, expired or unknown. */
  find(token: string): Promise<OpenLink | null>;
  /** Uses the link up. Of two concurrent uses, one gets null. */
  use(token: string, within: Pick<OperationalDatabase, 'update'>): Promise<OpenLink | null>;
  endOf(userId: string): Promise<void>;
  /** Whether a first-administrator link has ever been created. */
  hadFirst(): Promise<boolean>;
}

export function createStaffLinks(database: OperationalDatabase, now: () => Date): StaffLinks {
  const isOpen = (token: string) =>
    and(eq(staffLink.tokenHash, hashOf(token)), isNull(staffLink.usedAt), gt(staffLink.expiresAt, now()));
  const shape = { kind: staffLink.kind, userId: staffLink.userId };
  const ofSame = (userId: string | null) => (userId === null ? isNull(staffLink.userId) : eq(staffLink.userId, userId));

  return {
    create: async (kind, userId) => {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now().getTime() + LIFETIME_MS[kind]);
      await database.delete(staffLink).where(ofSame(userId));
      await database.insert(staffLink).values({
        tokenHash: hashOf(token),
        kind: kind === 'forgotten' ? 'password' : kind,
        userId,
        expiresAt,
      });
      return { token, expiresAt };
    },
    find: async (token) => {
      const [link] = await database.select(shape).from(staffLink).where(isOpen(token));
      return link ?? null;
    },
    use: async (token, within) => {
      const [link] = await within.update(staffLink).set({ usedAt: now() }).where(isOpen(token)).returning(shape);
      return link ?? null;
    },
    endOf: async (userId) => {
      await database.delete(staffLink).where(ofSame(userId));
    },
    hadFirst: async () => {
      const [link] = await database.select(shape).from(staffLink).where(eq(staffLink.kind, 'first'));
      return link !== undefined;
    },
  };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
