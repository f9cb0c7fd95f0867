import { expect, test } from 'vitest';
import { fieldName } from './field-names.ts';

const aField = (key: string, label = key) => ({ key, label, value: '' });

test.each([
  ['heartbeat', 'l:event:playhead', 'Posició (s)', 'Playhead (s)'],
  ['analytics', 'mid', 'Identificador del visitant', 'Visitor id'],
  ['analytics', 'c1', 'Secció', 'Section'],
  ['analytics', 'c', 'Profunditat de color', 'Colour depth'],
  ['analytics', 'ch', 'Portal', 'Portal'],
  ['analytics', 'c.a.activitymap.region', 'Zona de la pàgina on s’ha clicat', 'Part of the page that was clicked'],
  ['analytics', 'cid.userid.id', 'Identificador del client', 'Customer id'],
  ['heartbeat', 's:meta:a.media.show', 'Programa', 'Show'],
] as const)('R-06 in a %s event, «%s» is called «%s» or «%s»', (protocol, key, ca, en) => {
  expect([fieldName(protocol, aField(key), 'ca'), fieldName(protocol, aField(key), 'en')]).toEqual([ca, en]);
});

test('R-06 a key of the site’s own keeps the server’s label', () => {
  expect(fieldName('heartbeat', aField('s:meta:sponsor', 'sponsor'), 'ca')).toBe('sponsor');
  expect(fieldName('analytics', aField('c.sponsor', 'sponsor'), 'ca')).toBe('sponsor');
});
