import { describe, expect, test } from 'vitest';
import { fullAddress } from './full-address.ts';

const redirectOf = (path: string, method = 'GET') => fullAddress(new Request(`http://site.example${path}`, { method }));

describe('addresses of pages', () => {
  test('redirects permanently to the trailing slash, and keeps the query', () => {
    const moved = redirectOf('/cims?temporada=2');
    expect(moved?.status).toBe(301);
    expect(moved?.headers.get('Location')).toBe('/cims/?temporada=2');
  });

  test('W-02 W-03 redirects capitals to lower case', () => {
    expect(redirectOf('/El-Temps/Berga')?.headers.get('Location')).toBe('/el-temps/berga/');
    expect(redirectOf('/CIMS/?temporada=2')?.headers.get('Location')).toBe('/cims/?temporada=2');
    expect(redirectOf('/pel%C2%B7l%C3%8Dcula/')).toBeNull();
  });

  test('leaves pages, data requests and forms alone', () => {
    for (const path of ['/', '/cims/', '/a//b/', '/cims/_.data', '/_root.data']) expect(redirectOf(path)).toBeNull();
    expect(redirectOf('/privadesa/tria', 'POST')).toBeNull();
  });

  test('never redirects to another host', () => {
    expect(redirectOf('//evil/x')?.headers.get('Location')).toBe('/evil/x/');
  });
});
