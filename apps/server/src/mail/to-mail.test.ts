import { describe, expect, test } from 'vitest';
import type { MailPart } from './mail-content.ts';
import { toMail } from './to-mail.ts';

const HOSTILE = '<script>alert(1)</script>"\'&\r\nBcc: x@dolent.example\u202e';
const ESCAPED = '&lt;script&gt;alert(1)&lt;/script&gt;&quot;&apos;&amp; Bcc: x@dolent.example';
const ADDRESS = 'https://t.example/estudi/explora?a=1&b="';
const columns = (count: number) => Array.from({ length: count }, (_, i) => ({ title: `Títol ${i}` }));
const values = (count: number) => Array.from({ length: count }, (_, i) => `${i}00`);
const table = (of: string, count: number): MailPart => ({
  ...{ kind: 'table', as: 'figures', names: ['Nom'], columns: columns(count) },
  ...{ caption: of, rows: [{ names: [of, 'segon'], values: values(count) }] },
});
/** Every kind of part, with one text everywhere. */
const mailWith = (text: string) =>
  toMail(
    {
      language: 'ca',
      title: text,
      broadcaster: text,
      parts: [
        { kind: 'paragraph', text },
        { kind: 'list', items: [text, 'segona'] },
        table(text, 2),
        table(text, 5),
        { kind: 'action', label: text, address: ADDRESS },
        { kind: 'note', text, address: ADDRESS },
      ],
    },
    { to: 'anna@t.example' },
  );

describe('a mail as text and as HTML', () => {
  test('R-19 names cannot add markup, an attribute, a line or a header', () => {
    const { subject, text, html } = mailWith(HOSTILE);
    expect(subject).not.toMatch(/[\r\n\u202e]/);
    expect(text).not.toMatch(/^Bcc:|\u202e/m);
    expect(html).not.toMatch(/<script|\u202e/i);
    expect(html.split(ESCAPED).length - 1).toBe(text.split('<script>').length); // the title is also the document's
    expect(html).toContain('href="https://t.example/estudi/explora?a=1&amp;b=&quot;"');
  });

  test('R-19 HTML has every text, value and address of the text', () => {
    const { text, html } = mailWith('Política');
    const words = html
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll('&quot;', '"');
    for (const said of text.split(/[\n(),;: ]+/).filter((word) => !/^\d\.$/.test(word))) expect(words).toContain(said);
    for (const value of [...values(5), 'segona', ADDRESS]) expect(text).toContain(value);
  });

  test('R-19 HTML names the headers of its tables, in columns or in lines that fit a phone', () => {
    const { html } = mailWith('Política');
    const [wide = '', tall = ''] = html.split('<table').slice(1);
    expect(wide.match(/scope="(col|row|rowgroup)"/g)).toEqual([...Array(3).fill('scope="col"'), 'scope="row"']);
    expect(tall.match(/scope="(col|row|rowgroup)"/g)).toEqual(['scope="rowgroup"', ...Array(5).fill('scope="row"')]);
    expect(html).toContain('<html lang="ca"');
  });

  test('R-19 HTML loads nothing and runs nothing', () => {
    const { html } = mailWith('Política');
    expect(html).not.toMatch(/<(img|link|script|style|iframe|object|form)\b|\bsrc=|url\(|@import|\son\w+=/i);
    expect(html.match(/https?:/g)).toHaveLength(4); // two links, written out
  });
});
