/** Initial queries. Each is an address that can be changed. */
import type { Preset, PresetKey } from './preset.ts';
import { PRESETS_OF_ADS } from './presets-of-ads.ts';
import { PRESETS_OF_MEDIA } from './presets-of-media.ts';
import { PRESETS_OF_PAGES } from './presets-of-pages.ts';
import { PRESETS_OF_QUALITY } from './presets-of-quality.ts';

export type { Preset, PresetKey } from './preset.ts';

export const PRESETS: readonly [Preset, ...Preset[]] = [
  ...PRESETS_OF_PAGES,
  ...PRESETS_OF_MEDIA,
  ...PRESETS_OF_ADS,
  ...PRESETS_OF_QUALITY,
];

export const presetOfKey = (key: PresetKey): Preset => PRESETS.find((preset) => preset.key === key) ?? PRESETS[0];

/** Subjects of presets, in the order of their list; every preset has one. */
export const PRESET_SUBJECTS = {
  content: [
    'pages',
    'sections',
    'authors',
    'themes',
    'links',
    'clicks',
    'downloads',
    'shares',
    'participation',
    'consent',
  ],
  origins: [
    'landingPages',
    'referrers',
    'campaigns',
    'campaignVisits',
    'searches',
    'emptySearches',
    'afterEmptySearches',
  ],
  media: [
    ...(['titles', 'titleReach', 'titleProgress', 'titleCoverage', 'presence', 'chapters', 'programmes'] as const),
    ...(['channels', 'broadcasts', 'programmeBroadcasts', 'radio', 'subtitles', 'podcasts'] as const),
  ],
  ads: ['ads', 'adQuartiles', 'adFill', 'adCampaigns', 'adPositions', 'adLoad', 'adEffect'],
  quality: [
    ...([
      'quality',
      'qualityDevices',
      'qualityNetworks',
      'qualityReleases',
      'qualityStreams',
      'qualityHeights',
    ] as const),
    ...(['startupScores', 'startupPreroll', 'attempts', 'waits', 'playbackErrors', 'lostHeartbeats'] as const),
  ],
  technology: ['devices', 'browsers'],
} as const satisfies Readonly<Record<string, readonly PresetKey[]>>;
export type PresetSubject = keyof typeof PRESET_SUBJECTS;
