import { describe, expect, test } from 'vitest';
import { toDigitalData } from '../data-layer/data-layer.ts';
import { linkHit } from './link-hit.ts';
import type { PageContext } from './page-context.ts';

const pageContext: PageContext = {
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

describe('link hits (A-02, T-08, § 7)', () => {
  test('A-02 give a link without a name that of its rule, and the type «o» unless the rule says otherwise', () => {
    expect(linkHit(pageContext, { linkName: 'DVR' }, { linkName: ' ' })).toMatchObject({
      linkType: 'lnk_o',
      linkName: 'DVR',
    });
    expect(linkHit(pageContext, { linkName: 'DVR' }, {})).not.toHaveProperty('events');
    expect(linkHit(pageContext, { linkName: 'D', linkType: 'd', event: 'download' }, {})).toMatchObject({
      linkType: 'lnk_d',
      events: ['event5'],
    });
  });

  test('T-08 name the file of a download in full, also where the page gives its path', () => {
    const urlOf = (linkUrl: string | undefined) => linkHit(pageContext, { linkName: 'x' }, { linkUrl }).linkUrl;
    expect(urlOf('/baixa/7?de=peu')).toBe('https://media.example/baixa/7');
    expect([urlOf(undefined), urlOf(''), urlOf('http://[')]).toEqual(['', '', '']);
  });

  test('C-06 contain no typed text and no mail recipient in the addresses of page or link', () => {
    const searching = { ...pageContext, url: 'https://media.example/cercador/?q=el+meu+metge#x' };
    const hit = linkHit(searching, { linkName: 'x' }, { linkUrl: 'https://t.example/share?text=secret#y' });
    expect(hit).toMatchObject({ url: 'https://media.example/cercador/', linkUrl: 'https://t.example/share' });
    expect(linkHit(pageContext, { linkName: 'x' }, { linkUrl: 'mailto:joana@media.example' }).linkUrl).toBe('mailto:');
  });

  test('T-08 carry the fields of § 7: from the caller, else from the page', () => {
    const hit = linkHit(
      pageContext,
      { linkName: 'Compartir', event: 'share' },
      {
        socialAction: 'mastodon',
        clickIdentifier: 'peu',
        contentTitle: 'Capítol 3',
        contentId: 'd-77',
        contentFormat: 'vídeo',
        contentType: 'capítol',
        topicArea: ['Natura', 'Mar'],
        thematic: ['mar'],
        emissionType: 'vod',
        linkName: 'Comparteix',
        linkUrl: 'https://mastodon.example/',
      },
    );
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
