/** Entry of `@sintonia/tag`, composition root: connects the tag to a window. */
import { type Exposure, type Hit, STAFF_COOKIE } from '@sintonia/wire';
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
import type { LinkFollower } from './links/follow-links.ts';
import type { CountedLink } from './links/followed-link.ts';
import type { MeasurementObject } from './playback/adapter/measurement-object.ts';
import { createMeasurement } from './playback-measurement.ts';
import { followCustomEvents, followPage } from './rules/follow-page.ts';
import { reasonNotToRun } from './rules/may-run.ts';
import type { DirectCall, RuleEvent, RuleSet } from './rules/rule.ts';
import { createRuleEngine, type RuleStepReport } from './rules/rule-engine.ts';
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

/** Measurement of one page, from its load to its end, through every client-side navigation. */
export interface Tag {
  readonly consent: Consent;
  /** Sets `window.digitalData`; on each navigation, before `pageView`. */
  setPage(layer: PageLayer): void;
  /** the page is shown and described; once for each navigation, the first page included. */
  pageView(): void;
  /** T-08: a direct call. A name without listening rules does nothing. */
  track(name: DirectCall, detail?: LinkDetail): void;
  /** a link that page code counts; fires `linkFollowed`. */
  link(link: CountedLink): void;
  /** P-07: the visitor has seen an activity's decision; rules decide whether and how it is counted. */
  exposure(seen: Exposure): void;
  /** T-03: value of a data element of the rule set. */
  element(name: string): unknown;
  /** The current rules. */
  rules(): RuleSet;
  /**
   * T-12: uses these rules from now on: events, data elements, tracker and links. Occurrences that wait for the
   * visitor's choice are still decided by their own rules; visitor identification (`property`) stays as on page load.
   * Hits name their version.
   */
  changeRules(rules: RuleSet): void;
  /** I-02: ids under which the site knows the visitor. */
  setCustomerIds(ids: CustomerIdInput): void;
  /**
   * M-11: measurement object for `MediaHeartbeat` of `@sintonia/tag/playback`.
   *
   * @param video the playing video, whose variables replace the page's
   */
  measurement(video?: Pick<VideoInfo, 'parameters'>): MeasurementObject;
  /** S-03: hands over hits that the server may not have. */
  readonly onLost: HitQueue['onLost'];
}

/**
 * Starts measuring a page by a broadcaster's rules. Null, with the reason in the console, where the tag may not run: a
 * browser too old (T-13), a domain outside the property (T-05).
 *
 * @param onRuleStep T-11: called with every step of every rule, from the first event on
 */
export function createTag(
  settings: TagSettings,
  window: Browser,
  first: RuleSet,
  onRuleStep?: (report: RuleStepReport) => void,
): Tag | null {
  const isDevelopment = settings.environment === 'development';
  const reason = reasonNotToRun(window, first.property, isDevelopment);
  if (reason) {
    warn(reason);
    return null;
  }
  const nowMs = () => Date.now();
  const wait = (ms: number) => new Promise<void>((resolve) => window.setTimeout(resolve, ms));
  const { document } = window;
  const cookies = documentCookies(window);
  const consent = createConsent(cookies);
  const staff = () => cookies.read(STAFF_COOKIE);
  const trackingServer = withScheme(settings.trackingServer, settings);
  const visitor = createPageVisitor(settings, window, { cookies, consent, property: first.property, nowMs, wait });
  /** The part of a hit that may be sent now. */
  const allowed = (hit: Hit) => (consent.choice()?.audience ? hit : withoutPerson(hit));
  const withIds = (hit: Hit, ids: VisitorIds) =>
    ids.isOptedOut ? undefined : { ...allowed(hit), ...hitIds(ids), organisationId: settings.organisationId };
  const { parallelRun } = settings;
  /** Loaded at once: a page that is being left cannot wait for code. */
  const copying = parallelRun && import('./parallel-run/copy-hit.ts');
  const own = createHitQueue({
    transport: browserTransport(window),
    copy: (url, query) => void copying?.then((it) => parallelRun && it.copyHit(parallelRun, url, query)),
    address: () => hitAddress(trackingServer, settings.reportSuite, settings.version, Math.random()),
    nowMs,
    staff,
    wait,
    identified: async (hit) => withIds(hit, await visitor.ids()),
    identifiedNow: (hit) => withIds(hit, visitor.idsNow()),
  });
  const mayMeasure = () => consent.status() === 'in';

  let rules = first;
  let running: AbortController | undefined;
  /** Hit queue of the current rules. */
  const hits = { ...own };
  let element: Tag['element'] | undefined;
  let links: LinkFollower | undefined;
  let previousUrl = document.referrer;
  let pages = 0;
  const context = () => readPageContext(window, previousUrl, nowMs(), rules.property.measuredParameters);
  const readElement = (name: string) => element?.(name);
  const engine = createRuleEngine(() => rules.rules, {
    settings,
    consent,
    hits,
    identify: createUserFollower(visitor),
    trigger: (name, detail) => document.dispatchEvent(new window.CustomEvent(name, { detail })),
    element: readElement,
    wait,
    log: warn,
    onRuleStep,
  });
  /** A prerendered page has not been seen, and has no events. */
  const whenShown = guarded((work: () => void) => {
    if (document.prerendering) document.addEventListener('prerenderingchange', guarded(work), { once: true });
    else work();
  });
  const fire = (event: RuleEvent, detail?: unknown) => whenShown(() => engine.fire(event, context, detail));

  /** C-06: a visitor who refuses keeps no identifier; the server is told once, not by every tab. */
  const followRefusal = guarded((_: unknown, isOwn: boolean) => {
    if (!consent.choice()?.audience) visitor.forgetPerson();
    if (consent.status() !== 'out') return;
    own.forget();
    visitor.forget(isOwn, forgetIdentifiers(cookies));
  });
  consent.onChange(followRefusal);
  followRefusal(null, true);

  const link = (counted: CountedLink) => fire('linkFollowed', counted);
  /** D-01: in development a wrong field is named in the console. The checks load only there. */
  const checks = isDevelopment ? import('./data-layer/layer-problems.ts') : undefined;
  const view = (event: RuleEvent, detail?: unknown) =>
    whenShown(() => {
      const click = links?.consumeClick();
      const written = window.digitalData;
      void checks?.then((it) => it.checkDigitalData(window, written));
      const now: PageContext = { ...context(), click };
      now.layer.page.origenClic ||= click?.activityMap.region ?? '';
      pages++;
      window.digitalData = context().layer; // a copy: page code may change the layer, and the hit may have to wait
      engine.fire(event, () => now, detail);
      previousUrl = now.url;
    });
  const pageView = () => view('routeChanged');

  followTabs(window, guarded(consent.check));
  window.addEventListener(
    'pagehide',
    guarded(() => {
      engine.leave();
      own.leave();
    }),
  );
  window.addEventListener(
    'pageshow',
    guarded(({ persisted }) => {
      if (!persisted) return;
      consent.check(); // another tab may have changed the choice meanwhile
      pageView(); // a return from the back/forward cache is a page view too
    }),
  );

  const tag: Tag = {
    consent,
    pageView,
    setPage: guarded((page) => {
      window.digitalData = toDigitalData(page);
      void checks?.then((it) => it.checkLayer(window, page));
    }),
    track: (name, detail = {}) => (name === 'scPageView' ? view : fire)(`call:${name}`, detail),
    link,
    exposure: (seen) => fire('exposure', seen),
    element: readElement,
    rules: () => rules,
    changeRules: (next) => {
      settings.version = next.version;
      run(next);
    },
    setCustomerIds: guarded((ids) => {
      import('./identity/customer-id-input.ts')
        .then((it) => it.toCustomerIds(ids, warn))
        .then(visitor.setCustomerIds)
        .catch(warn);
    }),
    measurement: (video) =>
      createMeasurement({
        settings,
        consent,
        visitor,
        staff: staff(),
        trackMediaStart: (start) => fire('mediaStart', { ...start, parameters: video?.parameters }),
      }),
    onLost: own.onLost,
  };
  const run = (next: RuleSet) => {
    running?.abort();
    running = new AbortController();
    rules = next;
    const { signal } = running;
    const ports = {
      signal,
      settings,
      window,
      cookies,
      consent,
      own,
      mayMeasure,
      allowed,
      context,
      page: () => pages,
      pageName: () => String(window.digitalData?.page.pageName ?? ''),
      onFollowed: link,
      wait,
      log: warn,
    };
    Object.assign(hits, rules.tracker?.(ports) ?? own);
    element = rules.elements?.(ports);
    links = rules.links?.(ports);
    followCustomEvents(document, rules, fire, signal);
    rules.expose?.(window, tag, settings, signal);
  };
  run(first);
  followPage(window, consent, fire);
  return tag;
}
