import { encodeHit } from '@sintonia/wire';
import { describe, expect, test } from 'vitest';
import { aLiveEvent } from '../live-events/testing/a-live-event.ts';
import { inspectorAddress, originOf, type PublishedRules, rulesOf } from './rule-of-hit.ts';

const does = (name: string) => ({ name, run: () => {} });
const link = (linkName: string, linkType = 'lnk_o', events: string[] = []) => ({
  name: `send link ${linkName}`,
  run: (_: unknown, ports: unknown) =>
    (ports as { send(hit: object): void }).send({ linkName, linkType, ...(events.length > 0 && { events }) }),
});
const published: PublishedRules = {
  rules: [
    { name: 'consent', actions: [does('send consent mode')] },
    { name: 'page view', actions: [does('send page view'), does('time page')] },
    { name: 'exempt page view', actions: [does('send exempt page view')] },
    { name: 'media start', actions: [does('send media start')] },
    { name: 'share', actions: [link('Compartir', 'lnk_o', ['event12'])] },
    { name: 'rewind', actions: [link('DVR')] },
    { name: 'subtitles', actions: [link('Subtítols')] },
    { name: 'download', actions: [link('Descarregar', 'lnk_d', ['event15'])] },
    { name: 'exposure', actions: [does('send exposure')] },
    {
      name: 'broken',
      actions: [
        {
          name: 'send link Trencat',
          run: () => {
            throw new Error('needs a page');
          },
        },
      ],
    },
  ],
};
const withFollowed: PublishedRules = {
  rules: [...published.rules, { name: 'followed link', actions: [does('send followed link')] }],
};
const linkEvent = (pev2: string, pe = 'lnk_o', events = '') =>
  aLiveEvent({
    event: 'link',
    fields: Object.entries({ pe, pev2, events }).map(([key, value]) => ({ key, label: key, value })),
  });

describe('the rule of a hit', () => {
  test('R-06 a hit names its version in its path; another client and the player have no rule', () => {
    expect(originOf({ protocol: 'analytics', raw: '/b/ss/one/1/SINTONIA-1-0af3/s1?AQB=1' })).toEqual({
      from: 'library',
      version: '0af3',
    });
    expect(originOf({ protocol: 'analytics', raw: `/b/ss/one/1/JS-2.17.0/s1?${encodeHit({})}` })).toEqual({
      from: 'elsewhere',
    });
    expect(originOf({ protocol: 'heartbeat', raw: '/hb/?s:event:type=play' })).toEqual({ from: 'player' });
  });

  test.each([
    ['a page view with consent', aLiveEvent(), ['page view']],
    ['a page view without', aLiveEvent({ tier: 'none' }), ['exempt page view']],
    ['an ad start', aLiveEvent({ event: 'adStart' }), ['media start']],
    ['time in view', aLiveEvent({ event: 'visible' }), ['page view']],
    ['an exposure', aLiveEvent({ event: 'exposure' }), ['exposure']],
    ['a download of a podcast, counted by the server', aLiveEvent({ event: 'podcastDownload' }), []],
  ])('R-06 %s is sent by its rule', (_, event, rules) => {
    expect(rulesOf(event, published)).toEqual(rules);
  });

  test('R-06 a link is sent by the rule with its type and events, and by its name among equal ones', () => {
    expect(rulesOf(linkEvent('Comparteix per correu', 'lnk_o', 'event12'), published)).toEqual(['share']);
    expect(rulesOf(linkEvent('Subtítols'), published)).toEqual(['subtitles']);
    expect(rulesOf(linkEvent('Subtítols'), withFollowed)).toEqual(['subtitles']);
  });

  test('R-06 rules that send the same hit are all named; none is chosen', () => {
    expect(rulesOf(linkEvent('Un nom de la pàgina'), published)).toEqual(['rewind', 'subtitles']);
    expect(rulesOf(linkEvent('full.pdf', 'lnk_d', 'event15'), withFollowed)).toEqual(['download', 'followed link']);
    expect(rulesOf(linkEvent('x', 'lnk_e'), published)).toEqual([]);
  });

  test('R-06 the inspector opens on the page of the hit, only on this site', () => {
    const on = (value: string) => ({ fields: [{ key: 'g', label: '', value }] });
    const origin = 'https://tramuntana.example';
    expect(inspectorAddress(on(`${origin}/noticia/1/?ext=a`), origin)).toBe('/noticia/1/?inspector');
    expect(inspectorAddress(on('https://other.example/noticia/1/'), origin)).toBeNull();
    expect(inspectorAddress(on('javascript:alert(1)'), origin)).toBeNull();
    expect(inspectorAddress({ fields: [] }, origin)).toBeNull();
  });
});
