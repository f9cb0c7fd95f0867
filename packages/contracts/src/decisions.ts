/** Decisions on their way from the server to a page (P-07). */
import type { ElementAction, HtmlPlace, SlotTexts } from './offers.ts';

/** An element's change as the page carries it out after it is there; HTML has been made harmless. */
export type PageAction = ElementAction | { action: HtmlPlace; selector: string; content: string };

/** One activity's part in a page. */
export interface PageDecision {
  /** Id of the activity. */
  activity: string;
  /** Key of the variant, or `holdout`. */
  variant: string;
  /** What the page shows in these places; empty for the control. */
  slots: SlotTexts;
  /** Selectors of what any of the activity's variants changes: who sees one has been exposed, in the control, too. */
  watched: readonly string[];
  /** Of what a variant moves, resizes or takes away: who sees the element that they stand in has been exposed. */
  around: readonly string[];
  /** Clicks that count under a name, in every variant. */
  clicks: readonly { selector: string; name: string }[];
  /** What is done to the page afterwards. */
  actions: readonly PageAction[];
}

/** A place of the site marks itself with `data-slot`. */
export const slotSelector = (slot: string): string => `[data-slot="${slot}"]`;

/** Everything that was decided for a page. Travels to the browser as JSON; says nothing of who the visitor is. */
export interface PageDecisions {
  decided: readonly PageDecision[];
  /** Shown by a preview link: nothing of it is counted. */
  isPreview: boolean;
}

export const NO_DECISIONS: PageDecisions = { decided: [], isPreview: false };
