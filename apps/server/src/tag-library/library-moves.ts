/** Which version an environment points at, and how that changes (T-12). Pure: the moves so far in, the next one out. */
import type { Environment, LibraryMove } from '@sintonia/contracts';
import { LibraryError } from './library-errors.ts';

type Step = Pick<LibraryMove, 'environment' | 'version' | 'kind'>;

/** The newest first, as they are stored. */
type Moves = readonly Step[];

export const inForce = <Move extends Step>(moves: readonly Move[], environment: Environment): Move | null =>
  moves.find((move) => move.environment === environment) ?? null;

/** A new version goes where it is tried; the first one of all goes everywhere, since a page with none measures nothing. */
export function published(moves: Moves, version: string): Step[] {
  const environments: Environment[] = moves.length === 0 ? ['development', 'staging', 'production'] : ['development'];
  return environments
    .filter((environment) => inForce(moves, environment)?.version !== version)
    .map((environment) => ({ environment, version, kind: 'published' }));
}

/**
 * What one environment has goes to the next. Throws `LibraryError`.
 *
 * @param seen the version that whoever promotes has seen there
 */
export function promoted(moves: Moves, from: Environment, to: Environment, seen?: string): Step {
  const source = inForce(moves, from);
  if (!source) throw new LibraryError('nothingThere');
  if (seen !== undefined && seen !== source.version) throw new LibraryError('anotherByNow');
  if (inForce(moves, to)?.version === source.version) throw new LibraryError('alreadyThere');
  return { environment: to, version: source.version, kind: 'promoted' };
}

/**
 * What the environment had before what it has now; null where that was the first. A second step goes one further, not
 * forth again: what was left by going back is passed over.
 */
export function before(moves: Moves, environment: Environment): string | null {
  const own = moves.filter((move) => move.environment === environment).toReversed();
  const held: string[] = [];
  for (const { kind, version } of own) {
    if (kind === 'rolledBack') held.pop();
    else if (held.at(-1) !== version) held.push(version);
  }
  return held.at(-2) ?? null;
}

/** One step back. Throws `LibraryError`. */
export function rolledBack(moves: Moves, environment: Environment, seen?: string): Step {
  if (seen !== undefined && seen !== inForce(moves, environment)?.version) throw new LibraryError('anotherByNow');
  const version = before(moves, environment);
  if (!version) throw new LibraryError('nothingBefore');
  return { environment, version, kind: 'rolledBack' };
}
