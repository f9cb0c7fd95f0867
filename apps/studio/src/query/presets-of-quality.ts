/** Initial queries of how well playback went. */
import { isSet, type Preset, preset } from './preset.ts';

/** How well playback went. */
const OF_QUALITY = [
  'mediaStarts',
  'startupMedian',
  'startFailureRate',
  'exitBeforeStartRate',
  'playbackFailureRate',
  'goodSessionRate',
  'rebufferRatio',
  'rebufferFrequency',
  'averageBitrate',
] as const;

export const PRESETS_OF_QUALITY: readonly Preset[] = [
  preset('quality', ['browser'], OF_QUALITY),
  preset(
    'startupScores',
    ['browser'],
    [
      ...['startupScore', 'startupMedian', 'startupP95', 'impactedSessions', 'impactedSessionRate'],
      ...['goodSessionRate', 'droppedFrames'],
    ],
  ),
  preset(
    'startupPreroll',
    ['device'],
    ['startupMedianWithPreroll', 'startupP95WithPreroll', 'startupMedianWithoutPreroll', 'startupP95WithoutPreroll'],
  ),
  preset(
    'attempts',
    ['streamKind'],
    [
      ...['mediaStarts', 'startedAttempts', 'exitsBeforeStart', 'startFailures', 'openAttempts'],
      ...['dropBeforeContentRate'],
    ],
    [isSet('streamKind')],
  ),
  preset(
    'waits',
    ['title'],
    ['stalls', 'stalledTime', 'rebufferRatio', 'rebufferFrequency', 'otherWaitingTime'],
    [isSet('title')],
  ),
  preset('lostHeartbeats', ['browser', 'transport'], ['heartbeatsSent', 'heartbeatsLost', 'lossRate']),
  preset('qualityDevices', ['device', 'os'], OF_QUALITY),
  preset('qualityNetworks', ['connectionSpeed', 'connection'], OF_QUALITY),
  preset('qualityReleases', ['playerRelease'], OF_QUALITY),
  preset('qualityStreams', ['streamKind'], OF_QUALITY, [isSet('streamKind')]),
  preset('qualityHeights', ['quality'], OF_QUALITY, [isSet('quality')]),
  preset(
    'playbackErrors',
    ['playbackError'],
    ['mediaStarts', 'startFailures', 'playbackFailures'],
    [isSet('playbackError')],
  ),
];
