/** Visitors' accounts (W-08): what the browser exchanges with `/api/compte`, and what the website's pages may ask. */
import { z } from 'zod';
import { NumericId, Slug } from './catalogue.ts';
import type { Result } from './result.ts';

/** Longest list that a browser hands over at once. */
const MAX_AT_ONCE = 200;

/** Where somebody left an episode, and when; `null`: seen to the end. */
export const PlaybackPosition = z.object({
  episode: NumericId,
  positionS: z.number().int().min(0).max(86_400).nullable(),
  atMs: z.number().int().positive(),
});
export type PlaybackPosition = z.infer<typeof PlaybackPosition>;
export const PlaybackPositions = z.object({ places: z.array(PlaybackPosition).max(MAX_AT_ONCE) });

const atMs = z.number().int().positive();
/** Something kept for later, «per més tard», or a programme that one follows. */
export const SavedItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['episode', 'story']), id: NumericId, atMs }),
  z.object({ kind: z.literal('programme'), id: Slug.max(80), atMs }),
]);
export type SavedItem = z.infer<typeof SavedItem>;
export const SavedChanges = z.object({
  changes: z.array(z.intersection(SavedItem, z.object({ isSaved: z.boolean() }))).max(MAX_AT_ONCE),
});
export type SavedChange = z.infer<typeof SavedChanges>['changes'][number];

/** Newest first, both. */
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
      /** What measurement may know the visitor by (D-05): a hash, never the account's own id. */
      userId: string;
    } & VisitorShelf);

export interface VisitorAccount {
  name: string;
  email: string;
  userId: string;
  /** ISO 8601. */
  since: string;
}

/** Characters. Long enough to resist guessing, whatever it is made of; nothing else is asked of it. */
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

/** One visitor's dealings with the accounts, during one request. */
export interface AccountService {
  /** Null for who is not signed in. */
  visitor(): Promise<VisitorAccount | null>;
  /** Empty for who is not signed in. */
  shelf(): Promise<VisitorShelf>;
  /**
   * Empty cookies: the account waits for its confirmation by mail, or there was one with this address already.
   *
   * @param saving what one wanted to keep and was asked to sign in for
   */
  signUp(form: SignUpForm, saving: SavedChange | null): Promise<Result<SessionCookies, AccountRefusal>>;
  signIn(email: string, password: string, saving: SavedChange | null): Promise<Result<SessionCookies, AccountRefusal>>;
  signOut(): Promise<SessionCookies>;
  /** From the mail that follows a sign-up. */
  confirm(key: string): Promise<Result<SessionCookies, AccountRefusal>>;
  /** Answers the same whether there is such an account or not. */
  askNewPassword(email: string): Promise<Result<null, AccountRefusal>>;
  setNewPassword(key: string, password: string): Promise<Result<null, AccountRefusal>>;
  save(change: SavedChange): Promise<boolean>;
  forgetHistory(): Promise<void>;
  /** Everything that is kept of the visitor, as one JSON document in pieces; null for who is not signed in. */
  exported(): Promise<AsyncIterable<string> | null>;
  /** Erases the account, and what was measured under its id. */
  remove(password: string): Promise<Result<SessionCookies, AccountRefusal>>;
}
