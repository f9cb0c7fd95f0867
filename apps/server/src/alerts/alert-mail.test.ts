import { expect, test } from 'vitest';
import { valueWords } from '../mail/value-words.ts';
import { alertMail } from './alert-mail.ts';
import { suiteText } from './suite-text.ts';

const NAMES = { pages: { esports: 'Esports' }, activities: [] };
const around = {
  language: 'ca' as const,
  link: 'https://t.example/estudi/alertes',
  broadcaster: 'Tramuntana',
  timeZone: 'Europe/Madrid',
  textOf: valueWords(NAMES, 'Europe/Madrid', 'ca'),
};
const event = {
  id: 1,
  watch: { kind: 'deviation', metric: 'pageviews', direction: 'below', share: 0.5 },
  beganAt: new Date('2026-11-19T21:05:00Z'),
  value: 90,
  usual: 240,
  sections: [],
  cause: null,
};
const mailOf = (given: object, name = 'Cau la portada', suiteName: string | null = null) =>
  // cast: only the fields of a rule and its event that a mail shows
  alertMail('anna@t.example', { name } as never, { ...event, ...given } as never, { ...around, suiteName });
const textWith = (dimension: string, value: string): string =>
  mailOf({ cause: { dimension, value, now: 0, usual: 100, share: 0.7 } }).text;

test('R-13 a mail names the value that changed most in words, with what is usual', () => {
  expect(textWith('device', 'mobile')).toContain('dispositiu «Mòbil», de 100 a 0 (el 70 % del canvi)');
  expect(textWith('referrerType', 'search')).toContain('«Cercador»');
  expect(textWith('browser', 'Firefox 130')).toContain('«Firefox 130»');
  expect(textWith('section', '')).toContain('«(sense valor)»');
  expect(textWith('section', 'esports')).toContain('«Esports»');
  expect(textWith('device', 'mobile')).toContain('(l’habitual d’aquest dia i hora: 240)');
});

test('R-13 a mail says which hour it is about, with units, and the limit', () => {
  const watch = { kind: 'threshold', metric: 'goodSessionRate', direction: 'below', value: 0.95 };
  expect(mailOf({ watch, value: 0.905, usual: null }).text).toContain(
    'Percentatge de sessions bones: 90,5 %, dijous, 19 de novembre de 21:00 a 22:00 (el límit, per sota de: 95 %).',
  );
  expect(mailOf({ watch: { kind: 'silence' }, sections: ['esports', ''] }).text).toContain(
    'des de: Esports, pàgines sense secció.',
  );
});

test('R-13 a name cannot add a line to the subject or to the mail', () => {
  expect(mailOf({}, 'Línia\r\nBcc: x@y.example').subject).toBe('Alerta: Línia Bcc: x@y.example · Tramuntana');
});

test('R-13 a mail names the suite in its subject and its text, unless it is the server’s own', () => {
  const suites = { own: 't-web', demo: 't-demo' };
  const mail = mailOf({}, 'Cau la portada', suiteText('t-staging', suites, 'ca'));
  expect(mail.subject).toBe('Alerta: Cau la portada (t-staging) · Tramuntana');
  expect(mail.text).toContain('Conjunt: t-staging.');
  expect(mailOf({}, 'Cau la portada', suiteText('t-demo', suites, 'ca')).subject).toContain('(Demostració)');
  const own = mailOf({}, 'Cau la portada', suiteText('t-web', suites, 'ca'));
  expect(own.subject + own.text).not.toMatch(/t-web|Conjunt/);
});

test('R-13 a mail is in English for whom the studio is in English', () => {
  const english = {
    ...around,
    suiteName: null,
    language: 'en' as const,
    textOf: valueWords(NAMES, 'Europe/Madrid', 'en'),
  };
  const mail = (given: object) =>
    // cast: only the fields of a rule and its event that a mail shows
    alertMail('anna@t.example', { name: 'Front page' } as never, { ...event, ...given } as never, english);
  const cause = { dimension: 'device', value: 'mobile', now: 0, usual: 1100, share: 0.7 };
  const { subject, text, html } = mail({ cause });
  expect(subject).toBe('Alert: Front page · Tramuntana');
  expect(text).toContain('Page views: 90, Thursday 19 November, 21:00 to 22:00 (usual for this day and hour: 240).');
  expect(text).toContain('What changed most: device “Mobile”, from 1,100 to 0 (70% of the change).');
  expect(html).toContain('<html lang="en"');
  expect(mail({ watch: { kind: 'silence' }, sections: [''] }).text).toContain('from: pages without a section.');
});
