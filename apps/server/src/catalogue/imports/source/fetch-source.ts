/** Fetches a feed. The feed chooses redirects, so each is checked like the first address. */
import type { IncomingMessage } from 'node:http';
import { ForbiddenAddress } from '../../../http/addresses/public-address.ts';
import { requestPublic } from '../../../http/addresses/request-public.ts';
import { ImportError } from '../import-errors.ts';
import type { Fetched, FetchSetting } from './fetch-setting.ts';
import { FETCH_TIMEOUT_MS, MAX_REDIRECTS } from './source-limits.ts';

const FEEDS = 'application/json, application/rss+xml, application/xml, */*';

/** Throws `ImportError`, also while the body is read. */
export async function fetchSource(
  where: string,
  { allowsPrivate, timeoutMs = FETCH_TIMEOUT_MS, accept = FEEDS, method = 'GET' }: FetchSetting,
): Promise<Fetched> {
  const signal = AbortSignal.timeout(timeoutMs);
  const explain = (error: unknown): ImportError => {
    if (error instanceof ImportError) return error;
    if (error instanceof ForbiddenAddress) return new ImportError('forbidden', where);
    if (signal.aborted) return new ImportError('timeout', where, timeoutMs / 1000);
    return new ImportError('unreachable', where, error instanceof Error ? error.message || error.name : String(error));
  };
  let at = webAddress(where);
  try {
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      const answer = await requestPublic(at, signal, { allowsPrivate, accept, method });
      const status = answer.statusCode ?? 0;
      if (status === 200) {
        const length = Number(answer.headers['content-length'] ?? Number.NaN);
        const charset = /charset="?([\w-]+)/i.exec(answer.headers['content-type'] ?? '')?.[1] ?? null;
        return {
          body: explained(answer, explain),
          length: Number.isFinite(length) ? length : null,
          charset,
          close: () => answer.destroy(),
        };
      }
      answer.destroy();
      const next = answer.headers.location;
      if (status < 300 || status >= 400 || next === undefined) throw new ImportError('status', where, status);
      at = webAddress(next, at);
    }
    throw new ImportError('redirects', where, MAX_REDIRECTS);
  } catch (error) {
    throw explain(error);
  }
}

async function* explained(answer: IncomingMessage, explain: (error: unknown) => ImportError): AsyncIterable<Buffer> {
  try {
    yield* answer as AsyncIterable<Buffer>; // cast: without an encoding the body is of buffers
  } catch (error) {
    throw explain(error);
  }
}

function webAddress(text: string, base?: URL): URL {
  if (!URL.canParse(text, base?.href)) throw new ImportError('badAddress', text);
  const url = new URL(text, base);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw new ImportError('badAddress', text);
  return url;
}
