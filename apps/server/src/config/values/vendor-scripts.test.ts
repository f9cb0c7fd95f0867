import { describe, expect, test } from 'vitest';
import { parseVendorScripts } from './vendor-scripts.ts';

describe('third-party scripts from the configuration (T-09)', () => {
  test('T-09 lists library, layer, custom scripts, modules in order, and every origin once', () => {
    const list =
      'library=https://tags.example/,layer=capa,custom=https://files.example/a.js,custom=https://files.example/b.js?v=1,' +
      'audience=https://m.example/aam.js,measurement=https://m.example/s.js,activity-map=https://m.example/map.js,' +
      'sends-to=https://beacons.example,tracker=s';
    expect(parseVendorScripts(list)).toEqual({
      scripts: {
        tagLibrary: { origin: 'https://tags.example', layerName: 'capa' },
        custom: ['https://files.example/a.js', 'https://files.example/b.js?v=1'],
        modules: ['https://m.example/s.js', 'https://m.example/map.js', 'https://m.example/aam.js'],
        tracker: 's',
      },
      origins: ['https://tags.example', 'https://files.example', 'https://m.example', 'https://beacons.example'],
    });
  });

  test('T-09 a library alone has the default layer', () => {
    expect(parseVendorScripts('library=http://127.0.0.1:4999')?.scripts.tagLibrary).toEqual({
      origin: 'http://127.0.0.1:4999',
      layerName: 'dataLayer',
    });
  });

  test.each([
    '',
    'library',
    'library=tags.example',
    'library=javascript:alert(1)',
    'library=data:text/javascript,alert(1)',
    'library=https://user:word@tags.example',
    'script=https://tags.example/a.js',
    "layer=a';alert(1)//",
    'tracker=s.t',
    `custom=https://a.example/${','.repeat(30)}`,
  ])('T-09 %j is invalid', (list) => expect(parseVendorScripts(list)).toBeNull());

  test('T-09 no origin can break out of a policy', () => {
    for (const value of [
      'https://a.example;script-src *',
      'https://a.example *',
      "https://a.example/'unsafe-inline'",
    ]) {
      for (const origin of parseVendorScripts(`custom=${value}`)?.origins ?? [])
        expect(origin).toBe('https://a.example');
    }
  });
});
