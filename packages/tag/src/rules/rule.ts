import type { ConsentChoice, CountedEvent, Hit } from '@sintonia/wire';
import type { PageContext } from '../analytics/page-context.ts';
import type { DigitalData } from '../data-layer/data-layer.ts';
import type { LinksFactory } from '../links/follow-links.ts';
import type { TagSettings } from '../settings.ts';
import type { Tag } from '../tag.ts';
import type { TrackerFactory } from '../tracker/tracker-factory.ts';
import type { ElementsFactory } from './data-elements.ts';
import type { Vendors } from './vendors.ts';

/** T-08, § 7: the eleven direct calls. */
export type DirectCall =
  | 'scPageView'
  | 'scDVR'
  | 'scSubtitols'
  | 'scFinestraNova'
  | 'scPerMesTard'
  | 'scCompartir'
  | 'scJugar'
  | 'scClicBoto'
  | 'scDescarregar'
  | 'scVeureATV'
  | 'scParticipar';

/**
 * T-01: events of rules. `routeChanged` is a page that counts by itself: the first, or a return from the back/forward
 * cache; pages of a client-side navigation come as `call:scPageView`. `consentReady` comes once, when a choice is
 * known; `consentChanged` with each later one. `custom:name` is an event of that name on the document.
 */
export type RuleEvent =
  | 'libraryLoaded'
  | 'domReady'
  | 'windowLoaded'
  | 'consentReady'
  | 'consentChanged'
  | 'routeChanged'
  | 'mediaStart'
  | 'linkFollowed'
  | 'exposure'
  | `call:${DirectCall}`
  | `custom:${string}`;

/** An event, with the page at that time. Plain values, so that it can wait, be stored and be replayed. */
export interface Occurrence {
  readonly event: RuleEvent;
  readonly context: PageContext;
  /**
   * Detail of the event: a `LinkDetail` with direct calls, an `AnalyticsStart` with `mediaStart`, a `CountedLink` with
   * `linkFollowed`, an `Exposure` with `exposure`.
   */
  readonly detail: unknown;
  /** T-10: further events that the page view of this occurrence counts; earlier rules add to it. */
  readonly counted: Set<CountedEvent>;
}

/** Capabilities of conditions and actions beyond plain values. */
export interface RulePorts {
  readonly settings: TagSettings;
  /** Null until the visitor has chosen. */
  choice(): ConsentChoice | null;
  /** adds to the queue of hits, with the visitor's ids. */
  send(hit: Hit): void;
  /** C-07: sends without ids and cookies. */
  sendExempt(hit: Hit): void;
  /** C-02: passes the signed-in person on; customer ids are sent only while audience measurement is accepted. */
  identify(user: DigitalData['user']): void;
  /** Fires an event of this name on the document. */
  trigger(name: string, detail: unknown): void;
  /** T-03: value of a data element. */
  element(name: string): unknown;
}

/** What is read, and whether it satisfies the condition; separate, so that the inspector can show the value. */
export interface Condition {
  readonly name: string;
  /** Depends on the visitor's choice: until there is one, the rule waits here (C-06). */
  readonly needsChoice?: boolean | undefined;
  read(occurrence: Occurrence, ports: RulePorts): unknown;
  /** Receives the value from `read`; see `condition`, which ties the two. */
  holds(value: never): boolean;
}

export interface Action {
  readonly name: string;
  /** Changes the page directly rather than through the ports: listed, not run, in a replay (T-14). */
  readonly touchesPage?: true | undefined;
  /** A promise is awaited, up to 2000 ms (T-02). */
  run(occurrence: Occurrence, ports: RulePorts): unknown;
}

/** T-01: when one of the events occurs and every condition holds, the actions run in their order. */
export interface Rule {
  readonly name: string;
  readonly events: readonly RuleEvent[];
  readonly conditions?: readonly Condition[];
  readonly actions: readonly Action[];
  /** C-01: a refusal only postpones it: it runs for its latest occurrence once the visitor consents. */
  readonly isPostponed?: true | undefined;
}

/** T-12: one version of a broadcaster's rules. */
export interface RuleSet {
  readonly property: {
    readonly name: string;
    /** T-05: the tag runs on these domains and their subdomains; everywhere in development. */
    readonly domains: readonly string[];
    /** T-06, § 9: whether visitor ids in links of other sites of the broadcaster are accepted. */
    readonly acceptsIncomingLinks?: boolean | undefined;
    /** I-03: origins of the broadcaster's other sites that frame this one, or are framed by it. */
    readonly handshakeOrigins?: readonly string[] | undefined;
    /**
     * Query parameters of page addresses that hits contain, case-insensitive; undefined for all. Others may contain
     * what visitors type or receive by mail.
     */
    readonly measuredParameters?: readonly string[] | undefined;
    /** § 5: vendors that measure here; consent names them. */
    readonly vendors?: Vendors | undefined;
    /** global name of our tracker, for page code written for the incumbent's library. */
    readonly trackerName?: string | undefined;
  };
  readonly version: string;
  /** In the order in which they run. */
  readonly rules: readonly Rule[];
  /** T-03: created with `dataElements`. */
  readonly elements?: ElementsFactory;
  /** created with `installedTracker`, where pages bring a tracker that sends hits instead of ours. */
  readonly tracker?: TrackerFactory;
  /**
   * sets the globals that page code of the incumbent's libraries expects.
   *
   * @param signal removes them: other rules replace these (T-12)
   */
  expose?(window: Window, tag: Tag, settings: TagSettings, signal: AbortSignal): void;
  /** created with `followLinks`; without it links are not counted automatically. */
  readonly links?: LinksFactory;
}
