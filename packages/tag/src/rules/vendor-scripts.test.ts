import { describe, expect, test, vi } from 'vitest';
import { aRuleSet } from '../testing/a-rule-set.ts';
import { aTag } from '../testing/a-tag.ts';
import { fakeWindow } from '../testing/fake-window.ts';
import { consentTo } from './conditions.ts';
import { vendorScripts } from './vendor-scripts.ts';

const ALLOWS = { tagLibrary: consentTo('analytics'), custom: consentTo('audience') };
const SCRIPTS = {
  tagLibrary: { host: 'etiquetes.example', account: 'PROVA-3', layerName: 'capa' },
  custom: { host: 'fitxers.example', paths: ['/a.js', '/b.js'] },
};

function aPage() {
  const loaded: string[] = [];
  const document = () =>
    ({
      createElement: () => ({}),
      head: {
        append: (script: { src: string; onload(): void; onerror(): void }) => {
          loaded.push(script.src);
          queueMicrotask(() => (script.src.endsWith('/b.js') ? script.onerror() : script.onload()));
        },
      },
    }) as unknown as Document; // cast: all that loading a script touches
  const page = fakeWindow('https://media.example/');
  const rules = aRuleSet(...vendorScripts(SCRIPTS, ALLOWS, document));
  return { ...page, loaded, tag: aTag(page.window, { rules }) };
}

describe('scripts of vendors (T-09)', () => {
  test('T-09 nothing is asked of a vendor before, or without, its consent', async () => {
    const { tag, loaded } = aPage();
    tag.pageView();
    expect(loaded).toEqual([]);
    tag.consent.choose({ analytics: false, audience: false, personalisation: true });
    await vi.waitFor(() => expect(tag.consent.status()).toBe('out'));
    expect(loaded).toEqual([]);
  });

  test('T-09 T-05 each is loaded once with its vendor’s consent; one that fails is logged, stops nothing and is tried again', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { tag, loaded } = aPage();
    tag.consent.choose({ analytics: true, audience: false, personalisation: false });
    await vi.waitFor(() => expect(loaded).toEqual(['https://etiquetes.example/gtag/js?id=PROVA-3&l=capa']));
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

  test('T-09 a broadcaster that names none has no such rule', () => {
    expect(vendorScripts({}, ALLOWS)).toEqual([]);
  });
});
