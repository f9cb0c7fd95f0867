/**
 * `GET /baixa/{episode}`, with or without the file's extension: an episode as a file, if the broadcaster has the right
 * to distribute it (W-09). Supports ranges, for podcast apps (W-12) and resumed downloads.
 */
import { Readable } from 'node:stream';
import type { CatalogueReader } from '@sintonia/contracts';
import { STAFF_COOKIE } from '@sintonia/wire';
import type { FastifyPluginAsync } from 'fastify';
import { openMediaFile } from '../hls/media-file.ts';
import { sendError } from '../http/answers/api-error.ts';
import { byteRange } from '../http/answers/byte-range.ts';
import { allowAnyOrigin } from '../http/protection/cross-origin.ts';
import { limitRate } from '../http/protection/rate-limit.ts';
import type { CountPodcastDownload } from './count-podcast-downloads.ts';

/** Downloads per address. */
const DOWNLOADS_PER_MINUTE = 30;

const NO_RIGHT = { code: 'noRight', message: 'This episode may be watched here, but not downloaded.' };

const BEYOND_END = { code: 'beyondEnd', message: 'The requested range is beyond the end of the file.' };

/** `2001`, `2001.m4a`. */
const FILE = /^(\d{1,9})(?:\.[a-z\d]{2,5})?$/;

export interface DownloadRoutesOptions {
  catalogue: Pick<CatalogueReader, 'episode'>;
  mediaDir: string;
  /** Counts audio that was delivered. */
  countPodcast?: CountPodcastDownload;
}

export const downloadRoutes: FastifyPluginAsync<DownloadRoutesOptions> = async (
  app,
  { catalogue, mediaDir, countPodcast },
) => {
  limitRate(app, DOWNLOADS_PER_MINUTE);
  app.get<{ Params: { episode: string } }>('/baixa/:episode', async (request, reply) => {
    const page = await catalogue.episode(Number(FILE.exec(request.params.episode)?.[1]));
    if (!page.ok) return sendError(reply, 404);
    const { episode, programme, clip } = page.value;
    if (!episode.canDownload) return sendError(reply, 403, NO_RIGHT);
    // Podcasts are also played on other sites.
    allowAnyOrigin(reply);
    // An imported single file is served by its own origin.
    if (clip.file) return reply.header('cache-control', 'private, no-cache').redirect(clip.hls, 302);
    const file = await openMediaFile(mediaDir, clip.hls);
    if (!file) return sendError(reply, 404);
    const isVideo = programme.kind === 'video';
    const whole = { first: 0, last: file.bytes - 1 };
    const isSame = request.headers['if-range'] === undefined || request.headers['if-range'] === file.etag;
    const range = isSame ? byteRange(request.headers.range, file.bytes) : null;
    reply.header('accept-ranges', 'bytes').header('etag', file.etag);
    if (range === 'unsatisfiable')
      return sendError(reply.header('content-range', `bytes */${file.bytes}`), 416, BEYOND_END);
    const { first, last } = range ?? whole;
    if (range) reply.code(206).header('content-range', `bytes ${first}-${last}/${file.bytes}`);
    reply
      .type(isVideo ? 'video/mp4' : 'audio/mp4')
      .header('content-length', last - first + 1)
      .header('cache-control', 'private, no-cache')
      .header('x-robots-tag', 'noindex')
      .header(
        'content-disposition',
        attachment(`${programme.title} - ${episode.title}.${isVideo ? 'mp4' : 'm4a'}`, episode.id),
      );
    const read = file.read({ first, last });
    if (isVideo || !countPodcast || request.method !== 'GET') return reply.send(Readable.from(read));
    const podcast = {
      ...{ id: episode.id, title: episode.title, programme: programme.title, path: `/baixa/${episode.id}` },
      ...{ lengthS: clip.lengthS, bytes: file.bytes },
    };
    const { ip: address } = request;
    const userAgent = request.headers['user-agent'] ?? '';
    const isStaff = (request.headers.cookie ?? '').includes(`${STAFF_COOKIE}=`);
    const delivered = (bytes: number) =>
      countPodcast(podcast, { address, userAgent, isStaff, from: first, to: first + bytes });
    return reply.send(Readable.from(whenDelivered(read, delivered)));
  });
};

/** Calls with the number of bytes that were read when the client has them all, or has left. */
async function* whenDelivered(chunks: AsyncIterable<Buffer>, done: (bytes: number) => void): AsyncIterable<Buffer> {
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      yield chunk;
      bytes += chunk.length; // asked for the next: this one was accepted
    }
  } finally {
    done(bytes);
  }
}

/** RFC 6266: the exact name, and an ASCII one for clients that cannot read it. */
function attachment(name: string, id: number): string {
  const extension = name.slice(name.lastIndexOf('.'));
  const safe = encodeURIComponent(name.replace(/[/\\:*?"<>|]/g, ' ')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${id}${extension}"; filename*=UTF-8''${safe}`;
}
