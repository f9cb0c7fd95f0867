import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anOccurrence, rulePorts } from '../testing/an-occurrence.ts';
import {
  automaticHits,
  consentTo,
  not,
  pathContains,
  pathMatches,
  queryParameter,
  vendorConsent,
} from './conditions.ts';
import { evaluate } from './evaluate.ts';
import type { Condition, Occurrence, RulePorts } from './rule.ts';

/** Result of the engine: does the condition hold? */
const holds = (condition: Condition, occurrence: Occurrence, ports: RulePorts = rulePorts()) =>
  [...evaluate({ conditions: [condition], actions: [] }, occurrence, ports)].at(-1)?.step === 'met';
const on = (path: string) => anOccurrence(path);

describe('conditions (T-01)', () => {
  test('T-07 pathContains matches the path, not the query', () => {
    expect(holds(pathContains('cercador'), on('/cercador/?q=mar'))).toBe(true);
    expect(holds(pathContains('cercador'), on('/programes/cercador-de-tresors/'))).toBe(true);
    expect(holds(pathContains('cercador'), on('/noticies/?origen=cercador#cercador'))).toBe(false);
  });

  test('T-07 pathMatches matches the path', () => {
    const condition = pathMatches(/^\/el-temps\//);
    expect(holds(condition, on('/el-temps/girona/'))).toBe(true);
    expect(holds(condition, on('/noticies/el-temps/'))).toBe(false);
  });

  test('T-01 queryParameter matches any value, or the given one', () => {
    expect(holds(queryParameter('prova'), on('/?prova=1'))).toBe(true);
    expect(holds(queryParameter('prova'), on('/?Prova=1&prova='))).toBe(false);
    expect(holds(queryParameter('prova', 'b'), on('/?prova=b'))).toBe(true);
    expect(holds(queryParameter('prova', 'b'), on('/?prova=c&prova=b'))).toBe(false);
  });

  test('T-01 the negation holds exactly when the condition does not', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string({ minLength: 1, maxLength: 3 }), (path, word) => {
        const condition = pathContains(word);
        expect(holds(not(condition), on(path))).toBe(!holds(condition, on(path)));
      }),
    );
  });

  test('C-01 consent to a purpose and its negation both wait for the choice', () => {
    expect(holds(consentTo('analytics'), on('/'))).toBe(true);
    expect(holds(consentTo('audience'), on('/'))).toBe(false);
    expect([consentTo('audience'), not(consentTo('audience'))].map(({ needsChoice }) => needsChoice)).toEqual([
      true,
      true,
    ]);
  });

  test('§ 5 vendor consent needs all purposes of the vendor, and reads the list', () => {
    const allows = vendorConsent({
      a: { name: 'A', purposes: ['analytics'] },
      both: { name: 'B', purposes: ['analytics', 'audience'] },
      none: { name: 'C', purposes: [] },
    });
    expect(holds(allows('a'), on('/'))).toBe(true);
    expect(holds(allows('both'), on('/'))).toBe(false);
    expect(holds(allows('unknown'), on('/'))).toBe(false);
    expect(allows('both').read(on('/'), rulePorts())).toEqual(['a', 'none']);
  });

  test('§ 5 automatic hits can be disabled, while calls of page code continue', () => {
    const ports = rulePorts();
    const disabled = rulePorts({ settings: { ...ports.settings, areAutomaticHitsDisabled: true } });
    expect(holds(automaticHits, on('/'), ports)).toBe(true);
    expect(holds(automaticHits, on('/'), disabled)).toBe(false);
    expect(holds(automaticHits, anOccurrence('/', { event: 'call:scPageView' }), disabled)).toBe(true);
  });
});
