import { describe, expect, test } from 'vitest';
import { LISTED_PASSWORDS } from './listed-passwords.ts';
import { passwordFault } from './password-rules.ts';

const AINA = { name: 'Aina Puigdevall', email: 'apuig77@tramuntana.example' };
const fault = (password: string) => passwordFault(password, 12, AINA, 'Ràdio Vallferrera');

describe('passwords (B-02)', () => {
  test.each([
    'password1234',
    'P@ssw0rd2026!',
    'Contrasenya123',
    'contraseña2026',
    '123456789012',
    '1q2w3e4r5t6y',
    '1qaz2wsx3edc',
    'qwertyuiop12',
    'passwordpassword',
    'iloveyou1234',
    'AAAAAAAAAAAAAAAA',
    'abcabcabcabcabc',
    'viscabarca1899',
    'Benvinguts2026!',
    'administrator',
    'unbelievable',
    'tramuntana-demo',
    'Barcelona14071992',
    'letmein-letmein',
    'qazwsxedcrfv',
    'monkey!dragon7',
    'homelesspa2026',
    'Justinbieber!',
  ])('B-02 refuses the common password «%s»', (password) => expect(fault(password)).toBe('commonPassword'));

  test.each([10, 12])(
    'B-02 with a minimum of %i characters, all 19,640 passwords of the public list are refused',
    (minLength) => {
      expect(LISTED_PASSWORDS.size).toBe(19_640);
      const accepted = [...LISTED_PASSWORDS].filter(
        (password) => passwordFault(password, minLength, { name: '', email: '' }, '') === null,
      );
      expect(accepted).toEqual([]);
    },
  );

  test.each([
    'Sintonia2026',
    'sintonia-2026!',
    'SintoniaSintonia',
    'vallferrera2026',
    'RàdioVallferrera',
    'R4dio.Vallferrera1',
  ])('B-02 refuses «%s», derived from the name of the product or the broadcaster', (password) =>
    expect(fault(password)).toBe('commonPassword'),
  );

  test.each([
    'Aina-Puigdevall',
    'puigdevall1985',
    'apuig77!apuig77',
    'tramuntanaexample',
    'apuig77@tramuntana.example',
    'APuig77@Tramuntana.Example1',
  ])('B-02 refuses «%s», derived from the person’s own name and address', (password) =>
    expect(fault(password)).toMatch(/personalPassword|commonPassword/),
  );

  test.each([
    'una-clau-ben-llarga',
    'el ruc menja cireres crues',
    'correct horse battery staple',
    'x7Kq-93vLm-2pTz',
    'plou i fa sol, les bruixes es pentinen',
    '🦊🦉🐌 tres bestioles',
  ])('B-02 accepts «%s»', (password) => expect(fault(password)).toBeNull());

  test('B-02 refuses passwords that are too short or too long, counting characters as a person does', () => {
    expect(fault('x7Kq-93vLm2')).toBe('shortPassword');
    expect(fault('🦊🦉🐌🦔🐗')).toBe('shortPassword');
    expect(fault('x7'.repeat(65))).toBe('longPassword');
  });

  test('B-02 a hostile password is checked in bounded time', () => {
    const startedMs = performance.now();
    for (const hostile of [
      `${'a1'.repeat(60)}z`,
      `${'1'.repeat(127)}x`,
      `${'password'.repeat(15)}!`,
      '((((('.repeat(25),
    ])
      fault(hostile);
    expect(performance.now() - startedMs).toBeLessThan(500);
  });
});
