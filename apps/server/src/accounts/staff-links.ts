/** One-time links (B-02): a random token that only its SHA-256 is kept of; each dies when it is used, replaced or old. */

import { createHash, randomBytes } from 'node:crypto';
import { HOUR_MS } from '@sintonia/contracts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { staffLink } from '../stores/operational/tables/account-tables.ts';

export type LinkKind = 'first' | 'invitation' | 'password' | 'forgotten';

/** How long each holds. An invitation survives a weekend; what replaces a password does not lie around. */
const HOLDS_MS: Readonly<Record<LinkKind, number>> = {
  first: 24 * HOUR_MS,
  invitation: 72 * HOUR_MS,
  password: 24 * HOUR_MS,
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
  /** Makes a link; earlier ones of the same account, or earlier ones for a first administrator, are dead from now on. */
  make(kind: LinkKind, userId: string | null): Promise<NewLink>;
  /** What an open link is for; null for one that is used, replaced, old or invented. */
  find(token: string): Promise<OpenLink | null>;
  /** Uses it up. Of two who come at once with one link, one gets null. */
  use(token: string, within: Pick<OperationalDatabase, 'update'>): Promise<OpenLink | null>;
  endOf(userId: string): Promise<void>;
  /** Whether there ever was a link for a first administrator. */
  hadFirst(): Promise<boolean>;
}

export function createStaffLinks(database: OperationalDatabase, now: () => Date): StaffLinks {
  const isOpen = (token: string) =>
    and(eq(staffLink.tokenHash, hashOf(token)), isNull(staffLink.usedAt), gt(staffLink.expiresAt, now()));
  const shape = { kind: staffLink.kind, userId: staffLink.userId };
  const ofSame = (userId: string | null) => (userId === null ? isNull(staffLink.userId) : eq(staffLink.userId, userId));

  return {
    make: async (kind, userId) => {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now().getTime() + HOLDS_MS[kind]);
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
