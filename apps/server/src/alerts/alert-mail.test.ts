import { expect, test } from 'vitest';
import { alertMail } from './alert-mail.ts';

const rule = {
  name: 'Cau la portada',
  watch: { kind: 'deviation', metric: 'pageviews', direction: 'below', share: 0.5 },
};
const textWith = (dimension: string, value: string): string => {
  const event = {
    id: 1,
    value: 90,
    usual: 240,
    sections: [],
    cause: { dimension, value, now: 0, usual: 100, share: 0.7 },
  };
  // cast: only the fields of a rule and its event that a mail shows
  return alertMail('anna@t.example', rule as never, event as never, 'https://t.example/estudi/alertes', 'Tramuntana')
    .text;
};

test('R-13 a mail names the value that changed most in words, with what is usual', () => {
  expect(textWith('device', 'mobile')).toContain('dispositiu «Mòbil», de 100 a 0 (el 70 % del canvi)');
  expect(textWith('referrerType', 'search')).toContain('«Cercador»');
  expect(textWith('browser', 'Firefox 130')).toContain('«Firefox 130»');
  expect(textWith('section', '')).toContain('«sense valor»');
  expect(textWith('device', 'mobile')).toContain('(l’habitual d’aquest dia i hora: 240)');
});
