import { describe, expect, test } from 'vitest';
import { type ClickedLink, followedLink } from './followed-link.ts';

const PAGE = { url: 'https://www.media.example/l', name: 'p' };
const link = (url: string, output: Partial<ClickedLink> = {}): ClickedLink => ({
  url,
  text: 'Document',
  region: '',
  isDownload: false,
  ...output,
});
const typeOf = (url: string, output: Partial<ClickedLink> = {}) => followedLink(link(url, output), PAGE)?.linkType;

describe('followed links (A-02)', () => {
  test('A-02 are downloads for files, also of another site, by extension or by attribute', () => {
    expect(typeOf('https://www.media.example/fitxers/doc.pdf?v=2')).toBe('d');
    expect(typeOf('https://www.sortida.example/x.ZIP')).toBe('d');
    expect(typeOf('https://www.media.example/audio', { isDownload: true })).toBe('d');
    expect(typeOf('https://www.media.example/x.html')).toBeNull();
    expect(typeOf('https://www.media.example/x?y=.pdf')).toBeNull();
  });

  test('A-02 lead away when they do not contain the broadcaster’s host, and nowhere for mail', () => {
    expect(typeOf('http://www.sortida.example/x')).toBe('e');
    expect(typeOf('https://www.media.example/altra')).toBeNull();
    expect(typeOf('mailto:a@media.example')).toBeUndefined();
    expect(followedLink(link('https://tele.example/'), PAGE, { internal: ['tele.example'] })?.linkType).toBeNull();
  });

  test('A-02 report page, text and region, each within the limit of the format, and no query', () => {
    const output = { text: ` El \n temps ${'x'.repeat(200)}`, region: 'm'.repeat(200) };
    const followed = followedLink(link('https://www.sortida.example/a?b=c#d', output), PAGE);
    expect(followed).toMatchObject({
      linkUrl: 'https://www.sortida.example/a',
      activityMap: { page: 'p', pageIDType: '1' },
    });
    expect(followed?.activityMap.link).toMatch(/^El temps x{119}$/);
    expect(followed?.activityMap.region).toHaveLength(127);
    const unnamed = followedLink(link('https://www.media.example/b'), { ...PAGE, name: '' });
    expect(unnamed?.activityMap).toMatchObject({ page: PAGE.url, pageIDType: '0', region: 'BODY' });
  });
});
