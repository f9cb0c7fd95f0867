/**
 * The encoders of hits and heartbeats do not use the kinds of the tables, which the tag would have to contain: they
 * distinguish values by type, and those of a heartbeat by the realm of its key. A kind that would be written otherwise fails here, as does one without values below.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hitPairs } from './analytics/hit.ts';
import { HIT_FIELDS } from './analytics/hit-fields.ts';
import { localTime } from './analytics/local-time.ts';
import { count, epochMs, integer, oneOrZero, text, word } from './field-kinds.ts';
import type { Field, Pair } from './field-table.ts';
import { heartbeatPairs } from './heartbeat/encode-heartbeat.ts';
import { HEARTBEAT_FIELDS } from './heartbeat/heartbeat-fields.ts';

const number = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -0, -1, 0.9, -0.1, 1795221186409, 1e21, Number.NaN, Number.POSITIVE_INFINITY),
);
const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '0', 'true', 'L’1 & «2»=+%'));
const instant = fc.record({
  atMs: fc.oneof(
    fc.integer({ min: 0, max: 4102444800 }).map((s) => s * 1000),
    fc.constant(Number.NaN),
  ),
  offsetMin: fc.integer({ min: -840, max: 840 }),
});

/** Values of each kind. */
const VALUES: ReadonlyMap<unknown, fc.Arbitrary<unknown>> = new Map<unknown, fc.Arbitrary<unknown>>([
  [text, anyText],
  [word, anyText],
  [integer, number],
  [count, number],
  [epochMs, number],
  [oneOrZero, fc.boolean()],
  [localTime, instant],
  [HIT_FIELDS.events.kind, fc.array(anyText)],
  [HIT_FIELDS.java.kind, fc.boolean()],
]);

type Rows = readonly (readonly [string, Field<unknown>])[];
const rowsOf = (table: object): Rows => Object.entries(table);

describe.each<[string, Rows, (values: object) => Pair[]]>([
  ['hit', rowsOf(HIT_FIELDS), (values) => hitPairs(values).slice(3, -1)],
  ['heartbeat', rowsOf(HEARTBEAT_FIELDS), heartbeatPairs],
])('M-09 A-01 the encoder of a %s', (_, rows, encode) => {
  test.each(rows)('writes %s as its kind does', (name, { key, kind }) => {
    const values = VALUES.get(kind);
    if (!values) throw new Error(`no values of the kind of ${name}: add them above`);
    fc.assert(
      fc.property(values, (value) => {
        const written = kind.encode(value);
        expect(encode({ [name]: value })).toEqual(written === undefined ? [] : [[key, written]]);
      }),
    );
  });
});
