/** For tests: visitors' accounts over a database in memory, with their mails and erasures. */
import type { Mail, Mailer } from '../../mail/mailer.ts';
import { connectPglite, IN_MEMORY } from '../../stores/operational/connect-pglite.ts';
import type { OperationalStore } from '../../stores/operational/operational-store.ts';
import { passwordGuess } from '../../stores/operational/tables/guess-tables.ts';
import {
  visitorCredential,
  visitorPlace,
  visitorSaved,
  visitorSession,
  visitorUser,
  visitorVerification,
} from '../../stores/operational/tables/visitor-tables.ts';
import { createVisitorAccounts, type VisitorAccounts } from '../visitors/visitor-accounts.ts';
import { createVisitorLibrary } from '../visitors/visitor-library.ts';
import { createVisitorListStore, type VisitorListStore } from '../visitors/visitor-list-store.ts';

export const ORIGIN = 'http://localhost';
export const JOANA = { name: 'Joana', email: 'joana@exemple.cat', password: 'una-clau-ben-llarga' };
const secret = 'x'.repeat(64);
/** Tables that an account writes to. */
export const TABLES = [
  passwordGuess,
  visitorUser,
  visitorSession,
  visitorCredential,
  visitorVerification,
  visitorPlace,
  visitorSaved,
];

export interface TestAccounts {
  database: OperationalStore['database'];
  shelves: VisitorListStore;
  posted: Mail[];
  /** Ids whose measured events were erased. */
  erased: string[];
  /** Whether the event store refuses to erase. */
  setEraseFails(fails: boolean): void;
  accountsWith(mustConfirm: boolean): VisitorAccounts;
  /** Empties tables, mails and erasures. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export async function openTestAccounts(): Promise<TestAccounts> {
  const store = await connectPglite(IN_MEMORY);
  const { database } = store;
  const shelves = createVisitorListStore(database, Date.now);
  const posted: Mail[] = [];
  const erased: string[] = [];
  let eraseFails = false;
  const mailer: Mailer = { send: async (mail) => void posted.push(mail) };
  const log = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };
  return {
    database,
    shelves,
    posted,
    erased,
    setEraseFails: (fails) => {
      eraseFails = fails;
    },
    accountsWith: (mustConfirm) =>
      createVisitorAccounts({
        library: createVisitorLibrary({
          database,
          secret,
          publicOrigin: null,
          mustConfirm,
          mailer,
          broadcaster: 'Tramuntana',
          log,
        }),
        database,
        shelves,
        organisationId: 'X@Org',
        broadcaster: 'Tramuntana',
        secret,
        measured: async function* () {},
        eraseMeasured: async (id) => {
          if (eraseFails) throw new Error('the event store is away');
          erased.push(id);
        },
      }),
    clear: async () => {
      for (const table of TABLES) await database.delete(table);
      posted.length = 0;
      erased.length = 0;
      eraseFails = false;
    },
    close: () => store.close(),
  };
}

let addresses = 0;
/** Each service has an address of its own unless given, because limits count per address. */
export const serviceOf = (accounts: VisitorAccounts, cookie = '', address = `192.0.2.${++addresses}`) =>
  accounts.service({ cookie, address, origin: ORIGIN });

export const toCookie = (cookies: readonly string[]): string => cookies.map((one) => one.split(';')[0]).join('; ');

export async function signedUp(accounts: VisitorAccounts, form = JOANA): Promise<string> {
  const answer = await serviceOf(accounts).signUp(form, null);
  if (!answer.ok) throw new Error(answer.error);
  return toCookie(answer.value);
}
