import { type CountedEvent, eventName, type Hit, NO_VALUE, PAGE_FIELDS, VIDEO_FIELDS } from '@sintonia/wire';
import type { DigitalData, PageLayer, VideoLayer } from '../data-layer/data-layer.ts';
import { overlay } from '../data-layer/layer-field.ts';
import { bareAddress, type CountedLink } from '../links/followed-link.ts';
import type { PageContext } from './page-context.ts';
import { technicalValues } from './page-hit.ts';
import { pageValues } from './page-values.ts';

/** T-08: detail of a feature's direct call. Omitted fields come from the page. */
export interface LinkDetail
  extends Pick<
      PageLayer,
      | 'section'
      | 'subsection'
      | 'subsection1'
      | 'subsection2'
      | 'programme'
      | 'channel'
      | 'topicArea'
      | 'thematic'
      | 'emissionType'
      | 'contentTitle'
      | 'contentId'
      | 'socialAction'
      | 'clickIdentifier'
      | 'clickOrigin'
    >,
    Pick<VideoLayer, 'contentFormat' | 'contentType'> {
  /** Text of the clicked element. */
  linkName?: string | undefined;
  linkUrl?: string | undefined;
}

const withDetail = ({ page, video, user }: DigitalData, detail: LinkDetail): DigitalData => {
  const { contentFormat, contentType, ...ofPage } = detail;
  return {
    page: overlay(PAGE_FIELDS, page, ofPage),
    video: overlay(VIDEO_FIELDS, video, { contentFormat, contentType }),
    user,
  };
};

/** A link hit in a rule. */
export interface Link {
  /** Used when the caller gives none. */
  readonly linkName: string;
  /** `o` custom, which is the default (§ 7), `d` download, `e` exit. */
  readonly linkType?: 'o' | 'd' | 'e';
  /** T-10: the numbered event that counts it, if any. */
  readonly event?: CountedEvent;
}

/**
 * Page and browser fields of every link hit: those of § 7, none missing. It leaves out the page's query, which may
 * contain typed text.
 */
export const linkContext = (pageContext: PageContext): Hit => ({
  ...technicalValues({ ...pageContext, url: bareAddress(pageContext.url) }),
  ...pageValues(pageContext, ({ ofLink }) => ofLink ?? false, NO_VALUE),
});

/** A-02, T-08: hit of a link. */
export function linkHit(pageContext: PageContext, { linkName, linkType = 'o', event }: Link, detail: LinkDetail): Hit {
  return {
    ...linkContext({ ...pageContext, layer: withDetail(pageContext.layer, detail) }),
    ...(event && { events: [eventName(event)] }),
    linkType: `lnk_${linkType}`,
    linkName: detail.linkName?.trim() || linkName,
    linkUrl: detail.linkUrl ? bareAddress(detail.linkUrl, pageContext.url) : '',
  };
}

/** hit of a link to a file or another site, or of a link that page code names. */
export const followedLinkHit = (
  pageContext: PageContext,
  { linkType, linkUrl, ...link }: CountedLink,
  event?: CountedEvent,
): Hit => ({
  ...linkContext(pageContext),
  ...(event && { events: [eventName(event)] }),
  ...link,
  linkType: `lnk_${linkType}`,
  linkUrl: bareAddress(linkUrl ?? ''),
});
