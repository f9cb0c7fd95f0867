/** Polls and contests (W-09): what editors define, what is counted. */
import { z } from 'zod';
import { NumericId, Slug } from './catalogue.ts';

const Common = {
  id: Slug,
  title: z.string().min(1).max(200),
  intro: z.string().max(600),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
};

/** One question with a few answers. */
export const Poll = z.object({
  kind: z.literal('poll'),
  ...Common,
  /** The story it stands in. */
  story: NumericId.nullable(),
  options: z
    .array(z.object({ id: Slug, text: z.string().min(1).max(120) }))
    .min(2)
    .max(8),
});
export type Poll = z.infer<typeof Poll>;

/** A form that people send to win or to take part. */
export const Contest = z.object({
  kind: z.literal('contest'),
  ...Common,
  prize: z.string().min(1).max(300),
  /** What one has to answer, in one's own words. */
  question: z.string().min(1).max(300),
  /** How it is decided and what is done with the data. */
  terms: z.array(z.string().min(1).max(600)).min(1),
});
export type Contest = z.infer<typeof Contest>;

export const Participation = z.discriminatedUnion('kind', [Poll, Contest]);
export type Participation = z.infer<typeof Participation>;

/** Votes by option id, every option present. */
export interface PollResults {
  votes: Record<string, number>;
  total: number;
}

/** Answer of `POST /api/participacio/{id}`. */
export interface VoteAnswer {
  results: PollResults;
  /** The option that counts for this visitor: the first one they chose. */
  own: string;
  /** False for who had voted before: nothing was stored, so nothing is counted. */
  isNew: boolean;
}

export const ContestEntry = z.object({
  name: z.string().trim().min(1).max(80),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  answer: z.string().trim().min(1).max(600),
});
export type ContestEntry = z.infer<typeof ContestEntry>;

export type ParticipationRefusal = 'notFound' | 'closed' | 'badOption' | 'tooMany';

/** What everybody may read. */
export interface ParticipationReader {
  find(id: string): Participation | null;
  ofStory(story: number): Poll | null;
  /** Open ones, the first to close first. */
  open(now: Date): Participation[];
  results(poll: Poll): Promise<PollResults>;
}

/** Result of an act, and the cookie that tells this browser apart, where it is new. */
export type ParticipationOutcome<T> =
  | { ok: true; value: T; cookies: string[] }
  | { ok: false; error: ParticipationRefusal };

/** One visitor's taking part, during one request. */
export interface ParticipationService {
  /** The option this visitor voted for; null before. */
  ownVote(id: string): Promise<string | null>;
  hasEntered(id: string): Promise<boolean>;
  vote(id: string, option: string): Promise<ParticipationOutcome<VoteAnswer>>;
  enter(id: string, entry: ContestEntry): Promise<ParticipationOutcome<{ isNew: boolean }>>;
}
