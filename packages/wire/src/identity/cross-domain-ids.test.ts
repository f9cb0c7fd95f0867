import { describe, expect, test } from 'vitest';
import { parseCrossDomainIds } from './cross-domain-ids.ts';

const ORG = 'C0FFEE0123456789ABCDEF01@AdobeOrg';
const RECORDED =
  'MCMID=11111111111111111111111111111111111111|MCAID=2F0A1B2C3D4E5F60-6000012345678901|MCORGID=C0FFEE0123456789ABCDEF01%40AdobeOrg|TS=1795221602';
const NOW_S = 1_795_221_602;

describe('cross-domain ids in a link (T-06, I-01)', () => {
  test('T-06 are accepted from the recorded link of another site of the broadcaster', () => {
    expect(parseCrossDomainIds(RECORDED, ORG, NOW_S + 60)).toEqual({
      visitorId: '1'.repeat(38),
      analyticsId: '2F0A1B2C3D4E5F60-6000012345678901',
    });
  });

  test('T-06 are ignored when old, of another organisation, without an id or malformed', () => {
    expect(parseCrossDomainIds(RECORDED, ORG, NOW_S + 301)).toBeUndefined();
    expect(parseCrossDomainIds(RECORDED, ORG, NOW_S - 301)).toBeUndefined();
    expect(parseCrossDomainIds(RECORDED, 'X@Y', NOW_S)).toBeUndefined();
    for (const value of [
      '',
      'x',
      '|||',
      `MCORGID=${encodeURIComponent(ORG)}|TS=${NOW_S}`,
      RECORDED.replace('TS=', 'T='),
    ])
      expect(parseCrossDomainIds(value, ORG, NOW_S), value).toBeUndefined();
    expect(parseCrossDomainIds(RECORDED.replace('MCMID=1', 'MCMID=<script>'), ORG, NOW_S)).toBeUndefined();
  });
});
