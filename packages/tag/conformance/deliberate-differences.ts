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
    why: 'there, page code sets them individually; here they come from the data layer by the table of page variables, with the defaults of § 5',
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
    why: 'a page view always counts event1 and the events of its rules (§ 9); a link counts those of its rule',
    fields: ['events'],
    isMeant: (theirs, ours) => (isPage(theirs) ? ours.events?.[0] === 'event1' : ours.events === undefined),
  },
  {
    parameters: '`pageName`',
    why: 'a page without a name is `noDisponible` (§ 5), so that every hit is counted',
    fields: ['pageName'],
    isMeant: (theirs, ours) => theirs.pageName === undefined && ours.pageName === 'noDisponible',
  },
  {
    parameters: '`fid`',
    why: 'there is always a visitor id, created locally if the server cannot provide one; a second, lasting id would need a second consent',
    fields: ['fallbackId'],
    isMeant: (theirs, ours) => theirs.fallbackId !== undefined && ours.fallbackId === undefined,
  },
  {
    parameters: '`pid`, `pidt`, `oid`, `ot`',
    why: 'inline stats accompany the activity map of a page view (§ 9); in the recordings they are off',
    fields: ['clickedPage', 'clickedPageIdType', 'clickedObject', 'clickedTag'],
    isMeant: (theirs) => isPage(theirs) && theirs.activityMap !== undefined,
  },
  {
    parameters: '`/10/`, `callback`, `et`',
    why: 'there are no postbacks: our tag never requests a script as an answer',
    fields: ['callback', 'extraTimeout'],
    // a POST keeps only the flag that its answer is awaited: the name of the function is removed from its body
    isMeant: (_, ours) => ours.callback === undefined && ours.extraTimeout === undefined,
  },
];

/** Differences in how hits travel, which no single hit shows. */
export const DELIBERATE_WAYS: readonly string[] = [
  '`r`: within a single-page site each page view names the previous page; the incumbent’s names only the first referrer',
  '`g`: a link hit names its page without the query, and a property may list the parameters that page views keep: typed text is sent as search keyword only',
  'the path names `SINTONIA-1`, or `SINTONIA-1-{version of the tag library}`, in place of `JS-2.17.0`, and identity calls `sintonia-1` as their version',
  'an exit link in the same tab as the very first hit is sent; the incumbent’s loses it (`an-auto-exit-first-hit`)',
  'exit links are sent in order; when the page unloads, pending and in-flight hits are sent as beacons with the same bytes, which count once',
  'a failed hit is stored, with consent, and resent through `/collect` with its own time; the incumbent’s is lost',
  'without consent a page view is counted without cookie, id, device or query (`context consent=none`); the incumbent’s sends nothing',
  'an identity server that answers with an error falls back to a local id at once, not after 30 s; its answers time out after 2 s (§ 9)',
  'consent is one readable cookie of ours in place of `adobeujs-optin`; `gdpr…` parameters are not sent, since only our host is called',
];

/**
 * Deliberate differences of our visitor's requests and storage from the incumbent's, given the same pages, calls and
 * answers.
 */
export const DELIBERATE_IDENTITY: readonly string[] = [
  '`d_verify`: not sent, since our server sets the cookie with the answer; `d_coppa`, and a page without any call: settings that a first-party server does not need',
  '`d_cid_ic` without an id: an empty one is rejected with a warning (I-02), so it is neither sent nor part of `MCCIDH`',
  'after an opt-out there are no more calls; the incumbent’s still requests an analytics id, region and blob',
  'an unanswered call is repeated on the next page, not at each read; a missing answer is not an opt-out',
];
