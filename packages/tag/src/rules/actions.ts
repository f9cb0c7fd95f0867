import type { CountedEvent, Exposure } from '@sintonia/wire';
import { exposureHit } from '../analytics/exposure-hit.ts';
import type { LinkDetail } from '../analytics/link-hit.ts';
import { followedLinkHit, type Link, linkHit } from '../analytics/link-hit.ts';
import { type MediaStart, mediaStartHit } from '../analytics/media-start-hit.ts';
import { exemptPageHit, pageHit } from '../analytics/page-hit.ts';
import { pageSupplementalIds } from '../identity/supplemental-id.ts';
import type { CountedLink } from '../links/followed-link.ts';
import type { Action } from './rule.ts';

/** T-07, T-10: the page view of this occurrence counts this, too. */
export const countOnPage = (event: CountedEvent): Action => ({
  name: `count ${event}`,
  run: ({ counted }) => counted.add(event),
});

/** one page view of a visitor who agreed. */
export const sendPageView: Action = {
  name: 'send page view',
  run: ({ context, counted }, { send }) =>
    send({ ...pageHit(context, counted), supplementalId: pageSupplementalIds.consume('analytics', false) }),
};

/** C-02: names the person who is signed in on the page, so that people are counted and not devices. */
export const identifyPerson: Action = {
  name: 'identify person',
  run: ({ context }, { identify }) => identify(context.layer.user),
};

/** C-07: the count that needs no consent. */
export const sendExemptPageView: Action = {
  name: 'send exempt page view',
  run: ({ context, counted }, { sendExempt }) => sendExempt(exemptPageHit(context, counted)),
};

/** A-02, T-08: a link hit; the direct call's detail says more. */
export const sendLink = (link: Link): Action => ({
  name: `send link ${link.linkName}`,
  run: ({ context, detail }, { send }) => send(linkHit(context, link, detail as LinkDetail)), // cast: what direct calls bring
});

/** A-02, T-10: the hit of a link to a file, which is a download, or away from the site, or of one that page code names. */
export const sendFollowedLink: Action = {
  name: 'send followed link',
  run: ({ context, detail }, { send }) => {
    const link = detail as CountedLink; // cast: what `linkFollowed` brings
    send(followedLinkHit(context, link, link.linkType === 'd' ? 'download' : undefined));
  },
};

/** M-11: the analytics hit of a media or ad start. */
export const sendMediaStart: Action = {
  name: 'send media start',
  run: ({ context, detail }, { send }) => send(mediaStartHit(context, detail as MediaStart)), // cast: what `mediaStart` brings
};

/** P-07: the hit that says a variant was seen. */
export const sendExposure: Action = {
  name: 'send exposure',
  run: ({ context, detail }, { send }) => send(exposureHit(context, detail as Exposure)), // cast: what `exposure` brings
};

/** Fires an event on the document, for page code and for rules on `custom:name`; it says what happened. */
export const trigger = (name: string): Action => ({
  name: `trigger ${name}`,
  run: ({ event, context }, ports) => ports.trigger(name, { event, url: context.url }),
});
