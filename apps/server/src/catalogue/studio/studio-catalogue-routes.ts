/** `/api/site/…`: channels, broadcasts, names and words of the catalogue, for the studio. For staff. */
import {
  DAY_MS,
  type EntityFacts,
  EntityFactsRequest,
  type EntityNames,
  MOST_PAGE_TITLES,
  MOST_TITLED_PAGES,
  type PageTitles,
  PageTitlesRequest,
  type ReadTranscript,
  type StudioBroadcasts,
  type StudioChannels,
  type TitledPages,
  type TitleWords,
} from '@sintonia/contracts';
import { episodePath } from '@sintonia/contracts/site-paths';
import type { FastifyPluginAsync, FastifyReply, preHandlerAsyncHookHandler } from 'fastify';
import { sendError } from '../../http/answers/api-error.ts';
import { entityFacts } from './entity-facts.ts';
import { findNames } from './find-names.ts';
import { pagesTitled } from './page-titles.ts';
import type { StudioCatalogue } from './studio-catalogue.ts';

export interface StudioCatalogueOptions {
  read: () => Promise<StudioCatalogue | null>;
  readTranscript: ReadTranscript;
  requireStaff: () => preHandlerAsyncHookHandler;
  nowMs: () => number;
}

const MAX_DAYS = 40;
const MAX_LETTERS = 200;
const MAX_PERIOD_MS = MAX_DAYS * DAY_MS;

export const studioCatalogueRoutes: FastifyPluginAsync<StudioCatalogueOptions> = async (
  app,
  { read, readTranscript, requireStaff, nowMs },
) => {
  const staff = { preHandler: requireStaff() };
  const absent = (reply: FastifyReply) =>
    sendError(reply, 404, { code: 'noCatalogue', message: 'No catalogue was loaded yet.' });

  app.get('/api/site/channels', staff, async (_request, reply) => {
    const stored = await read();
    if (!stored) return absent(reply);
    return stored.reader.channels().map(({ slug, kind, name }) => ({ slug, kind, name })) satisfies StudioChannels;
  });

  app.get<{ Querystring: Record<string, unknown> }>('/api/site/broadcasts', staff, async ({ query }, reply) => {
    const { channel, from, to } = query;
    const [fromMs, toMs] = [Date.parse(String(from)), Date.parse(String(to))];
    if (!(fromMs < toMs) || toMs - fromMs > MAX_PERIOD_MS) {
      return sendError(reply, 400, {
        code: 'badRange',
        message: `At most ${MAX_DAYS} days, the first before the last.`,
      });
    }
    const stored = await read();
    if (!stored) return absent(reply);
    const { reader } = stored;
    const found = await reader.broadcasts(String(channel), new Date(fromMs), new Date(toMs));
    return (await Promise.all(
      found.map(async ({ title, subtitle, startsAt, endsAt, episode }) => {
        const page = episode && (await reader.episode(episode.id));
        const onDemand = page?.ok ? page.value.episode.title : null;
        return { title, subtitle, startsAt, endsAt, episode, onDemand };
      }),
    )) satisfies StudioBroadcasts;
  });

  app.get('/api/site/facts', staff, async ({ query }, reply) => {
    const request = EntityFactsRequest.safeParse(query);
    if (!request.success) {
      return sendError(reply, 400, { code: 'badEntity', message: 'A kind of entity with facts, and its value.' });
    }
    const stored = await read();
    if (!stored) return absent(reply);
    return (await entityFacts(stored, request.data, nowMs())) satisfies EntityFacts;
  });

  app.get<{ Querystring: { text?: unknown } }>('/api/site/names', staff, async ({ query: { text } }) => {
    const stored = await read();
    return (
      stored && typeof text === 'string'
        ? findNames(stored.catalogue, await stored.scheduledTitles(), text.slice(0, MAX_LETTERS))
        : []
    ) satisfies EntityNames;
  });

  app.get<{ Querystring: { text?: unknown } }>('/api/site/titled-pages', staff, async ({ query: { text } }) => {
    const stored = await read();
    return (
      stored && typeof text === 'string'
        ? pagesTitled(stored.pageTitles, text.slice(0, MAX_LETTERS), MOST_TITLED_PAGES)
        : []
    ) satisfies TitledPages;
  });

  app.post('/api/site/page-titles', staff, async ({ body }, reply) => {
    const request = PageTitlesRequest.safeParse(body);
    if (!request.success) {
      return sendError(reply, 400, { code: 'badPages', message: `At most ${MOST_PAGE_TITLES} names of pages.` });
    }
    const stored = await read();
    return Object.fromEntries(
      request.data.pages.flatMap((page) => {
        const title = stored?.pageTitles.get(page);
        return title === undefined ? [] : [[page, title]];
      }),
    ) satisfies PageTitles;
  });

  app.get<{ Params: { id: string } }>('/api/site/words/:id', staff, async ({ params: { id } }, reply) => {
    const stored = await read();
    const page = await stored?.reader.episode(Number(id));
    if (!page?.ok) return sendError(reply, 404, { code: 'noTitle', message: 'The catalogue has no such title.' });
    const { clip, programme } = page.value;
    return {
      path: episodePath(programme.kind, Number(id)),
      lengthS: clip.lengthS,
      chapters: clip.chapters.map(({ title, startS }) => ({ title, startS })),
      cues: [...(await readTranscript(clip))],
    } satisfies TitleWords;
  });
};
