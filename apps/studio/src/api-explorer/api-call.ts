/** A request to our API as the screen composes it, for `fetch` and for a command line. Pure. */
import type { Endpoint } from './api-document.ts';

export interface Call {
  /** Secret of a token; '' sends the session of the person. */
  token: string;
  /** By name; an empty one is not sent. */
  values: Readonly<Record<string, string>>;
  /** JSON; '' for an address without a body. */
  body: string;
}

export interface ApiRequest {
  method: Endpoint['method'];
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

export function requestOf(
  { method, path, parameters, body: takes }: Endpoint,
  { token, values, body }: Call,
): ApiRequest {
  const given = parameters.flatMap(({ name, in: place }) =>
    values[name] ? [{ name, place, value: values[name] }] : [],
  );
  const query = new URLSearchParams(
    given.filter(({ place }) => place === 'query').map(({ name, value }) => [name, value]),
  );
  const inPath = new Map(given.filter(({ place }) => place === 'path').map(({ name, value }) => [name, value]));
  const filled = path.replace(/\{(\w+)\}/g, (all, name: string) => encodeURIComponent(inPath.get(name) ?? all));
  return {
    method,
    path: query.size > 0 ? `${filled}?${query}` : filled,
    headers: {
      ...(takes && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...Object.fromEntries(given.filter(({ place }) => place === 'header').map(({ name, value }) => [name, value])),
    },
    body: takes ? body : null,
  };
}

/** Where a token goes in a command: its secret is never copied. */
const TOKEN_VARIABLE = '$SINTONIA_TOKEN';

/** A command for a shell. */
export function toCurl(origin: string, { method, path, headers, body }: ApiRequest): string {
  const { authorization: _secret, ...others } = headers;
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(`${origin}${path}`)}`,
    `-H "authorization: Bearer ${TOKEN_VARIABLE}"`,
    ...Object.entries(others).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`-d ${quoted(body)}`]),
  ].join(' \\\n  ');
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Headers that say something about an answer, in this order. */
const SHOWN = [
  ...['content-type', 'etag', 'x-next-cursor', 'retry-after', 'x-complete-until', 'x-waiting-events'],
  ...['cache-control', 'content-disposition', 'x-request-id'],
];

export const shownHeaders = (headers: Pick<Headers, 'get'>): (readonly [string, string])[] =>
  SHOWN.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });

/** JSON with line breaks; anything else as it is. */
export function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
