import { toHitPath } from '@sintonia/wire';

/** Client version in the path of a hit. */
const ANALYTICS_VERSION = 'SINTONIA-1';

/**
 * Address of the next hit, without query; unique, so that no cache answers.
 *
 * @param trackingServer with scheme
 * @param version id of the published version that measures, if any (T-12)
 * @param random from 0 (inclusive) to 1 (exclusive)
 */
export const hitAddress = (
  trackingServer: string,
  reportSuite: string,
  version: string | undefined,
  random: number,
): string =>
  trackingServer +
  toHitPath({
    suites: [reportSuite],
    flag: '1',
    version: version ? `${ANALYTICS_VERSION}-${version}` : ANALYTICS_VERSION,
    random: String(Math.floor(random * 1e14)).padStart(14, '0'),
  });
