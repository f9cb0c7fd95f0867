import type { PageContext } from '@sintonia/tag/analytics';
import { toDigitalData } from '@sintonia/tag/data-layer';
import { evaluate, type Occurrence, type RuleEvent, type RulePorts } from '@sintonia/tag/rules';
import { describe, expect, test, vi } from 'vitest';
import { tramuntanaRules } from './rules.ts';

type Choice = NonNullable<ReturnType<RulePorts['choice']>>;
type Sent = Parameters<RulePorts['send']>[0];

const REFUSED: Choice = { analytics: false, audience: false, personalisation: false };
const ALL: Choice = { analytics: true, audience: true, personalisation: true };

const pageContextOf = (path: string): PageContext => ({
  atMs: Date.UTC(2026, 10, 21, 9),
  offsetMin: -60,
  url: `https://tramuntana.example${path}`,
  referrer: '',
  layer: toDigitalData({ pageName: 'p', section: 'cultura', user: { userId: 'u-9', loggedIn: true } }),
  screen: '1440x900',
  colourDepth: 24,
  windowWidth: 1280,
  windowHeight: 720,
});

/** Effects of the rules for one event under one choice. */
function follows(event: RuleEvent, path: string, choice: Choice, detail: unknown = {}) {
  const occurrence: Occurrence = { event, context: pageContextOf(path), detail, counted: new Set() };
  const hits: Sent[] = [];
  const exempt: Sent[] = [];
  const triggered: string[] = [];
  const identified: unknown[] = [];
  const ports: RulePorts = {
    settings: {
      organisationId: 'o@SintoniaOrg',
      reportSuite: 's',
      trackingServer: 't.example',
      heartbeatServer: 't.example/hb',
      isSecure: true,
      environment: 'production',
    },
    choice: () => choice,
    send: (hit) => hits.push(hit),
    sendExempt: (hit) => exempt.push(hit),
    identify: ({ idUsuari }) => identified.push(idUsuari),
    trigger: (name) => triggered.push(name),
    element: () => undefined,
  };
  const fired = tramuntanaRules.rules
    .filter(({ events }) => events.includes(event))
    .filter((rule) => [...evaluate(rule, occurrence, ports)].at(-1)?.step === 'done')
    .map(({ name }) => name);
  return { fired, hits, exempt, triggered, identified };
}

describe('rules of the broadcaster', () => {
  test('T-12 have a unique name each', () => {
    const names = tramuntanaRules.rules.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(['routeChanged', 'call:scPageView'] as const)(
    'A-01 C-07 count %s as one page view, by consent or without identifier',
    (event) => {
      const agreed = follows(event, '/noticies/', ALL);
      expect([agreed.hits.length, agreed.exempt.length]).toEqual([1, 0]);
      expect(agreed.hits[0]).toMatchObject({ pageName: 'p', events: ['event1'], screen: '1440x900' });
      const refused = follows(event, '/noticies/', REFUSED);
      expect([refused.hits.length, refused.exempt.length]).toEqual([0, 1]);
      expect(refused.exempt[0]).toMatchObject({ events: ['event1'], context: { consent: 'none' } });
      expect(refused.exempt[0]).not.toHaveProperty('screen');
    },
  );

  test('A-03 T-07 T-10 count a path with «cercador» as an internal search: event2 beside event1, whatever the consent', () => {
    for (const path of ['/cercador/?q=mar', '/el-cercador-de-bolets/']) {
      expect(follows('routeChanged', path, ALL).hits[0]?.events).toEqual(['event1', 'event2']);
      expect(follows('routeChanged', path, REFUSED).exempt[0]?.events).toEqual(['event1', 'event2']);
    }
    expect(follows('routeChanged', '/noticies/?de=cercador', ALL).hits[0]?.events).toEqual(['event1']);
  });

  test('A-03 T-08 T-10 give the ten link calls their name, type and number', () => {
    const calls = tramuntanaRules.rules.flatMap(({ events }) => events).filter((event) => event.startsWith('call:'));
    const lines = [...new Set(calls)].flatMap((event) =>
      follows(event, '/video/1001/', ALL).hits.map(
        ({ linkType, linkName, events }) => `${event} ${linkType} ${linkName} ${events?.join(',') ?? '-'}`,
      ),
    );
    expect(lines.filter((line) => !line.startsWith('call:scPageView'))).toEqual([
      'call:scDVR lnk_o DVR -',
      'call:scSubtitols lnk_o Subtítols -',
      'call:scFinestraNova lnk_o Finestra nova event26',
      'call:scPerMesTard lnk_o Per més tard -',
      'call:scCompartir lnk_o Compartir event3',
      'call:scJugar lnk_o Jugar event9',
      'call:scClicBoto lnk_o Clic a botó event10',
      'call:scDescarregar lnk_d Descarregar event5',
      'call:scVeureATV lnk_o Veure a la TV -',
      'call:scParticipar lnk_o Participar event15',
    ]);
    expect(new Set(calls).size).toBe(11);
  });

  test('A-02 T-10 count a followed file as one download, event5, and nothing more for exits and links named by page code', () => {
    const hitOf = (linkType: string) =>
      follows('linkFollowed', '/', ALL, { linkType, linkUrl: 'https://media.example/f.pdf', linkName: 'f' }).hits;
    expect(hitOf('d')).toMatchObject([{ linkType: 'lnk_d', events: ['event5'] }]);
    for (const linkType of ['e', 'o']) {
      expect(hitOf(linkType)).toMatchObject([{ linkType: `lnk_${linkType}` }]);
      expect(hitOf(linkType)[0]).not.toHaveProperty('events');
    }
  });

  test('T-08 C-06 send a direct call with the feature’s detail, and nothing without consent', () => {
    const detail = { socialAction: 'mastodon', linkName: 'Comparteix', topicArea: ['Natura', 'Mar'] };
    expect(follows('call:scCompartir', '/', ALL, detail).hits[0]).toMatchObject({
      linkName: 'Comparteix',
      variables: { c1: 'cultura', v7: 'mastodon', v16: 'Natura' },
    });
    expect(follows('call:scCompartir', '/', REFUSED, detail)).toMatchObject({ hits: [], exempt: [] });
  });

  test.each([
    ['/noticia/3001/la-mar/', true],
    ['/noticia/3002/', true],
    ['/noticia/3003/x/', true],
    ['/el-temps/', true],
    ['/el-temps/girona/', true],
    ['/noticia/3004/', false],
    ['/noticia/30011/', false],
    ['/noticies/el-temps/', false],
  ])('T-07 trigger personalisation on %s: %s', (path, isTested) => {
    expect(follows('routeChanged', path, ALL).triggered).toEqual(isTested ? ['sintonia:personalitzacio'] : []);
    expect(follows('routeChanged', path, { ...ALL, personalisation: false }).triggered).toEqual([]);
  });

  test.each(['consentReady', 'consentChanged'] as const)(
    'C-02 § 4 start audience measurement on %s with its own vendor’s consent',
    (event) => {
      expect(follows(event, '/', { ...REFUSED, audience: true }).identified).toEqual(['u-9']);
      expect(follows(event, '/', { ...ALL, audience: false }).identified).toEqual([]);
    },
  );

  test('M-11 send the start of a medium to web analytics only with consent', async () => {
    const media = { mediaId: '1001', mediaType: 'video' };
    const start = { media, metadata: {}, sessionId: '17', startingAd: null };
    const { hits } = follows('mediaStart', '/video/1001/', ALL, start);
    await vi.waitFor(() =>
      expect(hits[0]).toMatchObject({ linkType: 'ms_s', mediaKind: 'video', context: { 'a.media.name': '1001' } }),
    );
    expect(follows('mediaStart', '/video/1001/', REFUSED, start)).toMatchObject({ hits: [], exempt: [] });
  });
});
