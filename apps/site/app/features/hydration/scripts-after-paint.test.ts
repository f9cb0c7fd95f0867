import { describe, expect, test } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

/** As React Router writes it. */
const PAGE = `<html><head><link rel="modulepreload" href="/assets/a.js" nonce="N"/><link rel="modulepreload" href="/assets/b.js" nonce="N"/></head><body><script nonce="N">window.before = 1;</script><script nonce="N" type="module" async="">import "/assets/a.js";
import * as route0 from "/assets/b.js";
window.modules = { "<!--": route0, "$&": '</' };
import("/assets/entry.js");</script><!--$--><script nonce="N">window.after = 1;</script></body></html>`;
const kinds = (html: string) => html.match(/<(script|link|\/script)\b/g);

describe('scripts after the first paint (W-13)', () => {
  const late = scriptsAfterPaint(PAGE);

  test('lets the HTML load no script by itself', () => {
    expect(late).not.toContain('rel="modulepreload"');
    expect(late).not.toContain('type="module"');
    expect(late.match(/<link rel="later" fetchpriority="low" href="\/assets\/[ab].js" nonce="N"\/>/g)).toHaveLength(2);
  });

  test('keeps each element in its place for hydration', () => {
    expect(kinds(late)).toEqual(kinds(PAGE));
    expect(late.endsWith('</script><!--$--><script nonce="N">window.after = 1;</script></body></html>')).toBe(true);
  });

  test('passes the entry module on unchanged', () => {
    const [, inside = ''] = /<script nonce="N">(\(function hydrateAfterPaint[\s\S]*?)<\/script>/.exec(late) ?? [];
    const given: unknown = JSON.parse(`[${inside.slice(inside.lastIndexOf('(window,') + '(window,'.length, -1)}]`);
    const [, program] = /async="">([\s\S]*?)<\/script>/.exec(PAGE) ?? [];
    expect(given).toEqual([program, 'mesura', 'later', '__pendingHydration']);
  });

  test('leaves a page without scripts unchanged', () => {
    expect(scriptsAfterPaint('<html><body>No hi és.</body></html>')).toBe('<html><body>No hi és.</body></html>');
  });
});
