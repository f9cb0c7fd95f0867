import { PAGE_FIELDS, USER_FIELDS } from './page-fields.ts';
import { VIDEO_FIELDS } from './video-fields.ts';

/**
 * D-01, A-01: the data layer by group. The tag fills and encodes with it; labels, columns and documentation extend it.
 */
export const LAYER_TABLES = { page: PAGE_FIELDS, video: VIDEO_FIELDS, user: USER_FIELDS };
