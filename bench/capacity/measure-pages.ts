/** What a page view costs the web role: processor time of a cached page and of its files, and their bytes. */
import { sendLoad } from '../load.ts';
import { heldMemory } from '../process-family.ts';
import { processorMs } from '../processor-time.ts';
import { fetchBytes } from '../site-throughput.ts';
import type { PageCost } from './costs.ts';

const PAGES = ['/', '/noticies/', '/noticia/3001/embassaments-guanyen-tres-punts/', '/video/1001/', '/el-temps/'];
/** Segments of a clip of the demonstration, the shortest and the longest. */
const SMALL_SEGMENT = '/media/clips/cims/540p-init.mp4';
const LARGE_SEGMENT = '/media/clips/cims/540p-00.m4s';
const CONNECTIONS = 16;
const SECONDS = 6;
const BROWSER = 'Host: 127.0.0.1\r\nAccept-Encoding: gzip\r\nCookie: sintonia_consent=1.000\r\n\r\n';

const get = (paths: readonly string[]) => {
  let at = 0;
  return () => `GET ${paths[at++ % paths.length]} HTTP/1.1\r\n${BROWSER}`;
};

/** Addresses of this origin that the page loads at once: scripts, styles, fonts, the first size of its pictures. */
function filesOf(html: string): string[] {
  const addresses = [...html.matchAll(/\b(?:src|href)="(\/(?:assets|tag|media)\/[^"]+\.\w+)"/g)];
  return [...new Set(addresses.map(([, address = '']) => address))];
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** @param pid the process with the role `web` */
export async function measurePages(port: number, pid: number): Promise<PageCost> {
  const pages = await Promise.all(PAGES.map((path) => fetchBytes(port, path)));
  const bare = await Promise.all(
    PAGES.map(async (path) =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie: 'sintonia_consent=1.000' } })).text(),
    ),
  );
  const files = [...new Set(bare.flatMap(filesOf))];
  const bytes = new Map(
    await Promise.all(files.map(async (path) => [path, (await fetchBytes(port, path)).body.length] as const)),
  );
  const htmlBytes = mean(pages.map(({ body }) => body.length));
  const firstView = bare.map((html, at) =>
    filesOf(html).reduce((sum, path) => sum + (bytes.get(path) ?? 0), pages[at]?.body.length ?? 0),
  );

  const requestUs = async (paths: readonly string[]) => {
    const before = processorMs(pid);
    const { sent } = await sendLoad({ port, connections: CONNECTIONS, seconds: SECONDS, next: get(paths) });
    return ((processorMs(pid) - before) * 1000) / sent;
  };
  await requestUs(PAGES); // compiled and cached from here on
  const pageUs = await requestUs(PAGES);
  const fileUs = await requestUs(files);
  const [small, large] = await Promise.all([fetchBytes(port, SMALL_SEGMENT), fetchBytes(port, LARGE_SEGMENT)]);
  const smallUs = await requestUs([SMALL_SEGMENT]);
  const segmentUsAKb =
    Math.max((await requestUs([LARGE_SEGMENT])) - smallUs, 0) / ((large.body.length - small.body.length) / 1000);
  return {
    pageUs,
    fileUs,
    segmentUs: Math.max(smallUs - (segmentUsAKb * small.body.length) / 1000, 0),
    segmentUsAKb,
    files: mean(bare.map((html) => filesOf(html).length)),
    htmlBytes,
    firstViewBytes: mean(firstView),
    memoryMb: heldMemory(pid).anonymous,
  };
}
