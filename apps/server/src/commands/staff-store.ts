/** The staff routes without a server: for commands while none runs, over the configured database. */
import pino from 'pino';
import { createAsOperator } from '../access/as-operator.ts';
import { openOperational } from '../composition/open-operational.ts';
import { openStaff, registerStaff } from '../composition/staff-part.ts';
import { type Config, ConfigError, readConfig } from '../config/config.ts';
import { createApp } from '../http/app/create-app.ts';
import { claimDataDir } from '../start/claim-data-dir.ts';
import { StartError } from '../start/start-error.ts';
import { OperationalStoreError } from '../stores/operational/operational-store-errors.ts';
import { type CallServer, CommandError } from './call-server.ts';

/** No network is involved: the token must match, but need not be secret. */
const TOKEN = 'command';

export async function withStaffStore(
  environment: NodeJS.ProcessEnv,
  workingDir: string,
  work: (call: CallServer) => Promise<void>,
): Promise<void> {
  const config = configured(environment, workingDir);
  const closing: (() => Promise<unknown>)[] = [];
  try {
    closing.push(await claimDataDir(config.dataDir));
    const log = pino({ level: 'silent' });
    const { database, close } = await openOperational(config, log);
    closing.push(close);
    const app = createApp({ log, trustedProxies: 0, publicOrigin: null });
    closing.push(() => app.close());
    const staff = await openStaff({ config, database, log });
    registerStaff(app, { config, database, log }, staff, createAsOperator(staff.accounts, TOKEN, config.publicOrigin));
    await work(async ({ method, path, body }) => {
      const headers = { authorization: `Bearer ${TOKEN}`, host: `localhost:${config.port}` };
      const answer = await app.inject({
        method,
        url: path,
        headers,
        ...(body !== undefined && { payload: body as object }),
      }); // cast: JSON
      if (answer.statusCode >= 400) throw new CommandError(answer.json().message);
      return new Response(answer.body);
    });
  } catch (error) {
    const isForPeople = error instanceof StartError || error instanceof OperationalStoreError;
    throw isForPeople ? new CommandError(error.message) : error;
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

function configured(environment: NodeJS.ProcessEnv, workingDir: string): Config {
  try {
    return readConfig(environment, workingDir);
  } catch (error) {
    throw error instanceof ConfigError ? new CommandError(error.message) : error;
  }
}
