import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Pair } from '../field-table.ts';
import { toQuery } from '../query.ts';
import { decodeDelivery, deliveryPairs, encodeDelivery } from './delivery-call.ts';

interface Recorded {
  readonly trace: string;
  readonly path: string;
  readonly query: readonly [string, string | null][];
}

const FOLDER = join(import.meta.dirname, '../../../tag/conformance/fixtures/traces');
const requests: Recorded[] = readdirSync(FOLDER)
  .filter((name) => name.startsWith('tg-'))
  .flatMap((name) => {
    const trace = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as { name: string; requests?: Recorded[] }; // cast: our own recording
    return (trace.requests ?? []).map((request) => ({ ...request, trace: trace.name }));
  })
  .filter(({ path }) => path.endsWith('/mbox/json'));

const sorted = (pairs: readonly Pair[]) => pairs.map(([name, value]) => `${name}=${value ?? ''}`).toSorted();
/** The 1.1 client wrote ids before the page's parameters, the 1.8 client after them. */
const ofVisitor = ([name]: Pair) => name.startsWith('mboxMC') || name.startsWith('mboxAAMB') || name.startsWith('vst.');

describe('every recorded delivery call (P-03)', () => {
  test('is one of a first visit, a return, a click report, a long one or one with ids', () => {
    expect(requests.length).toBeGreaterThanOrEqual(25);
    const names = new Set(requests.flatMap(({ query }) => query.map(([name]) => name)));
    for (const name of ['mboxPC', 'clickTrackId', 'mboxTarget', 'mboxMCGVID', 'vst.userid.id', 'obj[a][b]', 'gran']) {
      expect(names, name).toContain(name);
    }
  });

  for (const [i, { trace, query }] of requests.entries()) {
    test(`P-03 round-trips ${trace} request ${i}`, () => {
      const { call, bad } = decodeDelivery(toQuery(query));
      expect(bad).toEqual([]);
      const written = deliveryPairs(call);
      expect(sorted(written)).toEqual(sorted(query));
      expect(written.filter((pair) => !ofVisitor(pair))).toEqual(query.filter((pair) => !ofVisitor(pair)));
      expect(decodeDelivery(encodeDelivery(call)).call).toEqual(call);
    });
  }
});

describe('delivery calls (P-03, P-05)', () => {
  test('P-05 report a name that is empty or longer than 250 characters', () => {
    expect(decodeDelivery('mbox=').bad).toEqual([{ key: 'mbox', raw: '', why: 'empty' }]);
    expect(decodeDelivery(`mbox=${'x'.repeat(251)}`).bad).toMatchObject([
      { key: 'mbox', why: 'expects 1 to 250 characters' },
    ]);
    expect(decodeDelivery(`mbox=${'x'.repeat(250)}`).bad).toEqual([]);
  });

  test('P-03 keep unreadable values as received, and read the rest', () => {
    const { call, bad } = decodeDelivery(
      'mbox=m&mboxCount=-1&mboxTime=ahir&mboxXDomain=x&mboxSession=%20&a=%E0%A4&a=2',
    );
    expect(bad.map(({ key, raw }) => `${key}=${raw}`)).toEqual([
      'mboxCount=-1',
      'mboxTime=ahir',
      'mboxXDomain=x',
      'mboxSession= ',
    ]);
    expect(call).toEqual({
      mbox: 'm',
      parameters: [
        ['a', '%E0%A4'],
        ['a', '2'],
      ],
      customerIds: {},
    });
  });
});
