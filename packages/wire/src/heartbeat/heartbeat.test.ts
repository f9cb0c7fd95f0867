import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseQuery } from '../query.ts';
import { HEARTBEAT_KEYS } from './all-heartbeat-keys.ts';
import { decodeHeartbeat } from './decode-heartbeat.ts';
import { encodeHeartbeat, heartbeatPairs } from './encode-heartbeat.ts';
import { HEARTBEAT_FIELDS } from './heartbeat-fields.ts';

/** The first ad start of the recorded trace `hb-metadata`, shortened: order and values as the incumbent sends them. */
const RECORDED =
  's:sc:rsid=mediadev&s:sc:tracking_server=metrics.media.example&h:sc:ssl=1&s:user:aid=2F0A1B2C3D4E5F60-6000012345678901&' +
  's:user:mid=20000000000000000000000000000000000001&s:aam:blob=6G1yn&l:aam:loc_hint=6&' +
  's:cuser:userid.id=u-123&s:cuser:userid.as=1&s:cuser:puuid.id=p-9&s:cuser:puuid.as=0&' +
  's:sp:ovp=plataforma-propia&s:sp:sdk=1.4.0&s:sp:channel=Canal%20U&s:sp:player_name=reproductor-web&' +
  's:sp:hb_version=js-2.2.2.230-96e624&l:sp:hb_api_lvl=4&s:event:sid=1795221966257678054790&s:event:type=start&' +
  'l:event:duration=0&l:event:playhead=0&l:event:ts=1795221966431&l:event:prev_ts=-1&s:asset:type=ad&' +
  's:asset:name=Informatiu%20migdia&s:asset:video_id=tn-migdia-0001&s:asset:publisher=C0FFEE0123456789ABCDEF01%40AdobeOrg&' +
  'l:asset:length=60&s:asset:ad_id=ad-001&s:asset:ad_sid=1795221966430625884933&s:asset:resolver=reproductor-web&' +
  's:asset:pod_id=42d8e1462bc67c3c7864cffbc365939c_1&s:asset:pod_position=1&l:asset:pod_offset=0&s:asset:pod_name=preroll&' +
  'l:asset:ad_length=3&s:asset:ad_name=Anunci%201&s:stream:type=vod&l:stream:bitrate=0&l:stream:fps=0&' +
  'l:stream:dropped_frames=0&l:stream:startup_time=96&s:meta:programa=Informatiu&s:meta:clau%20amb%20espai=%C3%A7%20%C3%A0%20%26%20%3D%20%3F';

describe('heartbeat wire (M-09)', () => {
  test('re-encodes the recorded heartbeat byte for byte', () => {
    const decoded = decodeHeartbeat(RECORDED);
    expect(decoded).toMatchObject({ ok: true, unknown: [], bad: [] });
    expect(decoded.value.metadata).toEqual({ programa: 'Informatiu', 'clau amb espai': 'ç à & = ?' });
    expect(decoded.value.customerIds).toEqual({
      userid: { id: 'u-123', authState: 1 },
      puuid: { id: 'p-9', authState: 0 },
    });
    expect(encodeHeartbeat(decoded.value)).toBe(RECORDED);
  });

  test('describes how every key is read, in the same order', () => {
    expect(Object.values(HEARTBEAT_FIELDS).map(({ key }) => key)).toEqual(Object.values(HEARTBEAT_KEYS));
  });

  test('floors numbers, keeps 0 and omits NaN and empty text', () => {
    const query = encodeHeartbeat({
      bitrate: 800000.7,
      framesPerSecond: 24.9,
      mediaLengthS: Number.NaN,
      durationMs: 0,
      channel: '',
    });
    expect(query).toBe('l:event:duration=0&l:stream:bitrate=800000&l:stream:fps=24');
  });

  test('reports missing, unreadable and unknown parameters, and keeps the rest', () => {
    const decoded = decodeHeartbeat(
      's:event:type=play&l:event:ts=now&s:event:sid=1&s:asset:type=main&x=1&s:cuser:a.as=z',
    );
    expect(decoded.ok).toBe(false);
    expect(decoded.value).toMatchObject({ eventType: 'play', sessionId: '1', assetType: 'main' });
    expect(decoded.unknown).toEqual([['x', '1']]);
    expect(decoded.bad.map(({ key, why }) => `${key} ${why}`)).toEqual([
      'l:event:ts expects milliseconds since 1970',
      's:cuser:a.as expects an authentication state',
      's:asset:video_id missing',
    ]);
  });

  test('never throws on any input', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (query) => void decodeHeartbeat(query)));
    expect(decodeHeartbeat('s:meta:__proto__=x').value.metadata).toHaveProperty(['__proto__'], 'x');
  });

  test('reads back every heartbeat that it writes', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((t) => t.isWellFormed());
    const report = fc.record({
      sessionId: text,
      eventType: fc.constantFrom('play', 'pause', 'start'),
      durationMs: fc.nat(),
      playheadS: fc.integer(),
      atMs: fc.nat(),
      previousAtMs: fc.constantFrom(-1, 5),
      assetType: fc.constantFrom('main', 'ad'),
      mediaId: text,
      metadata: fc.dictionary(text, text),
      customerIds: fc.dictionary(text, fc.record({ id: text, authState: fc.nat(2) })),
    });
    fc.assert(
      fc.property(report, (given) => {
        const decoded = decodeHeartbeat(parseQuery(`?${encodeHeartbeat(given)}`));
        expect(decoded).toEqual({ ok: true, value: { ...given }, unknown: [], bad: [] });
        expect(heartbeatPairs(decoded.value)).toEqual(heartbeatPairs(given));
      }),
      { numRuns: 60 },
    );
  });
});
