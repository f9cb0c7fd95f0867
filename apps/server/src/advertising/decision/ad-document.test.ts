import { describe, expect, test } from 'vitest';
import { readAdDocument } from './ad-document.ts';

describe('XML of ad servers', () => {
  test('V-02 is parsed with whitespace or a byte order mark before it', () => {
    const read = readAdDocument('\ufeff \n<?xml version="1.0"?><VAST version="4.2"><Ad id="1"/></VAST>');
    expect(read.ok && read.value.name).toBe('VAST');
  });

  test('V-02 CDATA and attribute values are not parsed as markup', () => {
    const page = `<VAST><Ad id="a>b"/><HTMLResource><![CDATA[<!DOCTYPE html>${'<p>'.repeat(100)}]]></HTMLResource></VAST>`;
    expect(readAdDocument(page).ok).toBe(true);
  });

  const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');
  const attributes = Array.from({ length: 20_000 }, (_, i) => `a${i}="1"`).join(' ');
  test.each([
    ['a bomb of entities', `<!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]><VAST>&l9;</VAST>`, 'entities'],
    ['a file from the server', '<!doctype x SYSTEM "file:///etc/passwd"><VAST/>', 'entities'],
    ['a tower of elements', '<a>'.repeat(100_000), 'notXml'],
    ['a flood of attributes', `<VAST ${attributes}/>`, 'notXml'],
    ['a flood of elements', `<VAST>${'<a/>'.repeat(50_000)}</VAST>`, 'notXml'],
    ['nothing', '', 'notXml'],
    ['JSON', '{"ads":[]}', 'notXml'],
    ['half a document', '<VAST><Ad>', 'notXml'],
    ['crossed elements', '<VAST><Ad></VAST></Ad>', 'notXml'],
    ['an entity that nobody declared', '<VAST>&pwned;</VAST>', 'notXml'],
    ['open markup without end', `<VAST>${'<!--'.repeat(200_000)}`, 'notXml'],
    ['open tags without end', `<VAST>${'<a '.repeat(300_000)}`, 'notXml'],
  ])('V-02 %s is refused at once', (_, text, reason) => {
    expect(readAdDocument(text)).toEqual({ ok: false, error: reason });
  });

  test('V-02 parses addresses as ad servers write them: escaped, numeric, in CDATA, or with a bare &', () => {
    const read = readAdDocument(
      '<v:VAST xmlns:v="x" a="1&amp;2" b=\'"\'><A>x?a=1&amp;b=&#50;&#x33;</A><A> <![CDATA[x?a=1&b=2]]> </A><A>x?a=1&b=2</A></v:VAST>',
    );
    if (!read.ok) throw new Error(read.error);
    const { name, attributes, children } = read.value;
    expect([name, attributes.get('a'), attributes.get('b')]).toEqual(['VAST', '1&2', '"']);
    expect(children.map(({ text }) => text.trim())).toEqual(['x?a=1&b=23', 'x?a=1&b=2', 'x?a=1&b=2']);
  });
});
