/**
 * Locates third-party servers on this machine. `npm test` and `npm run cluster` install them where possible. With
 * `SCALE_OUT=off` none is located, and their tests report that they were skipped.
 */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Path of `nats-server`; null if missing. */
export function findNatsServer(environment: Environment): string | null {
  if (environment.SCALE_OUT === 'off') return null;
  return firstThere([environment.NATS_SERVER_PATH, ...onPath(environment, 'nats-server'), '/usr/sbin/nats-server']);
}

/** Directory of PostgreSQL's `initdb` and `postgres`, newest version first; null if missing. */
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

/** Printed by every test that needs a missing program; `npm test` then fails unless SCALE_OUT=off. */
export function reportMissing(program: string): void {
  console.warn(`NOT TESTED: ${program} is not installed (see docs/scale-out.md)`);
}
