import { describe, expect, test } from 'vitest';
import { toDigitalData } from '../data-layer/data-layer.ts';
import { LINK_CALLS, type LinkCallName } from './direct-calls.ts';
import { linkHit } from './link-hit.ts';
import type { PageMoment } from './page-moment.ts';

const moment: PageMoment = {
  atMs: Date.UTC(2026, 10, 21, 9),
  offsetMin: -60,
  url: 'https://media.example/video/1001/',
  referrer: '',
  layer: toDigitalData({
    pageName: 'video/1001',
    section: 'programes',
    programme: 'Mar obert',
    channel: 'tramuntana-tv',
  }),
  screen: '1440x900',
  colourDepth: 24,
  windowWidth: 1280,
  windowHeight: 720,
};

describe('direct calls (T-08, § 7)', () => {
  test('T-08 the ten link calls have their name, type and number', () => {
    const said = Object.fromEntries(
      Object.keys(LINK_CALLS).map((name) => {
        const { linkType, events, linkName } = linkHit(moment, name as LinkCallName, {});
        return [name, [linkType, linkName, events?.join(',') ?? ''].join(' ')];
      }),
    );
    expect(said).toEqual({
      scDVR: 'lnk_o DVR ',
      scSubtitols: 'lnk_o Subtítols ',
      scFinestraNova: 'lnk_o Finestra nova event26',
      scPerMesTard: 'lnk_o Per més tard ',
      scCompartir: 'lnk_o Compartir event3',
      scJugar: 'lnk_o Jugar event9',
      scClicBoto: 'lnk_o Clic a botó event10',
      scDescarregar: 'lnk_d Descarregar event5',
      scVeureATV: 'lnk_o Veure a la TV ',
      scParticipar: 'lnk_o Participar event15',
    });
  });

  test('T-08 a link hit carries the fields of § 7: what the caller says, else what the page says', () => {
    const hit = linkHit(moment, 'scCompartir', {
      socialAction: 'mastodon',
      clickIdentifier: 'peu',
      contentTitle: 'Capítol 3',
      contentId: 'd-77',
      contentFormat: 'vídeo',
      contentType: 'capítol',
      topicArea: ['Natura', 'Mar'],
      thematic: 'mar',
      emissionType: 'vod',
      linkName: 'Comparteix',
      linkUrl: 'https://mastodon.example/',
    });
    expect(hit).toMatchObject({
      url: 'https://media.example/video/1001/',
      pageName: 'video/1001',
      linkName: 'Comparteix',
      linkUrl: 'https://mastodon.example/',
      variables: {
        c1: 'programes',
        v2: 'tramuntana-tv',
        v3: 'Mar obert',
        v5: 'peu',
        v7: 'mastodon',
        v8: 'Capítol 3',
        v9: 'd-77',
        v15: 'mar',
        v16: 'Natura',
        v18: 'vod',
        v41: 'vídeo',
        v42: 'capítol',
      },
    });
    expect(hit.variables).not.toHaveProperty('v24');
  });
});
