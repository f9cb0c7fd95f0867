/**
 * I-03: a site in a frame of another site of the broadcaster, where the browser keeps no cookie for it, takes the ids
 * of its parent page (docs/wire/identity.md § 2). Loaded only where the settings name such sites.
 */
import type { CrossDomainIds } from '@sintonia/wire';
import type { VisitorIds } from './visitor-ids.ts';

/** § 9: longest wait for the parent page's answer. */
export const HANDSHAKE_TIMEOUT_MS = 250;

export interface HandshakePorts {
  window: Window;
  organisationId: string;
  /** Origins of the broadcaster; messages of other origins are ignored. */
  origins: readonly string[];
}

const greeting = (organisationId: string): string => `HANDSHAKE|${organisationId}`;

const canStoreCookies = ({ document }: Window): boolean => {
  document.cookie = 's_cc=true;path=/;samesite=lax';
  return document.cookie.includes('s_cc=');
};

/** Ids in the parent page's answer; undefined for anything else. */
function parseAnswer(text: string): CrossDomainIds | undefined {
  try {
    const { MCMID, MCAID } = JSON.parse(text) as Record<string, unknown>; // cast: each field is checked
    if (typeof MCMID !== 'string' || !/^[\da-f-]{16,}$/i.test(MCMID)) return undefined;
    return { visitorId: MCMID, ...(typeof MCAID === 'string' && { analyticsId: MCAID }) };
  } catch {
    return undefined;
  }
}

/**
 * The frame's side: undefined where cookies are kept, or when the parent page is of another organisation or does not
 * answer.
 */
export async function requestIdsFromParent({
  window,
  organisationId,
  origins,
}: HandshakePorts): Promise<CrossDomainIds | undefined> {
  const { document, parent } = window;
  const around = URL.canParse(document.referrer) ? new URL(document.referrer).origin : '';
  if (parent === window || !origins.includes(around) || canStoreCookies(window)) return undefined;
  const start = `${greeting(organisationId)}|`;
  return new Promise((resolve) => {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source === parent && origin === around && typeof data === 'string' && data.startsWith(start))
        end(parseAnswer(data.slice(start.length)));
    };
    const end = (ids?: CrossDomainIds) => {
      window.removeEventListener('message', onMessage);
      resolve(ids);
    };
    window.addEventListener('message', onMessage);
    window.setTimeout(end, HANDSHAKE_TIMEOUT_MS);
    parent.postMessage(greeting(organisationId), around);
  });
}

/** The parent page's side: answers the broadcaster's frames with the ids while the visitor consents. */
export function answerFrames(
  { window, organisationId, origins }: HandshakePorts,
  ids: () => VisitorIds | undefined,
): void {
  window.addEventListener('message', ({ source, origin, data }) => {
    if (!source || !origins.includes(origin) || data !== greeting(organisationId)) return;
    const { visitorId, analyticsId, blob, region, isOptedOut = false } = ids() ?? {};
    if (!visitorId) return;
    const answer = {
      MCMID: visitorId,
      ...(blob && { MCAAMB: blob }),
      ...(region && { MCAAMLH: Number(region) }),
      MCOPTOUT: isOptedOut,
      ...(analyticsId && { MCAID: analyticsId }),
    };
    source.postMessage(`${greeting(organisationId)}|${JSON.stringify(answer)}`, { targetOrigin: origin });
  });
}
