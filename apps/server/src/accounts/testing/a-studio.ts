/**
 * For tests: the studio's staff routes as a server registers them, over a database in memory, with people who sign in.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StaffRole } from '@sintonia/contracts';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import { createAsOperator } from '../../access/as-operator.ts';
import { createRequireStaff } from '../../access/require-staff.ts';
import { openStaff, prepareStaff, registerStaff, type Staff, type StaffNotice } from '../../composition/staff-part.ts';
import { type Config, readConfig } from '../../config/config.ts';
import { createApp } from '../../http/app/create-app.ts';
import { connectPglite, IN_MEMORY } from '../../stores/operational/connect-pglite.ts';
import type { OperationalStore } from '../../stores/operational/operational-store.ts';

export const COMMAND_TOKEN = 'un-testimoni-que-nomes-llegeix-el-servidor';
export const PASSWORD = 'el ruc menja cireres';

export interface TestStudio {
  app: FastifyInstance;
  staff: Staff & { notice: StaffNotice };
  store: OperationalStore;
  config: Config;
  /** Adds an active person with the password `PASSWORD`. */
  person(name: string, role: StaffRole): Promise<{ id: string; email: string }>;
  /** Signs in and returns the session's cookies. */
  enter(email: string, password?: string): Promise<string>;
  send(
    method: 'GET' | 'POST',
    url: string,
    cookie: string,
    payload?: object,
    more?: InjectOptions,
  ): Promise<LightMyRequestResponse>;
  /** Request as a command on the server. */
  command(method: 'GET' | 'POST', url: string, payload?: object): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** @param store an already open store; a new one in memory by default */
export async function aStudio(environment: Record<string, string> = {}, store?: OperationalStore): Promise<TestStudio> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sintonia-studio-'));
  const config = readConfig(
    { LOG_LEVEL: 'silent', DEMO: 'off', PUBLIC_ORIGIN: 'http://localhost', DATA_DIR: dataDir, ...environment },
    '/',
  );
  const log = pino({ level: config.logLevel });
  const operational = store ?? (await connectPglite(IN_MEMORY));
  const { database } = operational;
  const app = createApp({ log, trustedProxies: config.trustedProxies, publicOrigin: config.publicOrigin });
  const opened = await openStaff({ config, database, log });
  const staff = { ...opened, notice: await prepareStaff({ config, database }, opened) };
  registerStaff(app, { config, database, log }, staff, createAsOperator(staff.accounts, COMMAND_TOKEN, null));
  const requireStaff = createRequireStaff(staff.accounts, null);
  app.get('/staff', { preHandler: requireStaff() }, async () => 'ok');
  app.get('/administrators', { preHandler: requireStaff('administrator') }, async () => 'ok');
  await app.ready();

  const send: TestStudio['send'] = (method, url, cookie, payload, more = {}) =>
    app.inject({ method, url, headers: { cookie, origin: 'http://localhost' }, ...(payload && { payload }), ...more });
  return {
    app,
    staff,
    store: operational,
    config,
    person: async (name, role) => {
      const email = `${name.toLowerCase()}@tramuntana.example`;
      const { id } = await staff.people.add({ name, email, role, password: PASSWORD, isDemo: false });
      return { id, email };
    },
    enter: async (email, password = PASSWORD) =>
      cookiesOf(
        await send('POST', '/api/auth/sign-in/email', '', { email, password }, { remoteAddress: nextAddress() }),
      ),
    send,
    command: (method, url, payload) =>
      app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${COMMAND_TOKEN}` },
        ...(payload && { payload }),
      }),
    close: async () => {
      await app.close();
      if (!store) await operational.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Each sign-in uses another address, because attempts are limited per address. */
let addresses = 0;
const nextAddress = (): string => {
  addresses += 1;
  return `10.1.${addresses >> 8}.${addresses & 255}`;
};

export const cookiesOf = ({ cookies }: LightMyRequestResponse): string =>
  cookies
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
