import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { ForbiddenAddress, isPrivateAddress, publicLookup } from '../../../http/addresses/public-address.ts';
import type { ImportError } from '../import-errors.ts';
import type { FetchSetting } from './fetch-setting.ts';

export const FEEDS = 'application/json, application/rss+xml, application/xml, */*';

export function sendRequest(
  url: URL,
  signal: AbortSignal,
  { allowsPrivate, accept, method }: Required<Pick<FetchSetting, 'allowsPrivate' | 'accept' | 'method'>>,
): Promise<IncomingMessage> {
  if (!allowsPrivate && isPrivateAddress(url.hostname)) throw new ForbiddenAddress();
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const settings: RequestOptions = {
    method,
    signal,
    agent: false,
    headers: { accept, 'user-agent': 'Sintonia' },
    ...(!allowsPrivate && { lookup: publicLookup }),
  };
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, settings, resolve);
  request.on('error', reject);
  request.end();
  return promise;
}

export async function* explained(
  answer: IncomingMessage,
  explain: (error: unknown) => ImportError,
): AsyncIterable<Buffer> {
  try {
    yield* answer as AsyncIterable<Buffer>;
  } catch (error) {
    throw explain(error);
  }
}
