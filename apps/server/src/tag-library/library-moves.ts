/** Computes the version of an environment and its changes (T-12). Pure: previous moves in, next move out. */
import type { Environment, LibraryMove } from '@sintonia/contracts';
import { LibraryError } from './library-errors.ts';

type Step = Pick<LibraryMove, 'environment' | 'version' | 'kind'>;

/** Newest first, as stored. */
type Moves = readonly Step[];

export const inForce = <Move extends Step>(moves: readonly Move[], environment: Environment): Move | null =>
  moves.find((move) => move.environment === environment) ?? null;

/**
 * A new version goes to development; the first one goes everywhere, since a page without a version measures nothing.
 */
export function published(moves: Moves, version: string): Step[] {
  const environments: Environment[] = moves.length === 0 ? ['development', 'staging', 'production'] : ['development'];
  return environments
    .filter((environment) => inForce(moves, environment)?.version !== version)
    .map((environment) => ({ environment, version, kind: 'published' }));
}

/**
 * Promotes one environment's version to the next. Throws `LibraryError`.
 *
 * @param seen the version that the caller has seen there
 */
export function promoted(moves: Moves, from: Environment, to: Environment, seen?: string): Step {
  const source = inForce(moves, from);
  if (!source) throw new LibraryError('nothingThere');
  if (seen !== undefined && seen !== source.version) throw new LibraryError('anotherByNow');
  if (inForce(moves, to)?.version === source.version) throw new LibraryError('alreadyThere');
  return { environment: to, version: source.version, kind: 'promoted' };
}

/**
 * The environment's previous version; null if the current one is the first. A second rollback goes one version further
 * back, not forward again: versions left by a rollback are skipped.
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

/** Rolls back one step. Throws `LibraryError`. */
export function rolledBack(moves: Moves, environment: Environment, seen?: string): Step {
  if (seen !== undefined && seen !== inForce(moves, environment)?.version) throw new LibraryError('anotherByNow');
  const version = before(moves, environment);
  if (!version) throw new LibraryError('nothingBefore');
  return { environment, version, kind: 'rolledBack' };
}
