/**
 * The server: reads the environment, starts, shuts down in order. Run by `npm start`, and by each role on its own
 * machine.
 */
import pino from 'pino';
import { linkAddress } from './accounts/staff/link-address.ts';
import type { StaffNotice } from './composition/staff-part.ts';
import { startServer } from './composition/start-server.ts';
import { type Config, ConfigError, readConfig } from './config/config.ts';
import { type Announcer, createAnnouncer } from './start/announcer.ts';
import { CLOSE_WITHIN_MS, type Closer, createCloser } from './start/close-in-order.ts';
import { errorForLog } from './start/log-error.ts';
import { StartError } from './start/start-error.ts';

const giveUp = (cause: string): never => {
  process.stderr.write(`${cause}\n`);
  process.exit(1);
};

function configure(): Config {
  try {
    return readConfig(process.env, process.cwd());
  } catch (error) {
    return giveUp(error instanceof ConfigError ? error.message : String(error));
  }
}

/** With a process group and a forwarding parent, one Ctrl-C is delivered twice. */
const SAME_SIGNAL_MS = 500;

/** First Ctrl-C: shuts down in order. Second one, or timeout: exits at once; acknowledged events are on disk. */
function closeOnSignal(closer: Closer, announce: Announcer): void {
  let closingSinceMs: number | null = null;
  const close = () => {
    if (closingSinceMs !== null) {
      if (performance.now() - closingSinceMs > SAME_SIGNAL_MS) process.exit(130);
      return;
    }
    closingSinceMs = performance.now();
    announce.print('Closing …');
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    void closer.closeAll().then(() => process.exit(0));
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}

/** Addresses and sign-in, shown to a person at this machine. */
function addresses(config: Config, port: number, staff: StaffNotice | null): Record<string, string> {
  const shown = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  const listening = `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
  const origin = config.publicOrigin ?? listening;
  return {
    ...(config.publicOrigin && { Listening: `${listening}/` }),
    ...(!config.roles.includes('web') && { Server: `${origin}/` }),
    ...(config.roles.includes('web') && { Site: `${origin}/` }),
    ...(config.roles.includes('studio') && { Studio: `${origin}/estudi/` }),
    ...(staff?.demoSignIn && { 'Studio sign-in': `${staff.demoSignIn.email} / ${staff.demoSignIn.password}` }),
    ...(staff?.firstToken && { 'First administrator': linkAddress(origin, staff.firstToken) }),
  };
}

const NO_ADMINISTRATOR =
  'The studio has no administrator yet. Create a link with: npm run staff -- add --email … --name … --role administrator';

process.umask(0o077); // only this user may read written files, including those of the engine's process
const config = configure();
const serializers = { err: errorForLog };
const log = pino({ level: config.logLevel, serializers });
// Without a terminal, start and shutdown are logged at any request log level.
const announce = createAnnouncer(
  process.stdout,
  pino({ level: config.logLevel === 'silent' ? 'silent' : 'info', serializers }),
);
const closer = createCloser(log);
closeOnSignal(closer, announce);

try {
  const { app, staff, missing } = await startServer({ config, log, announce, closer });
  const [bound] = app.addresses();
  const port = typeof bound === 'object' ? bound.port : config.port;
  announce.ready(addresses(config, port, staff));
  if (staff?.firstToken) announce.print('The link creates the first administrator. It works once, within a day.');
  if (staff?.needsAdministrator) announce.print(NO_ADMINISTRATOR);
  for (const [part, lack] of Object.entries(missing)) announce.print(`Unavailable: ${part}. ${lack}`);
} catch (error) {
  await closer.closeAll();
  log.debug({ err: error }, 'start failed');
  giveUp(error instanceof StartError ? error.message : `Sintonia could not start: ${errorLine(error)}`);
}

function errorLine(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message.split('\n')[0]}` : String(error);
}
