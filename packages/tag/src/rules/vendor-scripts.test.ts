import { describe, expect, test, vi } from 'vitest';
import type { TagSettings } from '../settings.ts';
import { aRuleSet } from '../testing/a-rule-set.ts';
import { aTag } from '../testing/a-tag.ts';
import { fakeWindow } from '../testing/fake-window.ts';
import { vendorScripts } from './vendor-scripts.ts';

const PROPERTY = {
  account: { ids: { production: 'PROVA-1', staging: 'PROVA-2', development: 'PROVA-3' } },
  domains: ['media.example'],
  acceptsIncomingLinks: true,
  vendors: {
    web: { name: 'Web', purposes: ['analytics'], loads: ['tagLibrary', 'modules'] },
    audiencia: { name: 'Audiència', purposes: ['audience'], loads: ['custom'] },
  },
} as const;
const SCRIPTS = {
  tagLibrary: { origin: 'https://etiquetes.example', layerName: 'capa' },
  custom: ['https://fitxers.example/a.js', 'https://fitxers.example/b.js'],
  modules: [],
};

function aPage(settings: Partial<TagSettings> = {}) {
  const loaded: string[] = [];
  const globals: { capa?: { [place: number]: unknown }[] } = {};
  const document = {
    createElement: () => ({}),
    head: {
      append: (script: { src: string; onload(): void; onerror(): void }) => {
        loaded.push(script.src);
        queueMicrotask(() => (script.src.endsWith('/b.js') ? script.onerror() : script.onload()));
      },
    },
  };
  const page = fakeWindow('https://media.example/');
  const itsWindow = Object.assign(globals, { document }) as unknown as Window; // cast: the members that loading a script uses
  const rules = aRuleSet(...vendorScripts(PROPERTY, () => itsWindow));
  return {
    ...page,
    loaded,
    globals,
    tag: aTag(page.window, { rules, settings: { vendorScripts: SCRIPTS, ...settings } }),
  };
}

describe('scripts of vendors (T-09)', () => {
  test('T-09 request nothing from a vendor before, or without, its consent', async () => {
    const { tag, loaded } = aPage();
    tag.pageView();
    expect(loaded).toEqual([]);
    tag.consent.choose({ analytics: false, audience: false, personalisation: true });
    await vi.waitFor(() => expect(tag.consent.status()).toBe('out'));
    expect(loaded).toEqual([]);
  });

  test('T-09 T-05 load once with their vendor’s consent; a failure is logged, stops nothing and is retried', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { tag, loaded } = aPage();
    tag.consent.choose({ analytics: true, audience: false, personalisation: false });
    await vi.waitFor(() => expect(loaded).toEqual(['https://etiquetes.example/gtag/js?id=PROVA-1&l=capa']));
    tag.consent.choose({ analytics: true, audience: true, personalisation: false });
    await vi.waitFor(() =>
      expect(loaded.slice(1, 3)).toEqual(['https://fitxers.example/a.js', 'https://fitxers.example/b.js']),
    );
    await vi.waitFor(() =>
      expect(warn.mock.calls.flat().map(String).join()).toContain('Failed to load script https://fitxers.example/b.js'),
    );
    expect(loaded.filter((address) => !address.endsWith('/b.js'))).toHaveLength(2);
    warn.mockRestore();
  });

  test.each([
    ['production', 'PROVA-1'],
    ['staging', 'PROVA-2'],
    ['development', 'PROVA-3'],
  ] as const)('T-06 in %s the account is %s, named in the library’s list once', async (environment, id) => {
    const { tag, loaded, globals } = aPage({ environment });
    tag.consent.choose({ analytics: true, audience: false, personalisation: false });
    await vi.waitFor(() => expect(loaded).toEqual([`https://etiquetes.example/gtag/js?id=${id}&l=capa`]));
    tag.consent.choose({ analytics: true, audience: false, personalisation: true });
    const config = globals.capa
      ?.filter((command) => command[0] === 'config')
      .map((command) => [command[1], command[2]]);
    expect(config).toEqual([[id, { linker: { accept_incoming: true, domains: ['media.example'] } }]]);
  });

  test('T-09 load modules one after another, in their order', async () => {
    const modules = [
      'https://fitxers.example/mesura.js',
      'https://fitxers.example/mapa.js',
      'https://fitxers.example/audiencia.js',
    ];
    const { tag, loaded } = aPage({ vendorScripts: { custom: [], modules } });
    tag.consent.choose({ analytics: true, audience: true, personalisation: true });
    await vi.waitFor(() => expect(loaded).toEqual(modules));
  });

  test('T-09 load nothing when the operator names none', async () => {
    const { tag, loaded } = aPage({ vendorScripts: undefined });
    tag.consent.choose({ analytics: true, audience: true, personalisation: true });
    await vi.waitFor(() => expect(tag.consent.status()).toBe('in'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(loaded).toEqual([]);
  });
});
