import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gzipWithHoles } from './gzip-with-holes.ts';

describe('gzip with holes', () => {
  test('any text and any word of the given length decompress to the original', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { minLength: 1, maxLength: 6 }),
        fc.stringMatching(/^[A-Za-z0-9+/]{22}==$/),
        async (parts, word) => {
          const filled = (await gzipWithHoles(parts, 24)).fill(word);
          expect(filled && gunzipSync(filled).toString()).toBe(parts.map((part) => part.toWellFormed()).join(word));
        },
      ),
      { numRuns: 100 },
    );
  });

  test('a long page may repeat text across holes, also beyond the window, and each filling is independent', async () => {
    const line = (n: number) => `<li class="targeta"><a href="/noticia/${n}/">Un titular ben llarg, el ${n}</a></li>`;
    const block = Array.from({ length: 300 }, (_, n) => line(n)).join('');
    const parts = [block, block, block, block];
    const page = await gzipWithHoles(parts, 4);
    for (const word of ['aaaa', 'bbbb']) {
      const filled = page.fill(word);
      expect(filled && gunzipSync(filled).toString()).toBe(parts.join(word));
    }
    const whole = gzipSync(parts.join('aaaa'), { level: 9 }).length;
    expect(page.fill('aaaa')?.length).toBeLessThan(whole * 1.02);
  });

  test('returned memory is reused, but not memory still being sent', async () => {
    const page = await gzipWithHoles(['<p>', '</p><p>', '</p>'], 4);
    const read = (filled: Buffer | null) => filled && gunzipSync(filled).toString();
    const [first, second] = [page.borrow('aaaa'), page.borrow('bbbb')];
    expect([read(first), read(second)]).toEqual(['<p>aaaa</p><p>aaaa</p>', '<p>bbbb</p><p>bbbb</p>']);
    if (first) page.giveBack(first);
    const third = page.borrow('cccc');
    expect(third).toBe(first);
    expect([read(second), read(third)]).toEqual(['<p>bbbb</p><p>bbbb</p>', '<p>cccc</p><p>cccc</p>']);
  });

  test('a word of another length is refused', async () => {
    expect((await gzipWithHoles(['a', 'b'], 4)).fill('abc')).toBeNull();
  });
});
