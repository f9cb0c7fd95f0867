import { describe, expect, test } from 'vitest';
import { initialsOf, inksOf } from './portrait-drawing.ts';

describe('portraits (W-02)', () => {
  test.each([
    ['Núria Castellfort Riu', 'NC'],
    ['Èlia de la Torre', 'ÈT'],
    ['Agència', 'A'],
    ['redacció', 'R'],
  ])('gives %s the initials %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  test('gives a person the same portrait every day, and people different ones', () => {
    const ids = ['nuria-castellfort', 'pol-vidalbo', 'marta-escarra', 'yasmin-ouali', 'berta-masdevall'];
    expect(ids.map(inksOf)).toEqual(ids.map(inksOf));
    expect(new Set(ids.map((id) => JSON.stringify(inksOf(id)))).size).toBeGreaterThan(2);
  });
});
