import { describe, expect, test } from 'vitest';
import { endingInSlash } from './ending-in-slash.ts';

const ask = (path: string, method = 'GET') => endingInSlash(new Request(`http://site.example${path}`, { method }));

describe('addresses of pages', () => {
  test('without the slash they move for good, with their query', () => {
    const moved = ask('/cims?temporada=2');
    expect(moved?.status).toBe(301);
    expect(moved?.headers.get('Location')).toBe('/cims/?temporada=2');
  });

  test('pages, data requests and forms stay where they are', () => {
    for (const path of ['/', '/cims/', '/cims/_.data', '/_root.data']) expect(ask(path)).toBeNull();
    expect(ask('/privadesa/tria', 'POST')).toBeNull();
  });

  test('never to another host', () => {
    expect(ask('//evil/x')?.headers.get('Location')).toBe('/evil/x/');
  });
});
