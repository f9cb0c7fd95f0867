/**
 * Deliberate differences between our hits and the incumbent's. `docs/protocol.md` contains the same list; a test
 * compares them.
 */
import type { Hit } from '@sintonia/wire';

export interface Deliberate {
  /** Parameters, by wire name. */
  readonly parameters: string;
  /** Text of the documentation. */
  readonly why: string;
  readonly fields: readonly (keyof Hit)[];
  /** True for the only allowed case. */
  readonly isMeant: (theirs: Hit, ours: Hit) => boolean;
}

const isPage = ({ linkType }: Hit) => linkType === undefined;

export const DELIBERATE: readonly Deliberate[] = [
  {
    parameters: '`c1` … `v250`, `h`, `l`, `c.`, `ch`, `server`, `v0`, `products`, `purchaseID`, `xact`, `state`, `zip`',
    why: 'a page’s code sets them one by one there; here they come from the data layer, by the one table of page variables, with the defaults of § 5',
    fields: [
      'variables',
      'context',
      'channel',
      'server',
      'campaign',
      'products',
      'purchaseId',
      'transactionId',
      'state',
      'zip',
    ],
    isMeant: () => true,
  },
  {
    parameters: '`events`',
    why: 'a page view always counts event1, and its rules what else (§ 9); a link counts what its rule says',
    fields: ['events'],
    isMeant: (theirs, ours) => (isPage(theirs) ? ours.events?.[0] === 'event1' : ours.events === undefined),
  },
  {
    parameters: '`pageName`',
    why: 'a page without a name is `noDisponible` (§ 5), so that no hit counts for nothing',
    fields: ['pageName'],
    isMeant: (theirs, ours) => theirs.pageName === undefined && ours.pageName === 'noDisponible',
  },
  {
    parameters: '`fid`',
    why: 'there is always a visitor id, made here when the server cannot give one; a second, lasting id would need a second consent',
    fields: ['fallbackId'],
    isMeant: (theirs, ours) => theirs.fallbackId !== undefined && ours.fallbackId === undefined,
  },
  {
    parameters: '`pid`, `pidt`, `oid`, `ot`',
    why: 'inline stats go along with the activity map of a page view (§ 9); the recordings have them off',
    fields: ['clickedPage', 'clickedPageIdType', 'clickedObject', 'clickedTag'],
    isMeant: (theirs) => isPage(theirs) && theirs.activityMap !== undefined,
  },
  {
    parameters: '`/10/`, `callback`, `et`',
    why: 'nothing is posted back to our tag: it never asks for a script as an answer',
    fields: ['callback', 'extraTimeout'],
    // a POST keeps only the flag that its answer is awaited: the name of the function is removed from its body
    isMeant: (_, ours) => ours.callback === undefined && ours.extraTimeout === undefined,
  },
];

/** Differences in how hits travel, which no single hit shows. */
export const DELIBERATE_WAYS: readonly string[] = [
  '`r`: within a single-page site each page view names the page before it; the incumbent’s names the referrer of the first alone',
  '`g`: a link hit names its page without the query, and a property may name the only parameters that page views keep: what is typed travels as search keyword alone',
  'the path names `SINTONIA-1`, or `SINTONIA-1-{version of the tag library}`, in place of `JS-2.17.0`, and identity calls `sintonia-1` as their version',
  'an exit link in the same tab as the very first hit is sent; the incumbent’s loses it (`an-auto-exit-first-hit`)',
  'exit links leave in their turn; a beacon is sent when the page goes, also of what is on its way, with the same bytes, which count once',
  'a failed hit is kept and sent again through `/collect` with its own time, by consent; the incumbent’s is gone',
  'without consent a page view is counted without cookie, id, device or query (`context consent=none`); the incumbent’s sends nothing',
  'an identity server that answers with an error falls back to a local id at once, not after 30 s; its answers are cut off after 2 s (§ 9)',
  'consent is one readable cookie of ours in place of `adobeujs-optin`; `gdpr…` parameters go to no host, since no host but ours is asked',
];

/**
 * Deliberate differences of our visitor's requests and storage from the incumbent's, given the same pages, calls and
 * answers.
 */
export const DELIBERATE_IDENTITY: readonly string[] = [
  '`d_verify`: not asked, since our server sets the cookie with the answer; `d_coppa`, and a page without any call: settings that a first-party server does not need',
  '`d_cid_ic` without an id: an empty one is rejected with a warning (I-02), so it is neither told nor part of `MCCIDH`',
  'who has opted out is asked nothing more; the incumbent’s still asks for an analytics id, region and blob',
  'what was not answered is asked again on the next page, not whenever somebody reads; no opt-out is taken from silence',
];
