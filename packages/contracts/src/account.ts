/** Visitors' accounts (W-08): messages between browser and `/api/compte`, and the service that pages use. */
import { DAY_S } from '@sintonia/wire/durations';
import { z } from 'zod';
import { NumericId, Slug } from './catalogue/catalogue-primitives.ts';
import type { Result } from './result.ts';

/** Longest list that a browser sends at once. */
const MAX_AT_ONCE = 200;

/** Playback position of an episode, with its time; `null` when watched to the end. */
export const PlaybackPosition = z.object({
  episode: NumericId,
  positionS: z.number().int().min(0).max(DAY_S).nullable(),
  atMs: z.number().int().positive(),
});
export type PlaybackPosition = z.infer<typeof PlaybackPosition>;
export const PlaybackPositions = z.object({ places: z.array(PlaybackPosition).max(MAX_AT_ONCE) });

const atMs = z.number().int().positive();
/** An item saved for later, «per més tard», or a followed programme. */
export const SavedItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['episode', 'story']), id: NumericId, atMs }),
  z.object({ kind: z.literal('programme'), id: Slug.max(80), atMs }),
]);
export type SavedItem = z.infer<typeof SavedItem>;
export const SavedChanges = z.object({
  changes: z.array(z.intersection(SavedItem, z.object({ isSaved: z.boolean() }))).max(MAX_AT_ONCE),
});
export type SavedChange = z.infer<typeof SavedChanges>['changes'][number];

/** Both lists newest first. */
export interface VisitorShelf {
  saved: SavedItem[];
  places: PlaybackPosition[];
}

/** Answer of `GET /api/compte`. */
export type AccountState =
  | { isSignedIn: false }
  | ({
      isSignedIn: true;
      name: string;
      /** Visitor id for measurement (D-05): a hash, never the account's own id. */
      userId: string;
    } & VisitorShelf);

export interface VisitorAccount {
  name: string;
  email: string;
  userId: string;
  /** ISO 8601. */
  since: string;
}

/** Characters. Length resists guessing; there are no composition rules. */
export const MIN_PASSWORD_LENGTH = 10;

export const SignUpForm = z.object({
  name: z.string().trim().min(1).max(60),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  password: z.string(),
});
export type SignUpForm = z.infer<typeof SignUpForm>;

export type AccountRefusal =
  | 'badName'
  | 'badEmail'
  | 'shortPassword'
  | 'longPassword'
  | 'commonPassword'
  | 'personalPassword'
  | 'wrongPassword'
  | 'notConfirmed'
  | 'notAccepted'
  | 'badKey'
  | 'tooMany'
  | 'failed';

/** `Set-Cookie` values of an answer that signs in or out. */
export type SessionCookies = readonly string[];

/** Account operations of one visitor, during one request. */
export interface AccountService {
  /** Null without sign-in. */
  visitor(): Promise<VisitorAccount | null>;
  /** Empty without sign-in. */
  shelf(): Promise<VisitorShelf>;
  /**
   * Empty cookies: the account waits for its confirmation by mail, or the address already has one.
   *
   * @param saving the item that the visitor wanted to save when asked to sign in
   */
  signUp(form: SignUpForm, saving: SavedChange | null): Promise<Result<SessionCookies, AccountRefusal>>;
  signIn(email: string, password: string, saving: SavedChange | null): Promise<Result<SessionCookies, AccountRefusal>>;
  signOut(): Promise<SessionCookies>;
  /** Link in the mail after sign-up. */
  confirm(key: string): Promise<Result<SessionCookies, AccountRefusal>>;
  /** Answers the same whether the account exists or not. */
  askNewPassword(email: string): Promise<Result<null, AccountRefusal>>;
  setNewPassword(key: string, password: string): Promise<Result<null, AccountRefusal>>;
  save(change: SavedChange): Promise<boolean>;
  forgetHistory(): Promise<void>;
  /** Everything stored about the visitor, as one JSON document in pieces; null without sign-in. */
  exported(): Promise<AsyncIterable<string> | null>;
  /** Deletes the account, and everything measured under its id. */
  remove(password: string): Promise<Result<SessionCookies, AccountRefusal>>;
}
