import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueReader } from '@sintonia/contracts';
import { failed, ok } from '@sintonia/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { downloadRoutes } from './download-routes.ts';

const rendition = (name: string) => `#EXTM3U
#EXT-X-MAP:URI="${name}-init.mp4"
#EXTINF:4.0,
${name}-00.m4s
#EXT-X-PROGRAM-DATE-TIME:2026-01-05T06:00:04.000Z
#EXTINF:2.0,
${name}-01.m4s
#EXT-X-ENDLIST
`;

const episodes: Record<number, { canDownload: boolean; hls: string; file?: { type: string; bytes: number } }> = {
  1: { canDownload: true, hls: '/media/clips/a/master.m3u8' },
  2: { canDownload: false, hls: '/media/clips/a/master.m3u8' },
  3: { canDownload: true, hls: '/media/../secret/master.m3u8' },
  4: { canDownload: true, hls: 'https://cdn.example/master.m3u8' },
  6: { canDownload: true, hls: '/media/clips/a/master.m3u8' },
  5: { canDownload: true, hls: 'https://so.example/a.mp3', file: { type: 'audio/mpeg', bytes: 9 } },
};

describe('downloads (W-09)', () => {
  let dir: string;
  let app: FastifyInstance;
  const delivered: object[] = [];
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'sintonia-media-'));
    const clip = join(dir, 'media/clips/a');
    await mkdir(clip, { recursive: true });
    await mkdir(join(dir, 'secret'));
    const stream = (bits: number, more = '') => `#EXT-X-STREAM-INF:${more}BANDWIDTH=${bits},CODECS="a,b"\n`;
    const master = `#EXTM3U\n${stream(100)}360p.m3u8\n${stream(900, 'AVERAGE-BANDWIDTH=9,')}540p.m3u8\n`;
    await writeFile(join(clip, 'master.m3u8'), master);
    await writeFile(join(dir, 'secret/master.m3u8'), master);
    for (const name of ['360p', '540p']) {
      await writeFile(join(clip, `${name}.m3u8`), rendition(name));
      for (const part of ['init.mp4', '00.m4s', '01.m4s'])
        await writeFile(join(clip, `${name}-${part}`), `${name} ${part};`);
    }
    const catalogue = {
      episode: async (id: number) => {
        const found = episodes[id];
        if (!found) return failed({ kind: 'notFound', what: `episode ${id}` });
        const { canDownload, ...clip } = found;
        return ok({
          episode: { id, title: 'L’hivern: «neu»', canDownload },
          programme: { title: 'Cims', kind: id === 6 ? 'audio' : 'video' },
          clip: { lengthS: 120, ...clip },
        });
      },
    } as unknown as CatalogueReader; // cast: the part that downloads use
    app = Fastify();
    await app.register(downloadRoutes, {
      catalogue,
      mediaDir: join(dir, 'media'),
      countPodcast: ({ id, lengthS, bytes }, { from, to, userAgent, isStaff }) =>
        delivered.push({ id, lengthS, bytes, from, to, userAgent, isStaff }),
    });
  });
  afterAll(async () => {
    await app.close();
    await rm(dir, { recursive: true });
  });

  test('W-12 states which bytes of an audio episode were delivered, and whether to our own staff', async () => {
    const get = (url: string, more = {}) => app.inject({ url, headers: { 'user-agent': 'Castro', ...more } });
    const { body } = await get('/baixa/6.m4a');
    await get('/baixa/6', { range: 'bytes=5-9', cookie: 'a=b; sintonia_equip=1' });
    await app.inject({ url: '/baixa/6', method: 'HEAD' });
    await get('/baixa/1');
    const file = { id: 6, lengthS: 120, bytes: body.length, userAgent: 'Castro' };
    await expect
      .poll(() => delivered)
      .toEqual([
        { ...file, from: 0, to: body.length, isStaff: false },
        { ...file, from: 5, to: 10, isStaff: true },
      ]);
  });

  test('an episode is one file: the complete best rendition, in order, with a file name', async () => {
    const answer = await app.inject('/baixa/1');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('540p init.mp4;540p 00.m4s;540p 01.m4s;');
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(answer.headers['content-type']).toBe('video/mp4');
    const named = String(answer.headers['content-disposition']);
    expect(named).toMatch(/^attachment; filename="1\.mp4"; filename\*=UTF-8''[\w%.'-]+$/);
    expect(decodeURIComponent(named)).toContain('Cims - L’hivern  «neu».mp4');
  });

  test('W-09 W-12 ranges span segments, and a resumed download continues only if the file is unchanged', async () => {
    const whole = '540p init.mp4;540p 00.m4s;540p 01.m4s;';
    const part = async (range: string, more = {}) => {
      const { statusCode, body, headers } = await app.inject({ url: '/baixa/1', headers: { range, ...more } });
      return { statusCode, body, headers };
    };
    const middle = await part('bytes=5-20');
    expect([middle.statusCode, middle.body]).toEqual([206, whole.slice(5, 21)]);
    expect(middle.headers).toMatchObject({
      'content-range': `bytes 5-20/${whole.length}`,
      'content-length': '16',
      'accept-ranges': 'bytes',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await part('bytes=-7')).body).toBe(whole.slice(-7));
    const etag = String(middle.headers.etag);
    expect((await part('bytes=5-', { 'if-range': etag })).body).toBe(whole.slice(5));
    expect(await part('bytes=5-', { 'if-range': '"another"' })).toMatchObject({ statusCode: 200, body: whole });
    const beyond = await part('bytes=999-');
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
  });

  test('without download rights there is no file, whatever the page offers', async () => {
    const answer = await app.inject('/baixa/2.m4a');
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'noRight']);
  });

  test('W-14 an imported file redirects to its origin', async () => {
    const answer = await app.inject('/baixa/5');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, 'https://so.example/a.mp3']);
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  test.each(['/baixa/3', '/baixa/4', '/baixa/99', '/baixa/x'])('%s is not found', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});
