/** Entry of `@sintonia/tag`, composition root: ties the tag to a window. */
import type { Exposure, Hit } from '@sintonia/wire';
import { hitAddress } from './analytics/hit-address.ts';
import { createHitQueue, type HitQueue } from './analytics/hit-queue.ts';
import type { LinkDetail } from './analytics/link-hit.ts';
import { type PageMoment, pageMoment } from './analytics/page-moment.ts';
import { type Consent, createConsent } from './consent/consent.ts';
import { forgetIdentifiers } from './consent/forget-identifiers.ts';
import { LAYER_TABLES, type PageLayer, toDigitalData } from './data-layer/data-layer.ts';
import { guarded, warn } from './guard.ts';
import type { CustomerIdInput } from './identity/customer-id-input.ts';
import { createUserFollower } from './identity/follow-user.ts';
import { createPageVisitor } from './identity/page-visitor.ts';
import { hitIds, type VisitorIds } from './identity/visitor-ids.ts';
import type { MeasurementObject } from './playback/measurement-object.ts';
import { createMeasurement } from './playback-measurement.ts';
import { followPage } from './rules/follow-page.ts';
import { reasonNotToRun } from './rules/may-run.ts';
import type { DirectCall, RuleEvent, RuleSet } from './rules/rule.ts';
import { createRuleEngine, type Decision } from './rules/rule-engine.ts';
import { type TagSettings, withScheme } from './settings.ts';
import { documentCookies } from './transport/cookie-jar.ts';
import { browserTransport } from './transport/hit-transport.ts';

export type { LinkDetail } from './analytics/link-hit.ts';
export type { Consent, ConsentStatus } from './consent/consent.ts';
export type { CustomerIdInput } from './identity/customer-id-input.ts';
export type { DirectCall } from './rules/rule.ts';
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
  /** the page is there and described; one for each navigation, the first page included. */
  pageView(): void;
  /** T-08: a direct call. A name that no rule listens to does nothing. */
  track(name: DirectCall, detail?: LinkDetail): void;
  /** P-07: the visitor has seen what an activity decided; rules say whether and how that is counted. */
  exposure(seen: Exposure): void;
  /** T-03: value of a data element of the rule set. */
  element(name: string): unknown;
  /** I-02: ids by which the site knows the visitor. */
  setCustomerIds(ids: CustomerIdInput): void;
  /** M-11: what `MediaHeartbeat` of `@sintonia/tag/playback` takes as its measurement object. */
  measurement(): MeasurementObject;
  /** S-03: hands over the hits that the server may not have, to who keeps them. */
  readonly keepLost: HitQueue['keepLost'];
}

/**
 * Starts measuring a page by a broadcaster's rules. Null, with the reason in the console, where the tag may not run:
 * a browser too old (T-13), a domain that is not the property's (T-05).
 *
 * @param onDecision T-11: hears every step of every rule, from the first event on
 */
export function createTag(
  settings: TagSettings,
  window: Browser,
  rules: RuleSet,
  onDecision?: (decision: Decision) => void,
): Tag | null {
  const isDevelopment = settings.environment === 'development';
  const reason = reasonNotToRun(window, rules.property, isDevelopment);
  if (reason) {
    warn(reason);
    return null;
  }
  const nowMs = () => Date.now();
  const wait = (ms: number) => new Promise<void>((resolve) => window.setTimeout(resolve, ms));
  const { document } = window;
  const cookies = documentCookies(window);
  const consent = createConsent(cookies);
  const trackingServer = withScheme(settings.trackingServer, settings);
  const visitor = createPageVisitor(settings, window, { cookies, consent, property: rules.property, nowMs, wait });
  const withIds = (hit: Hit, ids: VisitorIds) =>
    ids.isOptedOut ? undefined : { ...hit, ...hitIds(ids), organisationId: settings.organisationId };
  const { parallelRun } = settings;
  const own = createHitQueue({
    transport: browserTransport(window),
    copy: (url, query) => {
      if (parallelRun)
        void import('./parallel-run/copy-hit.ts').then(({ copyHit }) => copyHit(parallelRun, url, query));
    },
    address: () => hitAddress(trackingServer, settings.reportSuite, Math.random()),
    nowMs,
    wait,
    identified: async (hit) => withIds(hit, await visitor.ids()),
    identifiedNow: (hit) => withIds(hit, visitor.idsNow()),
  });
  const mayMeasure = () => consent.status() === 'in';
  const hits = rules.tracker?.({ window, own, mayMeasure, wait, log: warn }) ?? own;

  let previousUrl = document.referrer;
  let pages = 0;
  const moment = () => pageMoment(window, previousUrl, nowMs());
  const element = rules.elements?.({ window, consent, page: () => pages, moment, log: warn }) ?? (() => undefined);
  const engine = createRuleEngine(rules.rules, {
    settings,
    consent,
    hits,
    trigger: (name, detail) => document.dispatchEvent(new window.CustomEvent(name, { detail })),
    element,
    wait,
    log: warn,
    onDecision,
  });
  /** A page that is only being prepared has not been seen, and nothing has happened on it. */
  const whenShown = guarded((work: () => void) => {
    if (document.prerendering) document.addEventListener('prerenderingchange', guarded(work), { once: true });
    else work();
  });
  const fire = (event: RuleEvent, detail?: unknown) => whenShown(() => engine.fire(event, moment, detail));

  /** C-06: a visitor who refuses keeps no identifier; the server is told if there was one. */
  const followRefusal = guarded(() => {
    if (consent.status() !== 'out') return;
    hits.forget();
    if (forgetIdentifiers(cookies)) visitor.forget();
  });
  consent.onChange(followRefusal);
  followRefusal();

  const links = rules.links?.({
    window,
    cookies,
    reportSuite: settings.reportSuite,
    mayKeep: mayMeasure,
    pageName: () => String(window.digitalData?.page.pageName ?? ''),
    onFollowed: (link) => fire('linkFollowed', link),
  });
  const followUser = createUserFollower(visitor);
  const view = (event: RuleEvent, detail?: unknown) =>
    whenShown(() => {
      const now: PageMoment = { ...moment(), click: links?.takeClick() };
      pages++;
      window.digitalData = moment().layer; // a copy: page code goes on writing, and the hit may have to wait
      followUser(now.layer.user);
      engine.fire(event, () => now, detail);
      previousUrl = now.url;
    });
  const pageView = () => view('routeChanged');

  followPage(window, rules, consent, fire);
  window.addEventListener(
    'pagehide',
    guarded(() => {
      engine.leave();
      hits.leave();
    }),
  );
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
      if (isDevelopment) void reportProblems(page, window.location.pathname);
    }),
    track: (name, detail = {}) => (name === 'scPageView' ? view : fire)(`call:${name}`, detail),
    exposure: (seen) => fire('exposure', seen),
    element,
    setCustomerIds: guarded((ids) => {
      import('./identity/customer-id-input.ts')
        .then(({ toCustomerIds }) => toCustomerIds(ids, warn))
        .then(visitor.setCustomerIds)
        .catch(warn);
    }),
    measurement: () =>
      createMeasurement({ settings, consent, visitor, trackMediaStart: (start) => fire('mediaStart', start) }),
    keepLost: own.keepLost,
  };
}

/** D-01: in development a wrong field is named in the console, with its route. The checks load only there. */
async function reportProblems(page: PageLayer, path: string): Promise<void> {
  const { layerProblems } = await import('./data-layer/layer-problems.ts');
  for (const problem of layerProblems(page, LAYER_TABLES)) warn(`${path}: ${problem}`);
}
