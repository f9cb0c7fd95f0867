import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { declaredChunk, fileNameOf } from './declared-chunk.ts';

const ROOT = join(import.meta.dirname, '../..');
const at = (path: string) => declaredChunk(join(ROOT, path));

describe('chunks that folders declare', () => {
  test('a file has the chunk that names it, the others of its folder and below that of the folder', () => {
    expect(at('apps/site/app/shared/on-air/ChannelCard.tsx')).toBe('cards');
    expect(at('apps/site/app/shared/on-air/live-video.ts')).toBe('radio');
    expect(at('apps/site/app/pages/story/gallery/gallery-view.ts')).toBe('news');
  });

  test('a style has the chunk of its component', () => {
    expect(at('apps/site/app/shared/on-air/DayList.module.css?inline')).toBe('live');
  });

  test('a folder without a declaration has none, and no package from elsewhere', () => {
    expect(at('apps/site/app/pages/game/game-route.tsx')).toBeNull();
    expect(at('node_modules/react/index.js')).toBeNull();
    expect(declaredChunk('\0virtual')).toBeNull();
  });

  test('every file that a declaration names is in its folder', () => {
    const missing = globSync('{apps/site/app,packages/*/src}/**/chunk.json', { cwd: ROOT }).flatMap((path) => {
      const files = new Set(readdirSync(join(ROOT, dirname(path))).map(fileNameOf));
      const declared: Record<string, '*' | string[]> = JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
      const named = Object.values(declared).flatMap((names) => (names === '*' ? [] : names));
      return named.filter((name) => !files.has(name)).map((name) => `${path}: ${name}`);
    });
    expect(missing).toEqual([]);
  });
});
