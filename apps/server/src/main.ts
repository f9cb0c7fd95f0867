/** The server: reads the environment, starts, closes in order. `npm start` runs it; so does each role on its own machine. */
import pino from 'pino';
import { DEMO_ADMINISTRATOR } from './accounts/demo-administrator.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { type Announcer, createAnnouncer } from './start/announcer.ts';
import { CLOSE_WITHIN_MS, type Closer, createCloser } from './start/close-in-order.ts';
import { StartError } from './start/start-error.ts';
import { startServer } from './start-server.ts';

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

/** A process group and a parent that forwards deliver one Ctrl-C twice. */
const SAME_SIGNAL_MS = 500;

/** First Ctrl-C: in order. Second, or when that takes too long: at once; what was acknowledged is on disk. */
function closeOnSignal(closer: Closer, announce: Announcer): void {
  let closingSinceMs: number | null = null;
  const close = () => {
    if (closingSinceMs !== null) {
      if (performance.now() - closingSinceMs > SAME_SIGNAL_MS) process.exit(130);
      return;
    }
    closingSinceMs = performance.now();
    announce.say('Closing …');
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    void closer.closeAll().then(() => process.exit(0));
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}

/** Where a person on this machine finds it. */
function addresses(config: Config, port: number): Record<string, string> {
  const shown = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  const origin = config.publicOrigin ?? `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
  return {
    ...(!config.roles.includes('web') && { Server: `${origin}/` }),
    ...(config.roles.includes('web') && { Site: `${origin}/` }),
    ...(config.roles.includes('studio') && { Studio: `${origin}/estudi/` }),
    ...(config.roles.includes('studio') &&
      config.demo && { 'Studio sign-in': `${DEMO_ADMINISTRATOR.email} / ${DEMO_ADMINISTRATOR.password}` }),
  };
}

const config = configure();
const log = pino({ level: config.logLevel });
// Without a person watching, starting and closing are logged whatever the level for requests.
const announce = createAnnouncer(process.stdout, pino({ level: config.logLevel === 'silent' ? 'silent' : 'info' }));
const closer = createCloser(log);
closeOnSignal(closer, announce);

try {
  const { app, missing } = await startServer({ config, log, announce, closer });
  const [bound] = app.addresses();
  const port = typeof bound === 'object' ? bound.port : config.port;
  announce.ready(addresses(config, port));
  for (const [part, lack] of Object.entries(missing)) announce.say(`Not usable: ${part}. ${lack}`);
} catch (error) {
  await closer.closeAll();
  log.debug({ err: error }, 'start failed');
  giveUp(error instanceof StartError ? error.message : `Sintonia could not start: ${errorLine(error)}`);
}

function errorLine(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message.split('\n')[0]}` : String(error);
}
