/** Decisions that the server sends to a page (P-07). */
import type { ElementAction, HtmlPlace, SlotTexts } from './offers.ts';

/** Change of an element, applied by the page once the element exists; HTML is already sanitised. */
export type PageAction = ElementAction | { action: HtmlPlace; selector: string; content: string };

/** Decision of one activity for a page. */
export interface PageDecision {
  /** Id of the activity. */
  activity: string;
  /** Key of the variant, or `holdout`. */
  variant: string;
  /** Content of these slots; empty for the control. */
  slots: SlotTexts;
  /** Selectors of everything that any variant changes: seeing one is an exposure, in the control too. */
  watched: readonly string[];
  /** Selectors of elements around what a variant moves, resizes or removes: seeing one is an exposure. */
  around: readonly string[];
  /** Clicks that are counted under a name, in every variant. */
  clicks: readonly { selector: string; name: string }[];
  /** Changes to apply to the page. */
  actions: readonly PageAction[];
}

/** A slot of the site is marked with `data-slot`. */
export const slotSelector = (slot: string): string => `[data-slot="${slot}"]`;

/** All decisions for a page. Sent to the browser as JSON; contains nothing about the visitor. */
export interface PageDecisions {
  decided: readonly PageDecision[];
  /** Null on visitors' pages. */
  preview: PagePreview | null;
}

/** P-06: a variant that was requested by a preview link, or that this browser keeps; nothing is counted. */
export interface PagePreview {
  /** Name of the activity. */
  activity: string;
  /** Name of the variant. */
  variant: string;
  /** False on pages that the activity does not change. */
  isShown: boolean;
  /** Parameter of the page's address that ends it, with its value; null to remove the parameter. */
  end: { parameter: string; value: string | null };
}

export const NO_DECISIONS: PageDecisions = { decided: [], preview: null };
