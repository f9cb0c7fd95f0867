import type { CountedEvent, Exposure } from '@sintonia/wire';
import { exposureHit } from '../analytics/exposure-hit.ts';
import type { LinkDetail } from '../analytics/link-hit.ts';
import { followedLinkHit, type Link, linkHit } from '../analytics/link-hit.ts';
import type { MediaStart } from '../analytics/media-start-hit.ts';
import { exemptPageHit, pageHit } from '../analytics/page-hit.ts';
import { warn } from '../guard.ts';
import { pageSupplementalIds } from '../identity/supplemental-id.ts';
import type { CountedLink } from '../links/followed-link.ts';
import type { Action } from './rule.ts';

/** T-07, T-10: adds an event to the page view of this occurrence. */
export const countOnPage = (event: CountedEvent): Action => ({
  name: `count ${event}`,
  run: ({ counted }) => counted.add(event),
});

/** sends one page view of a consenting visitor. */
export const sendPageView: Action = {
  name: 'send page view',
  run: ({ context, counted }, { send }) =>
    send({ ...pageHit(context, counted), supplementalId: pageSupplementalIds.consume('analytics', false) }),
};

/** measures from now on how long the page is visible and in use, until the next page view. */
export const timePage: Action = {
  name: 'time page',
  touchesPage: true,
  run: ({ context: page }, { choice, send }) => {
    const fromMs = Date.now();
    const { window } = globalThis;
    if (!window?.document) return;
    void import('../visible-time/follow-visible-time.ts')
      .then((it) => it.followVisibleTime({ page, fromMs, mayMeasure: () => !!choice()?.analytics, send }, window))
      .catch(warn);
  },
};

/** C-02: identifies the signed-in person, so that people are counted instead of devices. */
export const identifyPerson: Action = {
  name: 'identify person',
  run: ({ context }, { identify }) => identify(context.layer.user),
};

/** C-07: sends the count that needs no consent. */
export const sendExemptPageView: Action = {
  name: 'send exempt page view',
  run: ({ context, counted }, { sendExempt }) => sendExempt(exemptPageHit(context, counted)),
};

/** A-02, T-08: sends a link hit; the direct call's detail adds fields. */
export const sendLink = (link: Link): Action => ({
  name: `send link ${link.linkName}`,
  run: ({ context, detail }, { send }) => send(linkHit(context, link, detail as LinkDetail)), // cast: detail of direct calls
});

/**
 * A-02, T-10: sends the hit of a link to a file, which is a download, or to another site, or of one named by page code.
 */
export const sendFollowedLink: Action = {
  name: 'send followed link',
  run: ({ context, detail }, { send }) => {
    const link = detail as CountedLink; // cast: detail of `linkFollowed`
    send(followedLinkHit(context, link, link.linkType === 'd' ? 'download' : undefined));
  },
};

/** M-11: sends the analytics hit of a media or ad start, by code that is loaded then. */
export const sendMediaStart: Action = {
  name: 'send media start',
  run: async ({ context, detail }, { send }) => {
    const { mediaStartHit } = await import('../analytics/media-start-hit.ts');
    send(mediaStartHit(context, detail as MediaStart)); // cast: detail of `mediaStart`
  },
};

/** P-07: sends the hit that reports a seen variant. */
export const sendExposure: Action = {
  name: 'send exposure',
  run: ({ context, detail }, { send }) => send(exposureHit(context, detail as Exposure)), // cast: detail of `exposure`
};

/** Fires an event on the document, for page code and for rules on `custom:name`, with the occurrence's detail. */
export const trigger = (name: string): Action => ({
  name: `trigger ${name}`,
  run: ({ event, context }, ports) => ports.trigger(name, { event, url: context.url }),
});
