import { eventName, type Hit, type PageVariableName } from '@sintonia/wire';
import { type DigitalData, type PageLayer, toDigitalData, type VideoLayer } from '../data-layer/data-layer.ts';
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

/** § 7: the variables that a link hit carries, beside the page's address. */
const LINK_VARIABLES: ReadonlySet<PageVariableName> = new Set([
  'page.pageName',
  'page.web',
  'page.portal',
  'page.seccio',
  'page.subseccio',
  'page.subseccioNivell1',
  'page.subseccioNivell2',
  'page.nomPrograma',
  'page.areaTematica',
  'page.xarxaAccioContingut',
  'page.clickIdentifier',
  'page.origenClic',
  'page.titolContingut',
  'page.idDeliverty',
  'page.tematica',
  'page.tipusEmisio',
  'page.canal',
  'video.formatContingut',
  'video.tipusContingut',
]);

/** The values of `over` that were given, on top of the page's. */
function withDetail(layer: DigitalData, { linkName: _, linkUrl: __, ...detail }: LinkDetail): DigitalData {
  const { contentFormat, contentType, ...page } = detail;
  const over = toDigitalData({ ...page, video: { contentFormat, contentType } });
  const given = <G extends object>(group: G, empty: G): Partial<G> =>
    Object.fromEntries(Object.entries(group).filter(([name, value]) => value !== empty[name as keyof G])) as Partial<G>; // cast: entries of the group itself
  const nothing = toDigitalData({ video: {} });
  return {
    page: { ...layer.page, ...given(over.page, nothing.page) },
    video: { ...layer.video, ...given(over.video, nothing.video) },
    user: layer.user,
  };
}

/** A-02, T-08: the link hit of a direct call. */
export function linkHit(moment: PageMoment, name: LinkCallName, detail: LinkDetail): Hit {
  const call: { linkName: string; linkType: string; event?: Parameters<typeof eventName>[0] } = LINK_CALLS[name];
  const layer = withDetail(moment.layer, detail);
  return {
    ...technicalValues(moment),
    ...pageValues({ ...moment, layer }, (_, variable) => LINK_VARIABLES.has(variable)),
    ...(call.event && { events: [eventName(call.event)] }),
    linkType: `lnk_${call.linkType}`,
    linkName: detail.linkName?.trim() || call.linkName,
    linkUrl: detail.linkUrl ?? '',
  };
}
