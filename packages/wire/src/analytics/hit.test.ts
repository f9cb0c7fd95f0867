import { describe, expect, test } from 'vitest';
import { decodeHit } from './decode-hit.ts';
import { eventName } from './event-numbers.ts';
import { encodeHit, encodeHitValue, type Hit } from './hit.ts';
import { parseHitPath } from './hit-path.ts';
import { localTime } from './local-time.ts';
import { nest, unnest } from './nested-pairs.ts';
import { numberedPairs } from './numbered-variables.ts';

const PATH = '/b/ss/tramuntana-dev/1/SINTONIA-1/s123';

const aHit = (with_: Partial<Hit> = {}): Hit => ({ pageName: 'portada', charset: 'UTF-8', currency: 'EUR', ...with_ });

describe('analytics hit (§ 7)', () => {
  test('A-01 writes parameters in wire order, from AQB to AQE, whatever order they are given in', () => {
    const query = encodeHit({
      previousTookMs: 48,
      variables: { v250: 'z', v1: 'noticia', c75: 'y', c1: 'seccio', l1: 'a,b', h1: 'p|q', v2: '' },
      linkType: 'lnk_o',
      context: { programa: 'Informatiu', 'a.media.name': 'x', ver: true, buit: '', zero: 0, 'a.contentType': 'vod' },
      customerIds: { 'userid.id': 'u-123', 'userid.as': 1 },
      events: ['event1', 'event2=3'],
      visitorId: '2'.repeat(38),
      localTime: { atMs: Date.UTC(2026, 10, 21, 0, 39, 4), offsetMin: -60 },
      pageName: 'Mar (obert)!',
      colourDepth: 24,
    });
    expect(query).toBe(
      'AQB=1&ndh=1&pf=1&t=21%2F10%2F2026%201%3A39%3A4%206%20-60&cid.&userid.&id=u-123&as=1&.userid&.cid' +
        `&mid=${'2'.repeat(38)}&pageName=Mar%20%28obert%29%21` +
        '&c.&programa=Informatiu&a.&media.&name=x&.media&contentType=vod&.a&ver=true&.c' +
        '&events=event1%2Cevent2%3D3&c1=seccio&v1=noticia&h1=p%7Cq&l1=a%2Cb&c75=y&v250=z&pe=lnk_o&c=24&lrt=48&AQE=1',
    );
  });

  test('A-01 encodes the characters that encodeURIComponent leaves', () => {
    expect(encodeHitValue("+~!*()'é·")).toBe('%2B%7E%21%2A%28%29%27%C3%A9%C2%B7');
  });

  test('S-04 refuses a truncated hit, and reads one without AQB', () => {
    const query = encodeHit(aHit());
    expect(decodeHit(PATH, query.slice(0, -6))).toEqual({ ok: false, reason: 'truncated' });
    expect(decodeHit(PATH, '')).toEqual({ ok: false, reason: 'empty' });
    expect(decodeHit('/b/sss/x/1/y/s1', query)).toEqual({ ok: false, reason: 'path' });
    expect(decodeHit(PATH, '?pageName=a%20ma')).toMatchObject({ ok: true, hit: { pageName: 'a ma' } });
  });

  test('S-04 keeps unknown and unreadable parameters as received', () => {
    const decoded = decodeHit(PATH, 'AQB=1&t=ahir&c76=x&bw=ample&nou=1&z.&a=b&.z&.c&c.&k=v&cid.&AQE=1');
    expect(decoded).toMatchObject({
      ok: true,
      suites: ['tramuntana-dev'],
      hit: { context: { k: 'v' } },
      unknown: [
        ['c76', 'x'],
        ['nou', '1'],
        ['z.a', 'b'],
      ],
    });
    expect(decoded.ok && decoded.bad.map(({ key, why }) => [key, why])).toEqual([
      ['.c', 'closes what is not open'],
      ['c.', 'left open'],
      ['cid.', 'left open'],
      ['t', 'expects local time as d/m/yyyy h:m:s weekday offset'],
      ['bw', 'expects an integer of zero or more'],
    ]);
  });

  test('S-04 never throws on any input', () => {
    for (const hostile of [
      '%',
      '&&&',
      'c.&__proto__.&x=1&.__proto__&.c',
      '.&.',
      'c1',
      `${'a.&'.repeat(3000)}x=1`,
      '=&=',
    ]) {
      expect(() => decodeHit(PATH, hostile)).not.toThrow();
    }
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test('merges a context group that is closed and opened again, and keeps the activity map apart', () => {
    const query = 'c.&a.&x=1&.a&.c&pe=lnk_d&c.&a.&activitymap.&link=Baixa&region=BODY&.activitymap&y=2&.a&.c';
    expect(decodeHit(PATH, query)).toMatchObject({
      hit: { context: { 'a.x': '1', 'a.y': '2' }, activityMap: { link: 'Baixa', region: 'BODY' }, linkType: 'lnk_d' },
    });
  });

  test('allows a name to be a value and a group at once', () => {
    const values = { a: '1', 'a.b': '2' };
    const { blocks, bad } = unnest(nest('c.', values));
    expect(Object.fromEntries(blocks.get('c') ?? [])).toEqual(values);
    expect(bad).toEqual([]);
  });

  test('interleaves numbered variables by number, and leaves out impossible ones', () => {
    expect(numberedPairs({ v2: 'b', c10: 'd', c2: 'a', v10: 'e', v251: 'x', c0: 'x', l4: 'x' })).toEqual([
      ['c2', 'a'],
      ['v2', 'b'],
      ['c10', 'd'],
      ['v10', 'e'],
    ]);
  });

  test('writes t as local time with month and weekday from zero, and reads it back to the same instant', () => {
    const written = '21/10/2026 1:39:4 6 -60';
    const instant = { atMs: Date.UTC(2026, 10, 21, 0, 39, 4), offsetMin: -60 };
    expect(localTime.encode(instant)).toBe(written);
    expect(localTime.decode(written)).toEqual(instant);
    for (const bad of ['', '21/12/2026 1:39:4 6 -60', '0/1/2026 1:1:1 1 0', '1/1/2026 24:1:1 1 0', '2026-01-01']) {
      expect(localTime.decode(bad), bad).toBeUndefined();
    }
    expect(localTime.encode({ atMs: Number.NaN, offsetMin: 0 })).toBeUndefined();
  });

  test('writes several suites into one path, and refuses an impossible path', () => {
    expect(parseHitPath('/proxy/b/ss/a,b%2Cc/5.1/JS-2.17.0T-x/s9')).toEqual({
      suites: ['a', 'b', 'c'],
      flag: '5.1',
      version: 'JS-2.17.0T-x',
      random: '9',
    });
    expect(parseHitPath('/b/ss/a%00b/1/JS/s1')).toBeUndefined();
    expect(parseHitPath('/b/ss/a')).toBeUndefined();
  });

  test('T-10 numbers events as in § 9', () => {
    const names = (
      ['page', 'search', 'share', 'download', 'play', 'buttonClick', 'participate', 'radioWindow'] as const
    ).map(eventName);
    expect(names).toEqual(['event1', 'event2', 'event3', 'event5', 'event9', 'event10', 'event15', 'event26']);
  });
});
