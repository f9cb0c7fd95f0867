import { decodeHit } from '@sintonia/wire';
import { describe, expect, test, vi } from 'vitest';
import type { MeasurementObject } from './playback/adapter/measurement-object.ts';
import { aRuleSet, audienceRule } from './testing/a-rule-set.ts';
import { aTag, SETTINGS } from './testing/a-tag.ts';
import { type FakeAnswers, fakeWindow } from './testing/fake-window.ts';

const VISITOR_ID = '20000000000000000000000000000000000001';
const ANSWER = JSON.stringify({ d_mid: VISITOR_ID, dcs_region: 6, d_blob: 'b-1' });
const START: Parameters<MeasurementObject['trackMediaStart']>[0] = {
  media: { mediaId: '1001', mediaName: 'Mar', mediaLengthS: 60.9, streamType: 'vod', mediaType: 'video' },
  metadata: { 'a.media.show': 'Mar obert' },
  sessionId: '17',
  playerName: 'web',
  channel: 'tv',
  startingAd: null,
};
const ALL = { analytics: true, audience: true, personalisation: true };

function aPage(consent: string | null, answers: FakeAnswers = {}) {
  const cookies = consent ? { sintonia_consent: consent } : {};
  const page = fakeWindow('https://media.example/video/1001/', cookies, { identity: () => ANSWER, ...answers });
  const tag = aTag(page.window, { rules: aRuleSet(audienceRule) });
  const measurement = tag.measurement();
  const received: string[] = [];
  measurement.onPrivacy((status) => received.push(status));
  measurement.whenReady(() => received.push('ready'));
  return { ...page, tag, measurement, received };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('measurement object of playback (M-11, C-03)', () => {
  test('C-03 reports no privacy and gives no id before a choice; consent reports both, ids first', async () => {
    const { tag, measurement, received, sent } = aPage(null);
    await settle();
    expect(received).toEqual([]);
    expect(measurement.marketingCloudVisitorID).toBeUndefined();
    expect(sent).toEqual([]);
    tag.consent.choose(ALL);
    await vi.waitFor(() => expect(received).toEqual(['in', 'ready']));
    expect(measurement).toMatchObject({
      account: 'tramuntana-dev',
      ssl: true,
      marketingCloudVisitorID: VISITOR_ID,
      audienceManagerBlob: 'b-1',
      audienceManagerLocationHint: '6',
      visitor: { marketingCloudOrgId: SETTINGS.organisationId },
    });
  });

  test('C-03 reports a refusal and a withdrawal, and gives no id afterwards', async () => {
    expect(aPage('1.000').received).toEqual(['out']);
    const { tag, measurement, received } = aPage('1.100');
    await settle();
    tag.consent.choose({ ...ALL, analytics: false });
    expect(received).toEqual(['in', 'ready', 'out']);
    expect(measurement.marketingCloudVisitorID).toBeUndefined();
    expect(measurement.visitor.getCustomerIDs?.()).toEqual({});
  });

  test('I-01 opts playback out after a global opt-out too', async () => {
    const { received } = aPage('1.100', { identity: () => '{"d_mid":"1","d_optout":["global"]}' });
    await settle();
    expect(received).toContain('out');
    expect(received).not.toContain('in');
  });

  test('M-11 sends a media start as a hit with context, page and ids, but not without consent', async () => {
    const { tag, measurement, sent } = aPage('1.110');
    tag.setPage({ pageName: 'video/1001', programme: 'Mar obert', user: { userId: 'u-9', loggedIn: true } });
    tag.pageView();
    measurement.trackMediaStart(START);
    await settle();
    expect(measurement.visitor.getCustomerIDs?.()).toEqual({ userid: { id: 'u-9', authState: 1 } });
    const { pathname, search } = new URL(sent.findLast(({ how }) => how === 'image')?.url ?? '');
    expect(decodeHit(pathname, search)).toMatchObject({
      ok: true,
      unknown: [],
      bad: [],
      hit: {
        linkType: 'ms_s',
        mediaKind: 'video',
        visitorId: VISITOR_ID,
        pageName: 'video/1001',
        context: {
          'a.media.show': 'Mar obert',
          'a.contentType': 'vod',
          'a.media.name': '1001',
          'a.media.friendlyName': 'Mar',
          'a.media.length': '60',
          'a.media.playerName': 'web',
          'a.media.channel': 'tv',
          'a.media.vsid': '17',
          'a.media.view': 'true',
        },
        variables: { v3: 'Mar obert' },
      },
    });
    expect(search).not.toContain('ms_a');

    const refused = aPage('1.000');
    refused.measurement.trackMediaStart({ ...START, media: { ...START.media, mediaType: 'audio' } });
    await settle();
    expect(refused.sent).toEqual([]);
  });
});
