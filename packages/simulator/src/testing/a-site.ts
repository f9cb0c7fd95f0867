import type { SimulatedSite } from '../audience.ts';
import type { SimulatedAd } from '../playback-plan.ts';

export const aSite: SimulatedSite = {
  origin: 'https://site.example',
  organisationId: 'C0FFEE@SintoniaOrg',
  reportSuite: 'suite',
  heartbeatServer: 'site.example/hb',
  pages: [],
  videos: [],
};

export const anAd: SimulatedAd = { id: 'a', name: 'A', lengthS: 10, advertiser: 'x', campaign: 'y', creative: 'z' };
