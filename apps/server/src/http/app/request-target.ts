/** Normalises the request target to origin form, which all code here expects (RFC 9112 § 3.2). */
import type { IncomingMessage } from 'node:http';

/** `https://host:port/path?query`: authority, and the rest. */
const ABSOLUTE = /^https?:\/\/([^/?#@\\]+)([/?].*)?$/i;

/**
 * Rewrites an absolute-form target in place; its host replaces the Host header (RFC 9112 § 3.2.2). False for an
 * invalid target.
 */
export function toOriginForm(request: IncomingMessage): boolean {
  const { url = '', method } = request;
  if (url.startsWith('/')) return true;
  if (url === '*') return method === 'OPTIONS';
  const [, authority, rest = '/'] = ABSOLUTE.exec(url) ?? [];
  if (authority === undefined) return false;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  request.headers.host = authority;
  return true;
}
