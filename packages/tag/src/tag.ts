/** Entry of `@sintonia/tag`, composition root: ties the tag to a window. */
import { type Exposure, type Hit, LAYER_TABLES } from '@sintonia/wire';
import { hitAddress } from './analytics/hit-address.ts';
import { createHitQueue, type HitQueue } from './analytics/hit-queue.ts';
import type { LinkDetail } from './analytics/link-hit.ts';
import { type PageContext, readPageContext } from './analytics/page-context.ts';
import { type Consent, createConsent } from './consent/consent.ts';
import { followTabs } from './consent/follow-tabs.ts';
import { forgetIdentifiers } from './consent/forget-identifiers.ts';
import { type PageLayer, toDigitalData, type VideoInfo } from './data-layer/data-layer.ts';
import { guarded, warn } from './guard.ts';
import type { CustomerIdInput } from './identity/customer-id-input.ts';
import { createUserFollower } from './identity/follow-user.ts';
import { createPageVisitor } from './identity/page-visitor.ts';
import { withoutPerson } from './identity/person.ts';
import { hitIds, type VisitorIds } from './identity/visitor-ids.ts';
import type { CountedLink } from './links/followed-link.ts';
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
  /** a link that page code counts by itself; rules on `linkFollowed` hear of it. */
  link(link: CountedLink): void;
  /** P-07: the visitor has seen what an activity decided; rules say whether and how that is counted. */
  exposure(seen: Exposure): void;
  /** T-03: value of a data element of the rule set. */
  element(name: string): unknown;
  /** I-02: ids by which the site knows the visitor. */
  setCustomerIds(ids: CustomerIdInput): void;
  /**
   * M-11: what `MediaHeartbeat` of `@sintonia/tag/playback` takes as its measurement object.
   *
   * @param video what plays: its variables go in place of the page's
   */
  measurement(video?: Pick<VideoInfo, 'parameters'>): MeasurementObject;
  /** S-03: hands over the hits that the server may not have, to who keeps them. */
  readonly onLost: HitQueue['onLost'];
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
  /** What of a hit may leave now. */
  const allowed = (hit: Hit) => (consent.choice()?.audience ? hit : withoutPerson(hit));
  const withIds = (hit: Hit, ids: VisitorIds) =>
    ids.isOptedOut ? undefined : { ...allowed(hit), ...hitIds(ids), organisationId: settings.organisationId };
  const { parallelRun } = settings;
  /** Loaded at once: a page that goes away waits for no code. */
  const copying =
    parallelRun &&
    import('./parallel-run/copy-hit.ts').then(
      ({ copyHit }) =>
        (url: string, query: string) =>
          copyHit(parallelRun, url, query),
    );
  const own = createHitQueue({
    transport: browserTransport(window),
    copy: (url, query) => void copying?.then((copyHit) => copyHit(url, query)),
    address: () => hitAddress(trackingServer, settings.reportSuite, settings.version, Math.random()),
    nowMs,
    wait,
    identified: async (hit) => withIds(hit, await visitor.ids()),
    identifiedNow: (hit) => withIds(hit, visitor.idsNow()),
  });
  const mayMeasure = () => consent.status() === 'in';
  const hits = rules.tracker?.({ settings, window, own, mayMeasure, allowed, wait, log: warn }) ?? own;

  let previousUrl = document.referrer;
  let pages = 0;
  const context = () => readPageContext(window, previousUrl, nowMs(), rules.property.measuredParameters);
  const element = rules.elements?.({ window, consent, page: () => pages, context, log: warn }) ?? (() => undefined);
  const engine = createRuleEngine(rules.rules, {
    settings,
    consent,
    hits,
    identify: createUserFollower(visitor),
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
  const fire = (event: RuleEvent, detail?: unknown) => whenShown(() => engine.fire(event, context, detail));

  /** C-06: a visitor who refuses keeps no identifier; the server hears of it once, not from every tab. */
  const followRefusal = guarded((_: unknown, isOwn: boolean) => {
    if (!consent.choice()?.audience) visitor.forgetPerson();
    if (consent.status() !== 'out') return;
    hits.forget();
    visitor.forget(isOwn, forgetIdentifiers(cookies));
  });
  consent.onChange(followRefusal);
  followRefusal(null, true);

  const link = (counted: CountedLink) => fire('linkFollowed', counted);
  const links = rules.links?.({
    window,
    cookies,
    reportSuite: settings.reportSuite,
    mayStore: mayMeasure,
    pageName: () => String(window.digitalData?.page.pageName ?? ''),
    onFollowed: link,
  });
  /** D-01: in development a wrong field is named in the console, with its page. The checks load only there. */
  const checkLayer = async (problemsOf: (checks: typeof import('./data-layer/layer-problems.ts')) => string[]) => {
    const problems = problemsOf(await import('./data-layer/layer-problems.ts'));
    for (const problem of problems) warn(`${window.location.pathname}: ${problem}`);
  };
  const view = (event: RuleEvent, detail?: unknown) =>
    whenShown(() => {
      const click = links?.consumeClick();
      const written = window.digitalData;
      if (isDevelopment) void checkLayer((checks) => checks.digitalDataProblems(written, LAYER_TABLES));
      const now: PageContext = { ...context(), click };
      now.layer.page.origenClic ||= click?.activityMap.region ?? '';
      pages++;
      window.digitalData = context().layer; // a copy: page code goes on writing, and the hit may have to wait
      engine.fire(event, () => now, detail);
      previousUrl = now.url;
    });
  const pageView = () => view('routeChanged');

  followTabs(window, guarded(consent.check));
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
    guarded(({ persisted }) => persisted && pageView()), // back from the back/forward cache is a page view like any other
  );

  const tag: Tag = {
    consent,
    pageView,
    setPage: guarded((page) => {
      window.digitalData = toDigitalData(page);
      if (isDevelopment) void checkLayer((checks) => checks.layerProblems(page, LAYER_TABLES));
    }),
    track: (name, detail = {}) => (name === 'scPageView' ? view : fire)(`call:${name}`, detail),
    link,
    exposure: (seen) => fire('exposure', seen),
    element,
    setCustomerIds: guarded((ids) => {
      import('./identity/customer-id-input.ts')
        .then(({ toCustomerIds }) => toCustomerIds(ids, warn))
        .then(visitor.setCustomerIds)
        .catch(warn);
    }),
    measurement: (video) =>
      createMeasurement({
        settings,
        consent,
        visitor,
        trackMediaStart: (start) => fire('mediaStart', { ...start, parameters: video?.parameters }),
      }),
    onLost: own.onLost,
  };
  rules.expose?.(window, tag, settings);
  return tag;
}
