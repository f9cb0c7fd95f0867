/** Votes and contest entries (W-09): once per voter, while open. */
import {
  HOUR_MS,
  type Participation,
  type ParticipationReader,
  type ParticipationRefusal,
  type ParticipationService,
  type Poll,
  type PollResults,
} from '@sintonia/contracts';
import { and, count, eq } from 'drizzle-orm';
import { createRateWindow } from '../http/protection/rate-window.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { contestEntry, pollVote } from '../stores/operational/tables/participation-tables.ts';
import { voterOf, voterOrNew } from './voter.ts';

/** Per address and hour: schools and care homes share one. */
const ACTS_PER_HOUR = 60;

export interface ParticipationCaller {
  cookie: string;
  /** Shortened or full; used for the limit, not stored. */
  address: string;
  origin: string;
  /** Account id of the signed-in visitor. */
  account(): Promise<string | null>;
}

export interface ParticipationServices {
  reader: ParticipationReader;
  service(caller: ParticipationCaller): ParticipationService;
}

export function createParticipation(
  defined: readonly Participation[],
  database: OperationalDatabase,
  nowMs: () => number,
): ParticipationServices {
  const byId = new Map(defined.map((one) => [one.id, one]));
  const rate = createRateWindow(ACTS_PER_HOUR, HOUR_MS);
  const mayParticipate = (address: string) => rate.consume(address, nowMs()) === 0;
  const isOpen = ({ opensAt, closesAt }: Participation, now: number) =>
    Date.parse(opensAt) <= now && now < Date.parse(closesAt);

  const results = async (poll: Poll): Promise<PollResults> => {
    const rows = await database
      .select({ option: pollVote.option, votes: count() })
      .from(pollVote)
      .where(eq(pollVote.poll, poll.id))
      .groupBy(pollVote.option);
    const counted = new Map(rows.map(({ option, votes }) => [option, votes]));
    const votes = Object.fromEntries(poll.options.map(({ id }) => [id, counted.get(id) ?? 0]));
    return { votes, total: Object.values(votes).reduce((sum, n) => sum + n, 0) };
  };

  const reader: ParticipationReader = {
    find: (id) => {
      const found = byId.get(id);
      return found && Date.parse(found.opensAt) <= nowMs() ? found : null;
    },
    ofStory: (story) =>
      defined.find((one): one is Poll => one.kind === 'poll' && one.story === story && isOpen(one, nowMs())) ?? null,
    open: (now) =>
      defined.filter((one) => isOpen(one, now.getTime())).toSorted((a, b) => a.closesAt.localeCompare(b.closesAt)),
    results,
  };

  const service = ({ cookie, address, origin, account }: ParticipationCaller): ParticipationService => {
    const refused = (error: ParticipationRefusal) => ({ ok: false as const, error });
    const ownVote = async (poll: string, voter: string | null) => {
      if (voter === null) return null;
      const [row] = await database
        .select({ option: pollVote.option })
        .from(pollVote)
        .where(and(eq(pollVote.poll, poll), eq(pollVote.voter, voter)));
      return row?.option ?? null;
    };
    const voter = async () => voterOrNew(cookie, await account(), origin.startsWith('https:'));

    return {
      ownVote: async (id) => ownVote(id, voterOf(cookie, await account())),

      hasEntered: async (id) => {
        const known = voterOf(cookie, await account());
        if (known === null) return false;
        const rows = await database
          .select({ at: contestEntry.at })
          .from(contestEntry)
          .where(and(eq(contestEntry.contest, id), eq(contestEntry.voter, known)));
        return rows.length > 0;
      },

      vote: async (id, option) => {
        const poll = byId.get(id);
        if (poll?.kind !== 'poll') return refused('notFound');
        if (!isOpen(poll, nowMs())) return refused('closed');
        if (!poll.options.some((one) => one.id === option)) return refused('badOption');
        if (!mayParticipate(address)) return refused('tooMany');
        const { key, cookies } = await voter();
        const stored = await database
          .insert(pollVote)
          .values({ poll: id, voter: key, option, at: new Date(nowMs()) })
          .onConflictDoNothing()
          .returning({ poll: pollVote.poll });
        const own = (await ownVote(id, key)) ?? option;
        return { ok: true, value: { results: await results(poll), own, isNew: stored.length > 0 }, cookies };
      },

      enter: async (id, entry) => {
        const contest = byId.get(id);
        if (contest?.kind !== 'contest') return refused('notFound');
        if (!isOpen(contest, nowMs())) return refused('closed');
        if (!mayParticipate(address)) return refused('tooMany');
        const { key, cookies } = await voter();
        const stored = await database
          .insert(contestEntry)
          .values({ contest: id, voter: key, ...entry, userId: await account(), at: new Date(nowMs()) })
          .onConflictDoNothing()
          .returning({ contest: contestEntry.contest });
        return { ok: true, value: { isNew: stored.length > 0 }, cookies };
      },
    };
  };

  return { reader, service };
}
