/** For tests: saved views and their mails over the real stores and mail files, with a clock of their own. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SavedViewList, type StaffSession } from '@sintonia/contracts';
import Fastify from 'fastify';
import pino from 'pino';
import { createAsStaff } from '../../access/as-staff.ts';
import { weekListsOf } from '../../composition/week-lists-of.ts';
import { fileMailer, type Mailer } from '../../mail/mailer.ts';
import { answerSavedAnalysis, checkSavedAnalysis } from '../../reports/analyses/answer-saved-analysis.ts';
import { openEmbeddedEventStore } from '../../stores/events/embedded-event-store.ts';
import { EMPTY_HIT } from '../../stores/events/event-rows.ts';
import { connectPglite, IN_MEMORY } from '../../stores/operational/connect-pglite.ts';
import { staffUser } from '../../stores/operational/tables/account-tables.ts';
import type { SendingParts } from '../compose-mail.ts';
import { createMailings } from '../mailings.ts';
import { savedViewRoutes } from '../saved-view-routes.ts';
import { sendDueMailings } from '../send-mailings.ts';

export const SUITE = 'tramuntana';
export const ANNA = 'anna@tramuntana.example';
export const BIEL = 'biel@tramuntana.example';
export const SECTIONS = { period: 'last7Days', metrics: ['pageviews', 'visits'], dimensions: ['section'] };
const PATH = '/explora?mesures=pageviews%2Cvisits&dimensions=section';

/** Of the site's catalogue. */
const readNames = async () => ({ pages: { política: 'Política' }, activities: [] });

const sessionOf = async (headers: Headers): Promise<StaffSession | null> => {
  const email = headers.get('x-who');
  return email
    ? { name: email, email, role: headers.get('x-role') === 'administrator' ? 'administrator' : 'analyst' }
    : null;
};

export async function openSavedViews() {
  const dataDir = await mkdtemp(join(tmpdir(), 'sintonia-saved-'));
  const events = await openEmbeddedEventStore({ dataDir: join(dataDir, 'events') });
  const store = await connectPglite(IN_MEMORY);
  /** Of the server; a test moves it. */
  const clock = { nowMs: Date.parse('2026-11-19T10:00:00Z') }; // Thursday
  const answering = async () => ({
    events,
    completeness: async () => ({ completeUntil: new Date(clock.nowMs).toISOString(), waitingEvents: 0 }),
    timeZone: 'Europe/Madrid',
    reportSuite: SUITE,
    nowMs: clock.nowMs,
  });
  const now = () => new Date(clock.nowMs);
  const mailDir = () => join(dataDir, 'mail');
  const mails = async () => {
    const names = (await readdir(mailDir()).catch(() => [])).sort();
    return Promise.all(names.map((name) => readFile(join(mailDir(), name), 'utf8')));
  };
  const weekLists = weekListsOf({
    events,
    database: store.database,
    reportSuite: 'another',
    demoSuite: () => null,
    now,
  });
  const sending = (mailer: Mailer): SendingParts => ({
    database: store.database,
    mailings: createMailings(store.database, now),
    mailer,
    answering,
    answerAnalysis: answerSavedAnalysis,
    weekLists,
    broadcaster: async () => 'Tramuntana',
    readNames,
    log: pino({ level: 'silent' }),
  });
  const files = () => fileMailer(mailDir(), 'estudi@tramuntana.example', pino({ level: 'silent' }));
  const runOn = (mailer: Mailer = files()) => sendDueMailings(sending(mailer), () => false);
  const person = (name: string, status: 'active' | 'disabled' = 'active') => ({
    id: name,
    name,
    email: `${name}@tramuntana.example`,
    status,
    createdAt: now(),
    updatedAt: now(),
  });
  await store.database.insert(staffUser).values([person('anna'), person('biel'), person('carla', 'disabled')]);
  const view = (at: string, visitor: string, section: string) => ({
    ...EMPTY_HIT,
    event_id: `${at}-${visitor}`,
    received_at: at,
    sent_at: at,
    occurred_at: at,
    suite: SUITE,
    visitor_id: visitor,
    tier: 'consented' as const,
    page_name: 'portada',
    section,
  });
  await events.insert('hits', [
    view('2026-11-10T10:00:00.000Z', 'v1', 'esports'),
    view('2026-11-16T10:00:00.000Z', 'v1', 'política'),
    view('2026-11-17T10:00:00.000Z', 'v2', 'política'),
    view('2026-11-22T22:59:00.000Z', 'v2', '=1+1'), // Sunday 23:59 in Barcelona
    view('2026-11-22T23:01:00.000Z', 'v3', 'massa tard'), // Monday
  ]);
  const app = Fastify();
  await app.register(savedViewRoutes, {
    database: store.database,
    asStaff: createAsStaff({ sessionOf }, 'https://tramuntana.example'),
    answering,
    checkAnalysis: checkSavedAnalysis,
    answerAnalysis: answerSavedAnalysis,
    weekLists,
    mailer: files(),
    broadcaster: async () => 'Tramuntana',
    readNames,
    publicOrigin: 'https://tramuntana.example',
    now,
  });
  const send = (method: 'GET' | 'POST' | 'PUT', url: string, who: string, payload?: object, headers = {}) =>
    app.inject({ method, url, headers: { 'x-who': who, ...headers }, ...(payload && { payload }) });
  const list = async (who: string) => SavedViewList.parse((await send('GET', '/api/saved-views', who)).json()).views;
  const save = async (who: string, over: object = {}) =>
    send('POST', '/api/saved-views', who, { name: 'Seccions', path: PATH, query: SECTIONS, ...over });
  const order = (view: string, to: string, headers = {}) => send('POST', '/api/mailings', ANNA, { view, to }, headers);
  /** Sends a mail now, by the person who ordered it: its text, and the lines of its file. */
  const sentNow = async (mailing: string): Promise<{ text: string; csv: string[] }> => {
    const before = await mails();
    const { statusCode } = await send('POST', `/api/mailings/${mailing}/send`, ANNA);
    if (statusCode !== 200) throw new Error(`the mail was refused with ${statusCode}`);
    const [mail = ''] = (await mails()).filter((one) => !before.includes(one));
    const [text = '', _html, csv = ''] = partsOf(mail);
    return { text, csv: csv.trimEnd().split('\r\n') };
  };

  return {
    clock,
    store,
    events,
    app,
    mails,
    runOn,
    send,
    list,
    save,
    order,
    sentNow,
    now,
    close: async () => {
      await app.close();
      await events.close();
      await store.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** The parts of a mail, decoded: its text, its HTML, then its file. */
function partsOf(mail: string): string[] {
  return mail
    .replaceAll('\r\n', '\n')
    .split('\n--')
    .flatMap((part) => {
      const end = part.indexOf('\n\n');
      const [, encoding] = /^Content-Transfer-Encoding: (\S+)$/m.exec(part.slice(0, end)) ?? [];
      return encoding === undefined ? [] : [decoded(encoding, part.slice(end + 2))];
    });
}

function decoded(encoding: string, text: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding !== 'quoted-printable') return text;
  const bytes = text
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
