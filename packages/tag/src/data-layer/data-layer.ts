/** D-01, entry `@sintonia/tag/data-layer`: the typed data layer. No browser code; servers render with it. */
import { PAGE_FIELDS, USER_FIELDS, VIDEO_FIELDS } from '@sintonia/wire';
import { type Fields, type Group, type LayerValue, toGroup } from './layer-field.ts';

export { firstOfList } from './layer-field.ts';
export { catalanWeekday, toTimestamp } from './timestamp.ts';
export { type VideoInfo, videoParameters } from './video-info.ts';

/** W-10: status of an error page, and its page type. */
export const NOT_FOUND_STATUS = 'Error404';
export const ERROR_PAGE_TYPE = 'errorPage';

export type VideoLayer = Fields<typeof VIDEO_FIELDS>;
export type UserLayer = Fields<typeof USER_FIELDS>;

/** Data layer of a page, as its route describes it. Every field is optional and has a default (§ 5). */
export interface PageLayer extends Fields<typeof PAGE_FIELDS>, Pick<VideoLayer, 'contentFormat' | 'contentType'> {
  video?: VideoLayer | undefined;
  user?: UserLayer | undefined;
}

/** The page-level global, `window.digitalData`. */
export interface DigitalData {
  page: Group<typeof PAGE_FIELDS>;
  video: Group<typeof VIDEO_FIELDS>;
  user: Group<typeof USER_FIELDS>;
}

const emptyGroup = <G extends Record<string, LayerValue>>(group: G): G =>
  Object.fromEntries(Object.keys(group).map((name) => [name, ''])) as G; // cast: the same names

/**
 * Page → data layer with every field. D-02: an `Error404` page has an empty name and type `errorPage`. A page without
 * video has an empty video group instead of defaults, except for format and type of its content.
 */
export function toDigitalData({ video, user, contentFormat, contentType, ...fields }: PageLayer): DigitalData {
  const page = toGroup(PAGE_FIELDS, { actualPageName: fields.pageName, ...fields });
  if (fields.status === NOT_FOUND_STATUS) {
    page.pageName = '';
    page.tipusPagina = ERROR_PAGE_TYPE;
  }
  const videoGroup = toGroup(VIDEO_FIELDS, { contentFormat, contentType, ...video });
  const ofContent = { formatContingut: contentFormat ?? '', tipusContingut: contentType ?? '' };
  return {
    page,
    video: video ? videoGroup : { ...emptyGroup(videoGroup), ...ofContent },
    user: toGroup(USER_FIELDS, user ?? {}),
  };
}
