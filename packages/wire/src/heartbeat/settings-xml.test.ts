import { describe, expect, test } from 'vitest';
import { DEFAULT_PLAYBACK_SETTINGS, encodeSettings, parseSettings, settingsFileName } from './settings-xml.ts';

const xml = (tracking: string, check: string, rest = '') =>
  `<?xml version="1.0"?>\n<config><trackingInterval>${tracking}</trackingInterval><setupCheckInterval>${check}</setupCheckInterval><trackExternalErrors>1</trackExternalErrors>${rest}</config>`;

describe('playback settings (M-08)', () => {
  test('are equal after a round trip', () => {
    const settings = {
      ...DEFAULT_PLAYBACK_SETTINGS,
      trackingIntervalS: 5,
      trackingDisabled: true,
      nielsenEnabled: false,
    };
    expect(parseSettings(encodeSettings(settings))).toEqual(settings);
    expect(encodeSettings({ ...DEFAULT_PLAYBACK_SETTINGS, nielsenEnabled: false })).toBe(
      '<settings><trackingInterval>10</trackingInterval><setupCheckInterval>180</setupCheckInterval><trackExternalErrors>1</trackExternalErrors><trackingDisabled>0</trackingDisabled><nielsenEnabled>0</nielsenEnabled></settings>',
    );
  });

  test.each([
    ['0', '0', { trackingIntervalS: 10, checkIntervalS: 180 }],
    ['5', '900', { trackingIntervalS: 5, checkIntervalS: 600 }],
    ['5', '600', { trackingIntervalS: 5, checkIntervalS: 600 }],
  ])('have intervals of %s and %s', (tracking, check, expected) => {
    expect(parseSettings(xml(tracking, check))).toMatchObject({
      ...expected,
      trackingDisabled: false,
      nielsenEnabled: true,
    });
  });

  test.each(['', '<settings><oops/></settings>', xml('', '180'), xml('ten', '180'), '<html>503</html>'])(
    'stay unchanged on %s',
    (broken) => {
      expect(parseSettings(broken)).toBeNull();
    },
  );

  test('have a file named after the publisher', () => {
    expect(settingsFileName('C0FFEE0123456789ABCDEF01@AdobeOrg')).toBe('c0ffee0123456789abcdef01-adobeorg.xml');
    expect(settingsFileName('A b__c')).toBe('a-b__c.xml');
  });
});
