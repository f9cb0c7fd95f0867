/** Polls and contests (W-09): definitions by editors, and results. */
import { z } from 'zod';
import { NumericId, Slug } from './catalogue/catalogue-primitives.ts';

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
  /** Story that contains it. */
  story: NumericId.nullable(),
  options: z
    .array(z.object({ id: Slug, text: z.string().min(1).max(120) }))
    .min(2)
    .max(8),
});
export type Poll = z.infer<typeof Poll>;

/** A contest that visitors enter with a form. */
export const Contest = z.object({
  kind: z.literal('contest'),
  ...Common,
  prize: z.string().min(1).max(300),
  /** Question with a free-text answer. */
  question: z.string().min(1).max(300),
  /** How winners are chosen, and how the data is used. */
  terms: z.array(z.string().min(1).max(600)).min(1),
});
export type Contest = z.infer<typeof Contest>;

export const Participation = z.discriminatedUnion('kind', [Poll, Contest]);
export type Participation = z.infer<typeof Participation>;

/** Votes by option id, with every option present. */
export interface PollResults {
  votes: Record<string, number>;
  total: number;
}

/** Answer of `POST /api/participacio/{id}`. */
export interface VoteAnswer {
  results: PollResults;
  /** Counted option of this visitor: the first one that they chose. */
  own: string;
  /** False for a repeated vote: nothing was stored or counted. */
  isNew: boolean;
}

export const ContestEntry = z.object({
  name: z.string().trim().min(1).max(80),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  answer: z.string().trim().min(1).max(600),
});
export type ContestEntry = z.infer<typeof ContestEntry>;

export type ParticipationRefusal = 'notFound' | 'closed' | 'badOption' | 'tooMany';

/** The public part. */
export interface ParticipationReader {
  find(id: string): Participation | null;
  ofStory(story: number): Poll | null;
  /** Open ones, the next to close first. */
  open(now: Date): Participation[];
  results(poll: Poll): Promise<PollResults>;
}

/** Result of an action, and the cookie that identifies this browser, when it is new. */
export type ParticipationOutcome<T> =
  | { ok: true; value: T; cookies: string[] }
  | { ok: false; error: ParticipationRefusal };

/** Participation of one visitor, during one request. */
export interface ParticipationService {
  /** Option that this visitor voted for; null before. */
  ownVote(id: string): Promise<string | null>;
  hasEntered(id: string): Promise<boolean>;
  vote(id: string, option: string): Promise<ParticipationOutcome<VoteAnswer>>;
  enter(id: string, entry: ContestEntry): Promise<ParticipationOutcome<{ isNew: boolean }>>;
}
