/**
 * Checks whether this server answers for the requested host. Links in mails, cookies and the tag loader contain the
 * host, so a forged one must be refused.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostOf } from '../addresses/forwarded.ts';
import { isLoopbackHost } from '../addresses/loopback-host.ts';
import { roleOf } from '../addresses/role-of-path.ts';
import { errorBody } from '../answers/api-error.ts';
import { toOriginForm } from './request-target.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

export interface HostRules {
  /** Null: loopback hosts only. */
  publicOrigin: string | null;
  trustedProxies: number;
}

type HostDecision = 'own' | 'elsewhere' | 'unknown';

/** Probes reach a process by its own address. */
const OF_THE_PROCESS = new Set(['/healthz', '/readyz', '/metrics']);
/** Paths with host-independent answers, which caches and pages of other sites fetch. */
const FOR_ANY_HOST = ['/assets/', '/media/', '/media-ads/', '/live/', '/ads/', '/tag/', '/m2/'];

/** Host without port, in lower case; '' if invalid. */
const hostnameOf = (host: string): string => URL.parse(`http://${host}`)?.hostname ?? '';

const isForAnyHost = (url: string): boolean =>
  FOR_ANY_HOST.some((prefix) => url.startsWith(prefix)) || roleOf(url) === 'collect';

/** @param url request target in origin form */
function decideHost(request: IncomingMessage, url: string, { publicOrigin, trustedProxies }: HostRules): HostDecision {
  const [path = ''] = url.split('?', 1);
  if (OF_THE_PROCESS.has(path)) return 'own';
  const host = hostOf(request, trustedProxies);
  if (publicOrigin === null) return host === '' || isLoopbackHost(hostnameOf(host)) ? 'own' : 'unknown';
  // A proxy of ours that does not forward the visitor's host sends its own name for this server.
  if (trustedProxies > 0 && request.headers['x-forwarded-host'] === undefined) return 'own';
  const { protocol, host: ours } = new URL(publicOrigin);
  if (host === '' || URL.parse(`${protocol}//${host}`)?.host === ours || isLoopbackHost(hostnameOf(host))) return 'own';
  if (isForAnyHost(url)) return 'own';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && !url.startsWith('/api/') ? 'elsewhere' : 'unknown';
}

const UNKNOWN_HOST = {
  code: 'unknownHost',
  message:
    'This server does not answer under that host. Its operator names the address that visitors use in PUBLIC_ORIGIN.',
};

function refuse(response: ServerResponse, status: number, error?: { code: string; message: string }): void {
  const id = randomUUID();
  const body = JSON.stringify(errorBody(status, id, error));
  response
    .writeHead(status, {
      ...SECURITY_HEADERS,
      'x-request-id': id,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      connection: 'close', // a body may follow, which is not read
    })
    .end(body);
}

/** Runs before all other handling. True if it has answered: 400, 421, or a redirect to our own host. */
export function createHostGuard(rules: HostRules): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    if (!toOriginForm(request)) {
      refuse(response, 400);
      return true;
    }
    const url = request.url ?? '/';
    const decision = decideHost(request, url, rules);
    if (decision === 'own') return false;
    if (decision === 'unknown') refuse(response, 421, UNKNOWN_HOST);
    else {
      const location = `${rules.publicOrigin}${url}`;
      response.writeHead(308, { location, 'cache-control': 'no-store', 'content-length': 0 }).end();
    }
    return true;
  };
}
