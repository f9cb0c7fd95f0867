import type { Hit } from '@sintonia/wire';
import type { AnalyticsStart } from '../playback/session-state.ts';
import { technicalValues } from './page-hit.ts';
import type { PageMoment } from './page-moment.ts';
import { pageValues } from './page-values.ts';

/** The analytics hit of a media or ad start (wire-heartbeat, section 9), with everything the page says of itself. */
export const mediaStartHit = (moment: PageMoment, { pe, pev3, isAudio, contextData }: AnalyticsStart): Hit => ({
  ...technicalValues(moment),
  ...pageValues(moment, () => true),
  context: contextData,
  linkType: pe,
  mediaKind: pev3,
  isAudio: isAudio || undefined,
});
