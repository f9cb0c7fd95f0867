import type { Environment } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import { inForce, promoted, published, rolledBack } from './library-moves.ts';

type Step = ReturnType<typeof promoted>;

/** Applies steps in order and returns the version of every environment. */
function after(...steps: ((moves: Step[]) => Step | Step[])[]) {
  let moves: Step[] = [];
  for (const step of steps) moves = [...[step(moves)].flat().toReversed(), ...moves];
  const at = (environment: Environment) => inForce(moves, environment)?.version ?? '-';
  return [at('development'), at('staging'), at('production')].join(' ');
}

const publish = (version: string) => (moves: Step[]) => published(moves, version);
const promote = (from: Environment, to: Environment) => (moves: Step[]) => promoted(moves, from, to);
const back = (environment: Environment) => (moves: Step[]) => rolledBack(moves, environment);

describe('environments of a tag library (T-06, T-12)', () => {
  test('T-12 the first version goes to all environments, the next one to development only', () => {
    expect(after(publish('a'))).toBe('a a a');
    expect(after(publish('a'), publish('b'))).toBe('b a a');
    expect(after(publish('a'), publish('b'), publish('b'))).toBe('b a a');
  });

  test('T-12 a version is promoted from one environment to the next', () => {
    const tried = [publish('a'), publish('b'), promote('development', 'staging')];
    expect(after(...tried)).toBe('b b a');
    expect(after(...tried, promote('staging', 'production'))).toBe('b b b');
    expect(() => after(publish('a'), promote('development', 'staging'))).toThrow('has this version already');
    expect(() => after(promote('development', 'staging'))).toThrow('no version yet');
  });

  test('T-12 one step rolls back, a second goes further back, and later versions are ahead again', () => {
    const three = [publish('a'), publish('b'), publish('c')];
    expect(after(...three, back('development'))).toBe('b a a');
    expect(after(...three, back('development'), back('development'))).toBe('a a a');
    expect(() => after(...three, back('development'), back('development'), back('development'))).toThrow('before');
    expect(after(...three, back('development'), publish('d'), back('development'))).toBe('b a a');
    expect(() => after(publish('a'), back('production'))).toThrow('no version before');
  });
});
