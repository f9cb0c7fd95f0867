import { expect, test } from 'vitest';
import { createFormats } from '../messages/formats.ts';
import { fieldInstant, fieldWords } from './field-value.ts';

const formats = createFormats('ca', 'Europe/Madrid', () => new Date('2026-11-29T12:00:00Z'));
const instant = (protocol: 'heartbeat' | 'analytics', key: string, value: string) =>
  fieldInstant(protocol, { key, label: key, value }, formats);

test.each([
  ['analytics', 't', '22/10/2026 10:3:2 0 -60', 'dg., 22 de nov., 10:03:02'],
  ['analytics', 't', '1/0/2027 0:0:9 5 -60', 'dv., 1 de gen., 00:00:09'],
  ['analytics', 'ts', '1795338182', 'dg., 22 de nov., 10:03:02'],
  ['analytics', 'v11', '11/22/2026/10/03/02', 'dg., 22 de nov., 10:03:02'],
  ['heartbeat', 'l:event:ts', '1795338182000', 'dg., 22 de nov., 10:03:02'],
] as const)('R-06 %s field %s «%s» is shown as «%s»', (protocol, key, value, shown) => {
  expect(instant(protocol, key, value)).toBe(shown);
});

test.each([
  ['analytics', 't', '40/10/2026 10:3:2 0 -60'],
  ['analytics', 't', 'demà'],
  ['analytics', 'v11', '13/40/2026/10/03/02'],
  ['heartbeat', 'l:event:prev_ts', '-1'],
  ['heartbeat', 'l:event:playhead', '1795338182000'],
] as const)('R-06 %s field %s «%s» is shown as it came', (protocol, key, value) => {
  expect(instant(protocol, key, value)).toBeNull();
});

const HEARTBEAT_WORDS = { events: { play: 'Reproducció' }, assets: { ad: 'anunci' } };
test.each([
  ['analytics', 'events', 'event1,event9', 'pàgina vista, joc començat'],
  ['analytics', 'events', 'event77=3', 'esdeveniment 77'],
  ['analytics', 'pe', 'lnk_e', 'enllaç cap a un altre web'],
  ['analytics', 'pev2', 'exposure', 'variant vista'],
  ['analytics', 'pev2', 'Compartir', null],
  ['analytics', 'c1', 'event1', null],
  ['heartbeat', 's:event:type', 'play', 'Reproducció'],
  ['heartbeat', 's:asset:type', 'ad', 'anunci'],
  ['heartbeat', 's:stream:type', 'vod', 'a la carta'],
  ['heartbeat', 's:asset:name', 'play', null],
] as const)('R-06 %s field %s with the code «%s» reads «%s»', (protocol, key, value, words) => {
  expect(fieldWords(protocol, { key, label: key, value }, 'ca', HEARTBEAT_WORDS)).toBe(words);
});
