/** Entry of `@sintonia/tag`, composition root: ties the tag to a window. */
import { type DirectCall, isLinkCall, PAGE_VIEW_CALL } from './analytics/direct-calls.ts';
import type { LinkDetail } from './analytics/link-hit.ts';
import { mediaStartHit } from './analytics/media-start-hit.ts';
import { createPageAnalytics } from './analytics/page-analytics.ts';
import { pageMoment } from './analytics/page-moment.ts';
import { type Consent, createConsent } from './consent/consent.ts';
import { forgetIdentifiers } from './consent/forget-identifiers.ts';
import { LAYER_TABLES, type PageLayer, toDigitalData } from './data-layer/data-layer.ts';
import { guarded } from './guard.ts';
import { credentialedGet } from './identity/credentialed-get.ts';
import type { CustomerIdInput } from './identity/customer-id-input.ts';
import { createUserFollower } from './identity/follow-user.ts';
import { createVisitor } from './identity/visitor.ts';
import { hitIds } from './identity/visitor-ids.ts';
import type { MeasurementObject } from './playback/measurement-object.ts';
import type { AnalyticsStart } from './playback/session-state.ts';
import { createMeasurement } from './playback-measurement.ts';
import { type TagSettings, withScheme } from './settings.ts';
import { documentCookies } from './transport/cookie-jar.ts';
import { browserTransport } from './transport/hit-transport.ts';

export type { DirectCall } from './analytics/direct-calls.ts';
export type { LinkDetail } from './analytics/link-hit.ts';
export type { Consent, ConsentStatus } from './consent/consent.ts';
export type { CustomerIdInput } from './identity/customer-id-input.ts';
export type { TagSettings } from './settings.ts';

declare global {
  interface Document {
    /** Chromium's prerendering; not yet in the DOM types. */
    readonly prerendering?: boolean;
  }
}

type Browser = Window & typeof globalThis;

/** The measurement of one page, from its load to its end, through every navigation inside it. */
export interface Tag {
  readonly consent: Consent;
  /** Fills `window.digitalData`; on each navigation, before `pageView`. */
  setPage(layer: PageLayer): void;
  /** one for each navigation. */
  pageView(): void;
  /** T-08: a direct call. A name that no rule knows does nothing. */
  track(name: DirectCall, detail?: LinkDetail): void;
  /** I-02: ids by which the site knows the visitor. */
  setCustomerIds(ids: CustomerIdInput): void;
  /** M-11: what `MediaHeartbeat` of `@sintonia/tag/playback` takes as its measurement object. */
  measurement(): MeasurementObject;
}

export function createTag(settings: TagSettings, window: Browser): Tag {
  const nowMs = () => Date.now();
  const cookies = documentCookies(window);
  const consent = createConsent(cookies);
  const trackingServer = withScheme(settings.trackingServer, settings);
  const visitor = createVisitor(
    {
      organisationId: settings.organisationId,
      idServer: trackingServer,
      analyticsIdServer: settings.analyticsIdServer && withScheme(settings.analyticsIdServer, settings),
    },
    { cookies, get: credentialedGet(window), nowMs, random: Math.random },
  );
  const withIds = (ids: ReturnType<typeof visitor.idsNow>) =>
    ids.isOptedOut ? undefined : { ...hitIds(ids), organisationId: settings.organisationId };
  const analytics = createPageAnalytics(
    { reportSuite: settings.reportSuite, trackingServer },
    {
      consent,
      transport: browserTransport(window),
      nowMs,
      random: Math.random,
      wait: (ms) => new Promise((resolve) => window.setTimeout(resolve, ms)),
      identified: async (hit) => {
        const ids = withIds(await visitor.ids());
        return ids && { ...hit, ...ids };
      },
      identifiedNow: (hit) => {
        const ids = withIds(visitor.idsNow());
        return ids && { ...hit, ...ids };
      },
    },
  );

  let previousUrl = window.document.referrer;
  const moment = () => pageMoment(window, previousUrl, nowMs());

  /** C-06: a visitor who refuses keeps no identifier; the server is told if there was one. */
  const followRefusal = guarded(() => {
    if (consent.status() !== 'out') return;
    analytics.forget();
    if (forgetIdentifiers(cookies)) visitor.forget();
  });
  consent.onChange(followRefusal);
  followRefusal();

  const followUser = createUserFollower(visitor);
  const { document } = window;
  const pageView = guarded(() => {
    // A page that is only being prepared has not been seen.
    if (document.prerendering) return document.addEventListener('prerenderingchange', pageView, { once: true });
    const now = moment();
    window.digitalData = now.layer;
    followUser(now.layer.user);
    analytics.pageView(now);
    previousUrl = now.url;
  });
  const trackMediaStart = guarded<[AnalyticsStart]>((start) => analytics.send(mediaStartHit(moment(), start)));

  window.addEventListener('pagehide', guarded(analytics.leave));
  window.addEventListener(
    'pageshow',
    guarded(({ persisted }) => {
      consent.check();
      if (persisted) pageView(); // back from the back/forward cache is a page view like any other
    }),
  );
  document.addEventListener('visibilitychange', guarded(consent.check));

  return {
    consent,
    pageView,
    setPage: guarded((page) => {
      window.digitalData = toDigitalData(page);
      if (settings.environment === 'development') void reportProblems(page, window.location.pathname);
    }),
    track: guarded((name, detail = {}) => {
      if (name === PAGE_VIEW_CALL) pageView();
      else if (isLinkCall(name)) analytics.link(moment(), name, detail);
    }),
    setCustomerIds: guarded((ids) => {
      const warn = (reason: unknown) => console.warn('[sintonia]', reason);
      import('./identity/customer-id-input.ts')
        .then(({ toCustomerIds }) => toCustomerIds(ids, warn))
        .then(visitor.setCustomerIds)
        .catch(warn);
    }),
    measurement: () => createMeasurement({ settings, consent, visitor, trackMediaStart }),
  };
}

/** D-01: in development a wrong field is named in the console, with its route. The checks load only there. */
async function reportProblems(page: PageLayer, path: string): Promise<void> {
  const { layerProblems } = await import('./data-layer/layer-problems.ts');
  for (const problem of layerProblems(page, LAYER_TABLES)) console.warn(`[sintonia] ${path}: ${problem}`);
}
