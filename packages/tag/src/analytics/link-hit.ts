import { type CountedEvent, eventName, type Hit } from '@sintonia/wire';
import type { DigitalData, PageLayer, VideoLayer } from '../data-layer/data-layer.ts';
import { overlay } from '../data-layer/layer-field.ts';
import { PAGE_FIELDS } from '../data-layer/page-fields.ts';
import { VIDEO_FIELDS } from '../data-layer/video-fields.ts';
import { LINK_CALLS, type LinkCallName } from './direct-calls.ts';
import { technicalValues } from './page-hit.ts';
import type { PageMoment } from './page-moment.ts';
import { pageValues } from './page-values.ts';

/** T-08: what a feature says when it fires a direct call. What it leaves out is the page's. */
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
  /** Text of what was clicked. */
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

/** A-02, T-08: the link hit of a direct call. */
export function linkHit(moment: PageMoment, name: LinkCallName, detail: LinkDetail): Hit {
  const call: { linkName: string; linkType: string; event?: CountedEvent } = LINK_CALLS[name];
  const layer = withDetail(moment.layer, detail);
  return {
    ...technicalValues(moment),
    ...pageValues({ ...moment, layer }, (variable) => variable.ofLink ?? false),
    ...(call.event && { events: [eventName(call.event)] }),
    linkType: `lnk_${call.linkType}`,
    linkName: detail.linkName?.trim() || call.linkName,
    linkUrl: detail.linkUrl ?? '',
  };
}
