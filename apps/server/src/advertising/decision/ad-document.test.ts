import { describe, expect, test } from 'vitest';
import { parseAdDocument, rootName } from './ad-document.ts';

describe('XML of ad servers', () => {
  test('V-02 is read, with blanks or a byte order mark before it', () => {
    const read = parseAdDocument('\ufeff \n<?xml version="1.0"?><VAST version="4.2"><Ad id="1"/></VAST>');
    expect(read.ok && rootName(read.value)).toBe('VAST');
  });

  test('V-02 what stands in CDATA and in attribute values is no markup', () => {
    const page = `<VAST><Ad id="a>b"/><HTMLResource><![CDATA[<!DOCTYPE html>${'<p>'.repeat(100)}]]></HTMLResource></VAST>`;
    expect(parseAdDocument(page).ok).toBe(true);
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
    const startedMs = performance.now();
    expect(parseAdDocument(text)).toEqual({ ok: false, error: reason });
    expect(performance.now() - startedMs).toBeLessThan(1000);
  });
});
