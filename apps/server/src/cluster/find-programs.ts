/**
 * Where the servers that others make are on this machine. `npm test` and `npm run cluster` install them when they may.
 * With `SCALE_OUT=off` none is found: then their tests say that they were not run.
 */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** The program `nats-server`, null when there is none. */
export function findNatsServer(environment: Environment): string | null {
  if (environment.SCALE_OUT === 'off') return null;
  return firstThere([environment.NATS_SERVER_PATH, ...onPath(environment, 'nats-server'), '/usr/sbin/nats-server']);
}

/** The directory with PostgreSQL's `initdb` and `postgres`, the newest first; null when there is none. */
export function findPostgres(environment: Environment): string | null {
  if (environment.SCALE_OUT === 'off') return null;
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const given = environment.POSTGRES_BIN_DIR;
  const initdb = firstThere([
    given && join(given, 'initdb'),
    ...versions.map((version) => join(debian, version, 'bin', 'initdb')),
    ...onPath(environment, 'initdb'),
  ]);
  return initdb && dirname(initdb);
}

const onPath = ({ PATH = '' }: Environment, program: string): string[] =>
  PATH.split(delimiter).map((directory) => join(directory, program));

const firstThere = (places: readonly (string | undefined)[]): string | null =>
  places.find((place) => place !== undefined && place !== '' && existsSync(place)) ?? null;

/** Said by every test that cannot run without one of them; `npm test` fails then, unless SCALE_OUT=off. */
export function reportMissing(program: string): void {
  console.warn(`NOT TESTED, since ${program} is not on this machine (docs/scale-out.md says how to get it)`);
}
