import { expect, test } from 'vitest';
import { peopleFirst } from './people-first.ts';

test('R-20 a readout names what people wrote before broadcasts and releases, each in their order', () => {
  const annotations = [
    { kind: 'broadcast', text: 'Notícies' },
    { kind: 'note', text: 'Portada nova' },
    { kind: 'tagPromoted', text: 'v2' },
    { kind: 'note', text: 'Titular nou' },
  ] as const;
  expect(peopleFirst(annotations).map(({ text }) => text)).toEqual(['Portada nova', 'Titular nou', 'Notícies', 'v2']);
});
