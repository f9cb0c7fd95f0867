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
 * T-01: what rules listen to. `routeChanged` is a page that counts by itself: the first, a return from the
 * back/forward cache; pages of a navigation inside the site come as `call:scPageView`. `consentReady` comes once, when a
 * choice is known; `consentChanged` with each later one. `custom:name` is an event of that name on the document.
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

/** Something happened: the event and the page as it was then. Plain values, so that it can wait, be kept and replayed. */
export interface Occurrence {
  readonly event: RuleEvent;
  readonly context: PageContext;
  /**
   * What came along: a `LinkDetail` with direct calls, an `AnalyticsStart` with `mediaStart`, a `CountedLink` with
   * `linkFollowed`, an `Exposure` with `exposure`.
   */
  readonly detail: unknown;
  /** T-10: what the page view of this occurrence counts besides the page; earlier rules add to it. */
  readonly counted: Set<CountedEvent>;
}

/** What conditions may ask and actions may do; everything beyond plain values. */
export interface RulePorts {
  readonly settings: TagSettings;
  /** Null until the visitor has chosen. */
  choice(): ConsentChoice | null;
  /** to the queue of hits, with the visitor's ids. */
  send(hit: Hit): void;
  /** C-07: without ids and cookies. */
  sendExempt(hit: Hit): void;
  /** C-02: hands on who is signed in; customer ids leave while, and only while, audience measurement is agreed to. */
  identify(user: DigitalData['user']): void;
  /** Fires an event of this name on the document. */
  trigger(name: string, detail: unknown): void;
  /** T-03: value of a data element. */
  element(name: string): unknown;
}

/** What is looked at, and whether it will do; apart, so that a decision can show the value. */
export interface Condition {
  readonly name: string;
  /** Rests on the visitor's choice: until there is one, the rule waits here (C-06). */
  readonly needsChoice?: boolean | undefined;
  read(occurrence: Occurrence, ports: RulePorts): unknown;
  /** Given what `read` gave; see `condition`, which ties the two. */
  holds(value: never): boolean;
}

export interface Action {
  readonly name: string;
  /** Does something to the page itself rather than through the ports: said, not done, in a replay (T-14). */
  readonly touchesPage?: true | undefined;
  /** A promise is waited for, up to 2000 ms (T-02). */
  run(occurrence: Occurrence, ports: RulePorts): unknown;
}

/** T-01: when one of the events happens and every condition holds, the actions are run, all in their order. */
export interface Rule {
  readonly name: string;
  readonly events: readonly RuleEvent[];
  readonly conditions?: readonly Condition[];
  readonly actions: readonly Action[];
  /** C-01: a refusal stops it only for now: it runs for its latest occurrence once the visitor agrees after all. */
  readonly isPostponed?: true | undefined;
}

/** T-12: a broadcaster's rules, as one version of them. */
export interface RuleSet {
  readonly property: {
    readonly name: string;
    /** T-05: the tag runs on these domains and below them; everywhere in development. */
    readonly domains: readonly string[];
    /** T-06, § 9: whether a visitor id that another site of the broadcaster hands over with a link is taken. */
    readonly acceptsIncomingLinks?: boolean | undefined;
    /** I-03: origins of other sites of the broadcaster that frame this one, or are framed by it. */
    readonly handshakeOrigins?: readonly string[] | undefined;
    /**
     * Parameters of page addresses that hits name, in any letters; undefined for all. What visitors type or are sent by
     * mail stands in the others.
     */
    readonly measuredParameters?: readonly string[] | undefined;
    /** § 5: who measures here; pages ask for consent in their names. */
    readonly vendors?: Vendors | undefined;
    /** name that our tracker is exposed under, for page code of the incumbent's library. */
    readonly trackerName?: string | undefined;
  };
  readonly version: string;
  /** In the order in which they are run. */
  readonly rules: readonly Rule[];
  /** T-03: made with `dataElements`. */
  readonly elements?: ElementsFactory;
  /** made with `installedTracker`, where pages bring a tracker that hits go through in place of ours. */
  readonly tracker?: TrackerFactory;
  /**
   * puts on the window what page code of the incumbent's libraries looks for.
   *
   * @param signal takes it away again: other rules are in their place (T-12)
   */
  expose?(window: Window, tag: Tag, settings: TagSettings, signal: AbortSignal): void;
  /** made with `followLinks`; without it links are not counted by themselves. */
  readonly links?: LinksFactory;
}
