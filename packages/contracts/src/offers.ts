/** Content of a variant (P-06, P-07). */
import { MBOX_CHARACTERS } from '@sintonia/wire';
import { z } from 'zod';

/**
 * Slots that an offer may fill during rendering (P-07): no script, no flicker. The site's components read them by these
 * names; `picture` is the name of an artwork.
 */
export const SLOTS = {
  'story.title': { kind: 'text', most: 160 },
  'story.standfirst': { kind: 'text', most: 400 },
  'story.picture': { kind: 'picture', most: 100 },
  'home.lead.title': { kind: 'text', most: 160 },
  'home.lead.standfirst': { kind: 'text', most: 400 },
  'home.lead.picture': { kind: 'picture', most: 100 },
  'weather.lead': { kind: 'text', most: 240 },
} as const satisfies Record<string, { kind: 'text' | 'picture'; most: number }>;
export type SlotName = keyof typeof SLOTS;
export const SlotName = z.enum(Object.keys(SLOTS) as [SlotName, ...SlotName[]]); // cast: keys of the table

/** Texts by slot. */
export type SlotTexts = Readonly<Partial<Record<SlotName, string>>>;

const isShortEnough = (slots: SlotTexts) =>
  Object.entries(slots).every(([slot, text]) => text.length <= SLOTS[slot as SlotName].most); // cast: keys of the record

export const SlotsOffer = z.object({
  kind: z.literal('slots'),
  slots: z
    .partialRecord(SlotName, z.string().trim().min(1))
    .refine((slots) => Object.keys(slots).length > 0, { message: 'names no slot' })
    .refine(isShortEnough, { message: 'is too long for its slot' }),
});

/** Where HTML is inserted, by the name of its action on the wire (docs/wire/delivery.md § 3). */
export const HtmlPlace = z.enum([
  'setContent',
  'appendContent',
  'prependContent',
  'replaceContent',
  'insertBefore',
  'insertAfter',
]);
export type HtmlPlace = z.infer<typeof HtmlPlace>;

export const Selector = z.string().trim().min(1).max(500);

/** HTML for an element of any page; sanitised when saved, unless its owner may write scripts. */
export const HtmlOffer = z.object({
  kind: z.literal('html'),
  place: HtmlPlace,
  selector: Selector,
  html: z.string().min(1).max(50_000),
  /** Scripts run. Needs the role `administrator`. */
  withScripts: z.boolean().default(false),
});

const text = z.string().max(2000);

/** Address as browsers parse it: leading spaces and control characters, and tabs and newlines in it, are ignored. */
const runsScript = (value: string): boolean =>
  /^(?:javascript|data|vbscript):/i.test([...value].filter((character) => character > ' ').join(''));

/**
 * Attributes that run code, or navigate a browser or a form elsewhere: no offer sets them (the tag refuses them, too:
 * `change-element.ts`). `content` is that of `<meta http-equiv=refresh>`.
 */
const LEADS_ELSEWHERE =
  /^(?:on|http-equiv$|content$|form|action$|srcdoc$|srcset$|imagesrcset$|xlink|ping$|data$|target$)/i;

/** Actions that change an element without new HTML. */
export const ElementAction = z.discriminatedUnion('action', [
  z.object({ action: z.literal('setText'), selector: Selector, content: text }),
  z.object({
    action: z.literal('setAttribute'),
    selector: Selector,
    attribute: z
      .string()
      .regex(/^[a-z][\w-]*$/i)
      .refine((name) => !LEADS_ELSEWHERE.test(name), { message: 'runs something or leads elsewhere' }),
    value: text.refine((value) => !runsScript(value), { message: 'runs a script' }),
  }),
  z.object({
    action: z.literal('setStyle'),
    selector: Selector,
    property: z.string().regex(/^-?-?[a-z][a-z-]*$/),
    value: text,
    priority: z.literal('important').optional(),
  }),
  z.object({ action: z.literal('resize'), selector: Selector, finalHeight: text, finalWidth: text }),
  z.object({
    action: z.literal('move'),
    selector: Selector,
    finalLeftPosition: z.number(),
    finalTopPosition: z.number(),
    position: z.enum(['relative', 'absolute']).optional(),
  }),
  z.object({ action: z.literal('rearrange'), selector: Selector, from: z.int().min(0), to: z.int().min(0) }),
  z.object({ action: z.literal('remove'), selector: Selector }),
  z.object({
    action: z.literal('trackClick'),
    selector: Selector,
    clickTrackId: z.string().min(1).max(MBOX_CHARACTERS),
  }),
]);
export type ElementAction = z.infer<typeof ElementAction>;

export const ActionsOffer = z.object({
  kind: z.literal('actions'),
  actions: z.array(ElementAction).min(1).max(50),
});

/** For page code that calls `getOffer`. */
export const JsonOffer = z.object({ kind: z.literal('json'), content: z.json() });

/** Another page of the property. Relative, or absolute on one of its domains. */
export const RedirectOffer = z.object({
  kind: z.literal('redirect'),
  url: z.string().min(1).max(2000),
  includeAllUrlParameters: z.boolean().default(false),
  passMboxSession: z.boolean().default(false),
});

export const Offer = z.discriminatedUnion('kind', [SlotsOffer, HtmlOffer, ActionsOffer, JsonOffer, RedirectOffer]);
export type Offer = z.infer<typeof Offer>;
