import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal, step } from './progress.js';
import { run } from './run-command.js';

/**
 * @typedef {{ name: string, variable: string, packages: string[], find: () => string | undefined }} Needed
 * `find` gives where it is: the program, or the directory with its programs.
 */

const DEBIAN_POSTGRES = '/usr/lib/postgresql';

/** @type {Needed[]} Third-party servers of a scaled-out Sintonia. */
const SERVERS = [
  {
    name: 'nats-server',
    variable: 'NATS_SERVER_PATH',
    packages: ['nats-server'],
    find: () => [process.env.NATS_SERVER_PATH, '/usr/sbin/nats-server', '/usr/local/bin/nats-server'].find(isThere),
  },
  {
    name: 'PostgreSQL',
    variable: 'POSTGRES_BIN_DIR',
    packages: ['postgresql', 'postgresql-contrib'],
    find: () => {
      const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [];
      const places = versions.sort((a, b) => Number(b) - Number(a)).map((each) => join(DEBIAN_POSTGRES, each, 'bin'));
      return [process.env.POSTGRES_BIN_DIR, ...places].find((place) => place && isThere(join(place, 'initdb')));
    },
  },
];

/** @param {string | undefined} place */
const isThere = (place) => place !== undefined && place !== '' && existsSync(place);

/**
 * Paths of nats-server and PostgreSQL, as environment variables; installs Debian's packages when permitted.
 *
 * @returns {Promise<Record<string, string>>}
 * @throws {Refusal} with the command that installs the missing programs
 */
export const ensureServers = () => ensurePrograms(SERVERS);

/**
 * Paths of programs, each under its variable; installs Debian's packages when permitted.
 *
 * @param {Needed[]} programs
 * @returns {Promise<Record<string, string>>}
 * @throws {Refusal} with the command that installs the missing programs
 */
export async function ensurePrograms(programs) {
  /** @type {Record<string, string>} */
  const environment = {};
  for (const program of programs) environment[program.variable] = program.find() ?? (await install(program));
  return environment;
}

/** @param {Needed} needed */
async function install({ name, variable, packages, find }) {
  const remedy = `${name} is needed: \`sudo apt-get install ${packages.join(' ')}\`, or set ${variable} to yours.`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Refusal(remedy);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await step(`Installing ${name}`, async () => {
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
  }).catch((error) => {
    throw new Refusal(`${remedy}\n${error instanceof Error ? error.message : error}`);
  });
  const installed = find();
  if (!installed) throw new Refusal(remedy);
  return installed;
}
