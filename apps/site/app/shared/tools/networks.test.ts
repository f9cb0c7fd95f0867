import { describe, expect, test } from 'vitest';
import { networksFor } from './networks.ts';

const PAGE = 'https://www.exemple.cat/video/1001/';
const links = new Map(networksFor(PAGE, 'Cims: l’hivern & «prou»').map(({ id, href }) => [id, new URL(href)]));

describe('sharing (W-09)', () => {
  test('gives each network the whole address and title, with its own campaign mark', () => {
    for (const [id, { href }] of links) {
      const text = decodeURIComponent(href);
      expect(text).toContain(`${PAGE}?ext=compartit-${id}`);
      if (id !== 'facebook') expect(text).toContain('Cims: l’hivern & «prou»');
      expect(href).not.toContain('+');
    }
    expect(links.size).toBe(7);
  });

  test('encodes parameters as the networks decode them', () => {
    expect(links.get('telegram')?.searchParams.get('url')).toBe(`${PAGE}?ext=compartit-telegram`);
    expect(new URLSearchParams(links.get('mastodon')?.hash.slice(1)).get('text')).toContain('Cims');
    expect(links.get('correu')?.searchParams.get('body')).toMatch(/\n\nhttps:/);
  });
});
