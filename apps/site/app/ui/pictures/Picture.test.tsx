import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Picture } from './Picture.tsx';
import { pictureView, sharingPicture } from './picture-view.ts';

const drawn = pictureView(
  { artwork: 'story-1', alt: 'Una clau penjada' },
  { 'story-1': { colour: '#f0e0c0', avif: [480, 960], webp: [960] } },
);

describe('picture', () => {
  test('W-12 offers AVIF in each width with WebP as fallback, and reserves space and colour', () => {
    const html = renderToStaticMarkup(<Picture picture={drawn} sizes="50vw" />);
    expect(html).toContain('/media/art/story-1-480.avif 480w, /media/art/story-1-960.avif 960w');
    expect(html).toContain('src="/media/art/story-1-960.webp"');
    expect(html).toMatch(/width="1600" height="900"/);
    expect(html).toContain('background-color:#f0e0c0');
    expect(html).toContain('alt="Una clau penjada"');
    expect(html).toContain('loading="lazy"');
  });

  test('loads the first picture of a page eagerly', () => {
    const html = renderToStaticMarkup(<Picture picture={drawn} sizes="50vw" isFirst />);
    expect(html).toContain('fetchPriority="high"');
    expect(html).toContain('loading="eager"');
  });

  test('W-14 shows an imported picture from its own address, with reserved space although its size is unknown', () => {
    const elsewhere = 'https://foto.example.cat/a.jpg';
    const imported = pictureView(
      { artwork: 'imported-story-1', alt: 'Una plaça' },
      { 'imported-story-1': { colour: '#23262d', avif: [], webp: [], elsewhere } },
    );
    const html = renderToStaticMarkup(<Picture picture={imported} sizes="50vw" />);
    expect(html).toContain(`src="${elsewhere}"`);
    expect(html).toMatch(/width="1600" height="900"/);
    expect(html).not.toContain('srcSet');
    expect(html).not.toContain('/media/art/');
    expect(sharingPicture(imported)).toBe(elsewhere);
  });

  test('shows an empty frame for a missing picture', () => {
    const foreign = { colour: '#000000', avif: [480], webp: [960], source: 'https://foto.example.cat/1.jpg' };
    expect(JSON.stringify(pictureView({ artwork: 'story-3', alt: 'x' }, { 'story-3': foreign }))).not.toContain('foto');
    const missing = pictureView({ artwork: 'story-2', alt: 'x' }, {});
    expect(missing).toBeNull();
    expect(sharingPicture(missing)).toBeNull();
    expect(renderToStaticMarkup(<Picture picture={missing} sizes="50vw" />)).not.toContain('<img');
  });
});
