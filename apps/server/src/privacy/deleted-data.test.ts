/** After erasure or account deletion, no byte of the data directory contains the visitor (R-07, W-08). */

import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUR_MS } from '@sintonia/contracts';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createVisitorAccounts } from '../accounts/visitors/visitor-accounts.ts';
import { createVisitorLibrary } from '../accounts/visitors/visitor-library.ts';
import { createVisitorListStore } from '../accounts/visitors/visitor-list-store.ts';
import { fileMailer, MAIL_DIR } from '../mail/mailer.ts';
import { forgettingRollups } from '../query/rollups/forget-hours.ts';
import { makePrivate } from '../start/private-files.ts';
import { openEmbeddedEventStore } from '../stores/events/embedded-event-store.ts';
import { EMPTY_HIT, EMPTY_PLAYBACK } from '../stores/events/event-rows.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import { connectPglite } from '../stores/operational/connect-pglite.ts';
import type { OperationalStore } from '../stores/operational/operational-store.ts';
import { visitorVerification } from '../stores/operational/tables/visitor-tables.ts';
import { type JournalStream, openJournalStream } from '../stores/stream/journal/journal-stream.ts';
import { JOURNAL_DIR } from '../stores/stream/journal/open-all-events.ts';
import { eraseVisitor } from './erase-visitor.ts';
import { purgeDeletedData } from './purge-deleted-data.ts';

const VISITOR = '77777777777777777777777777777777777777';
const GRISELDA = {
  name: 'Griselda Vallfosca',
  email: 'griselda.vallfosca@exemple.cat',
  password: 'una-clau-ben-llarga',
};
const log = pino({ level: 'silent' });

let dataDir: string;
let events: EventStore;
let stream: JournalStream;
let operational: OperationalStore;

beforeAll(async () => {
  process.umask(0o077); // as `main.ts` does
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-deleted-'));
  events = forgettingRollups(await openEmbeddedEventStore({ dataDir, onDeath: () => {} }));
  stream = await openJournalStream({ directory: join(dataDir, JOURNAL_DIR), events, log });
  operational = await connectPglite(join(dataDir, 'operational'));
  makePrivate(dataDir);
});
afterAll(async () => {
  await stream.close();
  await events.close();
  await operational.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const paths = async (): Promise<string[]> =>
  (await readdir(dataDir, { recursive: true })).map((name) => join(dataDir, name));

/** Files that contain one of these texts; concurrently deleted files count as empty. */
async function filesWith(texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of await paths()) {
    const bytes = await readFile(path).catch(() => Buffer.alloc(0));
    if (texts.some((text) => bytes.includes(text))) found.push(path.slice(dataDir.length));
  }
  return found;
}

describe('deleted data', () => {
  test('R-07 W-08 an erased visitor and a deleted account are in no file within an hour', async () => {
    const { database } = operational;
    const shelves = createVisitorListStore(database, Date.now);
    const mailer = fileMailer(join(dataDir, MAIL_DIR), 'Tramuntana <a@b.example>', log);
    const setting = {
      secret: 'x'.repeat(64),
      publicOrigin: 'http://localhost',
      mustConfirm: false,
      broadcaster: 'Tramuntana',
    };
    const library = createVisitorLibrary({ database, mailer, log, ...setting });
    const accounts = createVisitorAccounts({
      library,
      database,
      shelves,
      organisationId: 'X@Org',
      broadcaster: setting.broadcaster,
      secret: setting.secret,
      measured: async function* () {},
      eraseMeasured: async (id) => void (await eraseVisitor({ events, stream }, id)),
    });
    const caller = { address: '192.0.2.1', origin: 'http://localhost' };
    const entered = await accounts.service({ ...caller, cookie: '' }).signUp(GRISELDA, null);
    const cookie = (entered.ok ? entered.value : []).map((one) => one.split(';')[0]).join('; ');
    const visitor = await accounts.visitorOf(cookie);
    const [id, customer] = [visitor?.id ?? '', visitor?.userId ?? ''];
    expect([id, customer]).not.toContain('');
    await accounts.service({ ...caller, cookie: '' }).askNewPassword(GRISELDA.email);
    await expect
      .poll(() => filesWith([GRISELDA.email]))
      .toEqual(expect.arrayContaining([expect.stringMatching(/eml$/)]));

    const raw = `AQB=1&mid=${VISITOR}&cid.userid=${customer}&AQE=1`;
    const at = new Date().toISOString();
    const row = { visitor_id: VISITOR, tier: 'signedIn' as const, received_at: at, occurred_at: at, raw };
    await stream.append([
      {
        table: 'hits',
        row: { ...EMPTY_HIT, ...row, event_id: 'h', suite: 's', kind: 'pageview', customer_id: customer },
      },
      { table: 'playback', row: { ...EMPTY_PLAYBACK, ...row, event_id: 'p', customer_ids: { userid: customer } } },
    ]);
    await stream.settle();

    expect((await eraseVisitor({ events, stream }, VISITOR)).remaining).toBe(0);
    expect((await accounts.service({ ...caller, cookie }).remove(GRISELDA.password)).ok).toBe(true);
    const parts = { purge: operational.purge, mailDir: join(dataDir, MAIL_DIR) };
    await purgeDeletedData(parts, Date.now() + HOUR_MS);
    const traces = [VISITOR, id, customer, GRISELDA.name, 'Griselda', GRISELDA.email];
    // The engine cleans up by itself one minute after a deletion.
    await expect.poll(() => filesWith(traces), { timeout: 300_000, interval: 2000 }).toEqual([]);
  }, 400_000);

  test('W-08 the key of a mailed link is not in the database', async () => {
    const { database } = operational;
    let text = '';
    const mailer = {
      send: async (mail: { text: string }) => {
        text = mail.text;
      },
    };
    const setting = { secret: 'x'.repeat(64), publicOrigin: 'http://localhost', mustConfirm: false, broadcaster: 'T' };
    const library = createVisitorLibrary({ database, mailer, log, ...setting });
    await library.api.signUpEmail({ body: GRISELDA });
    await library.api.requestPasswordReset({ body: { email: GRISELDA.email } });
    const key = /clau=([^\s&]+)/.exec(text)?.[1] ?? '';
    const kept = JSON.stringify(await database.select().from(visitorVerification));
    expect(key).not.toBe('');
    expect(kept).not.toContain(key);
    expect(kept).toContain('identifier');
  });

  test('R-07 every directory is 0700 and every file 0600', async () => {
    makePrivate(dataDir);
    const wrong: string[] = [];
    for (const path of [dataDir, ...(await paths())]) {
      const found = await stat(path).catch(() => null);
      const mode = found?.isDirectory() ? 0o700 : 0o600;
      if (found && (found.mode & 0o777) !== mode) wrong.push(`${path} ${(found.mode & 0o777).toString(8)}`);
    }
    expect(wrong).toEqual([]);
  });
});
