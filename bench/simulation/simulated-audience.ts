/** A population in the demonstration's proportions, for loads and estimates. */
import { readDemoCatalogue } from '@sintonia/demo';
import { createHistory, type History } from '@sintonia/demo/simulated-history';

export interface AudienceOptions {
  origin: string;
  suite: string;
  seed: number;
  /** End of its day, ms epoch. */
  anchorMs: number;
}

export const simulatedAudience = ({ origin, suite, seed, anchorMs }: AudienceOptions): History =>
  createHistory(readDemoCatalogue(), {
    seed,
    anchorMs,
    days: 1,
    size: 1,
    origin,
    organisationId: '7A51C0DE5EED0001F00DCAFE@SintoniaOrg',
    reportSuite: suite,
    activities: [],
  });

/** Whether a line of the audience is a page hit; the others are heartbeats. */
export const isHit = (line: string): boolean => line.startsWith('/b/ss/');
