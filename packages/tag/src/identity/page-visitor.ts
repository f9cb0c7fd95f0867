import type { Consent } from '../consent/consent.ts';
import { warn } from '../guard.ts';
import type { RuleSet } from '../rules/rule.ts';
import { type TagSettings, withScheme } from '../settings.ts';
import type { CookieJar } from '../transport/cookie-jar.ts';
import { fetchText } from '../transport/fetch-text.ts';
import { IDENTITY_TIMEOUT_MS } from './identity-calls.ts';
import type { PartnerSyncs } from './partner-syncs.ts';
import { createVisitor, type Visitor } from './visitor.ts';

export interface PageVisitorPorts {
  cookies: CookieJar;
  consent: Consent;
  property: RuleSet['property'];
  nowMs(): number;
  wait(ms: number): Promise<void>;
}

/** The visitor of a page, with ids from other sites of the organisation (T-06, I-03) and partner syncs. */
export function createPageVisitor(
  settings: TagSettings,
  window: Window & typeof globalThis,
  { cookies, consent, property, nowMs, wait }: PageVisitorPorts,
): Visitor {
  const { organisationId, analyticsIdServer } = settings;
  const { acceptsIncomingLinks: acceptsLinks = false, handshakeOrigins: origins = [] } = property;
  const idServer = withScheme(settings.trackingServer, settings);
  const mayBeKnown = origins.length > 0 || (acceptsLinks && window.location.search.includes('adobe_mc='));
  const organisation = { window, organisationId, origins };
  const crossDomain = mayBeKnown ? import('./cross-domain-ids.ts') : undefined;
  const mayJoin = () => consent.choice()?.audience === true;
  let partners: Promise<PartnerSyncs> | undefined;
  const visitor = createVisitor(
    {
      organisationId,
      idServer,
      analyticsIdServer: analyticsIdServer && withScheme(analyticsIdServer, settings),
    },
    {
      cookies,
      mayIdentify: () => consent.status() === 'in',
      mayJoin,
      get: (url) => fetchText(window, url, IDENTITY_TIMEOUT_MS),
      nowMs,
      random: Math.random,
      linkedIds: crossDomain && (() => crossDomain.then((it) => it.linkedIds(organisation, acceptsLinks, nowMs()))),
      syncPartners: (syncs, stored) => {
        if (!mayJoin()) return;
        partners ??= import('./partner-syncs.ts').then((it) =>
          it.createPartnerSyncs({ window, idServer, nowMs, wait, maySync: mayJoin, onChange: consent.onChange }),
        );
        partners.then(({ sync }) => sync(syncs, stored)).catch(warn);
      },
    },
  );
  crossDomain?.then((it) => it.answerFrames(organisation, visitor.idsNow)).catch(warn);
  return visitor;
}
