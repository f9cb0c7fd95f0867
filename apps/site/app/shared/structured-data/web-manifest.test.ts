import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PAPER, webManifest } from './web-manifest.ts';

const SITE = join(import.meta.dirname, '../../..');
const manifest = webManifest({ name: 'Tramuntana', claim: 'El que passa', language: 'ca' }) as {
  icons: { src: string; sizes: string; purpose: string }[];
};

/** Width and height from a PNG's header. */
const sizeOf = (file: string) => {
  const bytes = readFileSync(file);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
};

describe('web manifest', () => {
  test('has every icon in its stated size, and a maskable one', () => {
    for (const { src, sizes } of manifest.icons) expect(sizeOf(join(SITE, 'public', src))).toBe(sizes);
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    expect(existsSync(join(SITE, 'public/icons/apple-touch-icon.png'))).toBe(true);
  });

  test('gives the browser’s bars the colour of the page', () => {
    const tokens = readFileSync(join(SITE, 'app/ui/design/tokens.css'), 'utf8');
    expect(tokens).toContain(`--paper: light-dark(${PAPER.light}, ${PAPER.dark});`);
  });
});
