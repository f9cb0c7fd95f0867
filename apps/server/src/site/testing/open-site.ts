/** For tests: the site's routes on a built website with a few addresses, which counts its renderings. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ParticipationReader } from '@sintonia/contracts';
import Fastify from 'fastify';
import { NO_DECISION, type PageDecision } from '../../http/app/page-decision.ts';
import { mayHaveParticipated } from '../../participation/voter.ts';
import { EDITING_PARAMETER } from '../../personalisation/activities/preview-token.ts';
import { siteRoutes } from '../site-routes.ts';
import { aSite } from './a-site.ts';

/** A website with a few addresses that counts its renderings. */
const SERVER = `
export let renders = 0;
const html = (body, status = 200) => new Response('<script nonce="NONCE-7d1f0c">1</script>' + body + '<style nonce="NONCE-7d1f0c"></style>', { status, headers: { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'leak=1' } });
export const handleSiteRequest = async (request, site) => {
  const { pathname, search } = new URL(request.url);
  if (pathname === '/privadesa/tria') {
    const form = await request.formData();
    return new Response(null, { status: 303, headers: [['location', form.get('back')], ['set-cookie', 'a=1'], ['set-cookie', 'b=2']] });
  }
  renders++;
  if (pathname === '/trencada/') throw new Error('secret detail');
  if (pathname === '/no/') return html('no hi és', 404);
  if (pathname === '/mou') return new Response(null, { status: 301, headers: { location: '/mou/' } });
  if (pathname.endsWith('.data')) return new Response('data ' + search, { headers: { 'content-type': 'text/x-script' } });
  return html(JSON.stringify({ renders, search, cookie: request.headers.get('cookie'), consent: site.consent, measurement: site.measurement, origin: site.origin, decisions: site.decisions, isPersonal: site.personal !== null }));
};`;

/** Each call imports the website again, with a counter that starts at zero. */
export async function openSite() {
  const dir = await mkdtemp(join(tmpdir(), 'sintonia-site-'));
  const buildDir = join(dir, 'build');
  await mkdir(join(buildDir, 'client/assets'), { recursive: true });
  await mkdir(join(buildDir, 'server'), { recursive: true });
  await mkdir(join(dir, 'media/clips'), { recursive: true });
  await writeFile(join(buildDir, 'server/index.js'), SERVER);
  await writeFile(join(buildDir, 'package.json'), '{"type":"module"}');
  const asset = 'export const text = "hola hola hola";'.repeat(20);
  await writeFile(join(buildDir, 'client/assets/home-abc.js'), asset);
  await writeFile(join(buildDir, 'client/assets/home-abc.js.br'), brotliCompressSync(asset));
  await writeFile(join(buildDir, 'client/icona.svg'), '<svg/>');
  for (const [file, text] of [
    ['a.m3u8', '#EXTM3U'],
    ['a.m4s', '0123456789'],
    ['a.vtt', 'WEBVTT'],
    ['a.avif', 'x'],
  ] as const) {
    await writeFile(join(dir, 'media/clips', file), text);
  }
  const given = { nowMs: 0, decision: NO_DECISION as PageDecision }; // cast: a test may set another
  const app = Fastify();
  await app.register(
    siteRoutes,
    aSite({
      buildDir,
      mediaDir: join(dir, 'media'),
      personalise: async () => given.decision,
      isEditing: ({ searchParams }) => searchParams.get(EDITING_PARAMETER) === 'ours',
      mayHaveParticipated,
      adContract: async () => null,
      participation: { ofStory: (story) => (story === 3007 ? {} : null) } as ParticipationReader, // cast: only this is read
      nowMs: () => given.nowMs,
    }),
  );
  return {
    app,
    /** What the website depends on besides the request. */
    given,
    get: (url: string, headers: Record<string, string> = {}) =>
      app.inject({ url, headers: { host: 'localhost:4000', ...headers } }),
    close: async () => {
      await app.close();
      await rm(dir, { recursive: true });
    },
  };
}

/** Values that the website's server received, as the page of a test prints them in JSON. */
export const rendered = (body: string) => JSON.parse(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1));
