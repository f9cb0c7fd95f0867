import { TCString } from '@iabtechlabtcf/core';
import { describe, expect, test } from 'vitest';
import { tcString } from './tc-string.ts';
import { type TcfSettings, tcfSettings } from './tcf-settings.ts';

/** A page with the settings that the server wrote into it. */
const aPage = (lang: string, settings?: object) =>
  ({
    documentElement: { lang },
    getElementById: () => settings && { textContent: JSON.stringify(settings) },
  }) as unknown as Document; // cast: the only fields that are read
const TCF_SETTINGS = tcfSettings(aPage('ca', { cmp: { id: 300, version: 7 } }));
const NOW = new Date('2026-11-21T10:20:30Z');
const REFUSED = { analytics: false, audience: false, personalisation: false };
const LISTED: TcfSettings = {
  ...TCF_SETTINGS,
  vendors: {
    llistat: { name: 'Llistat', purposes: ['analytics'], tcfId: 565 },
    altre: { name: 'Altre', purposes: ['personalisation'], tcfId: 12 },
    propi: { name: 'Propi', purposes: ['analytics'] },
  },
};
const read = (settings: TcfSettings, choice: typeof REFUSED) => TCString.decode(tcString(settings, choice, NOW));
const ids = (vector: { forEach(callback: (value: boolean, id: number) => void): void }) => {
  const set: number[] = [];
  vector.forEach((value, id) => void (value && set.push(id)));
  return set;
};

describe('the TC string (C-05)', () => {
  test('C-05 consents to nothing after a refusal, and still lists the vendors shown', () => {
    const model = read(LISTED, REFUSED);
    expect([ids(model.purposeConsents), ids(model.vendorConsents), ids(model.publisherConsents)]).toEqual([[], [], []]);
    expect(ids(model.vendorsDisclosed)).toEqual([12, 565]);
    expect(model).toMatchObject({
      cmpId: 300,
      cmpVersion: 7,
      consentLanguage: 'CA',
      publisherCountryCode: 'ES',
      isServiceSpecific: true,
      policyVersion: 5,
    });
  });

  test('C-05 maps a choice to its purposes, and to the vendors all of whose purposes it accepts', () => {
    const model = read(LISTED, { ...REFUSED, analytics: true });
    expect(ids(model.purposeConsents)).toEqual([1, 8, 9, 10]);
    expect(ids(model.vendorConsents)).toEqual([565]);
    expect(ids(read(LISTED, { ...REFUSED, personalisation: true }).purposeConsents)).toEqual([1, 5, 6, 11]);
  });

  test('C-05 fills the publisher’s part for a broadcaster without listed vendors', () => {
    const model = read(TCF_SETTINGS, { analytics: true, audience: true, personalisation: true });
    expect(ids(model.publisherConsents)).toEqual([1, 5, 6, 8, 9, 10, 11]);
    expect(ids(model.vendorConsents)).toEqual([]);
  });

  test('C-05 takes the language from the page, and uses no list for a page without settings', () => {
    const model = read(tcfSettings(aPage('es-ES')), REFUSED);
    expect(model).toMatchObject({ consentLanguage: 'ES', cmpId: 4095, cmpVersion: 1 });
  });

  test('C-06 gives visitors of the same day identical strings', () => {
    const later = new Date('2026-11-21T23:59:59Z');
    expect(tcString(LISTED, REFUSED, later)).toBe(tcString(LISTED, REFUSED, NOW));
    expect(tcString(LISTED, REFUSED, NOW).split('.')).toHaveLength(3);
  });
});
