/** Initial queries of video and audio. */
import { is, isSet, type Preset, preset } from './preset.ts';

export const PRESETS_OF_MEDIA: readonly Preset[] = [
  preset(
    'titles',
    ['title'],
    ['mediaStarts', 'uniqueViewers', 'contentTimeSpent', 'averageTimePerViewer', 'completionRate'],
    [isSet('title')],
  ),
  preset(
    'titleReach',
    ['title'],
    [
      ...['uniqueViewers', 'reach1', 'reach5', 'reach60', 'consecutiveReach5', 'consecutiveReach60'],
      ...['playsPerViewer', 'contentPerViewer'],
    ],
    [isSet('title')],
  ),
  preset(
    'titleProgress',
    ['title'],
    [
      ...['plays', 'completions', 'progressReached10', 'progressReached25', 'progressReached50'],
      ...['progressReached75', 'progressReached90', 'progressReached95', 'completionRate'],
    ],
    [isSet('title')],
  ),
  preset(
    'titleCoverage',
    ['title'],
    [
      ...['uniqueContentWatched', 'progressWatched10', 'progressWatched25', 'progressWatched50'],
      ...['progressWatched75', 'progressWatched90', 'progressWatched95', 'coverageCompletionRate'],
    ],
    [isSet('title')],
  ),
  preset(
    'presence',
    ['title'],
    ['presenceTime', 'contentTimeSpent', 'mediaTimeSpent', 'pausedTime', 'stalledTime', 'otherWaitingTime'],
    [isSet('title')],
  ),
  preset(
    'chapters',
    ['title', 'chapter'],
    ['chapterStarts', 'chapterCompletes', 'chapterCompletionRate', 'chapterTime'],
  ),
  preset(
    'programmes',
    ['programme'],
    ['plays', 'uniqueViewers', 'contentTimeSpent', 'averageTimePerViewer', 'averageAudienceOfContent'],
    [isSet('programme')],
  ),
  preset(
    'channels',
    ['playbackChannel'],
    [
      // The share is of live streams alone, so the time that it divides stands beside it.
      ...['channelTime', 'channelShare', 'averageAudience', 'peakConcurrency', 'peakViewers', 'peakViewersOfMinute'],
      ...['uniqueViewers', 'contentTimeSpent'],
    ],
    [isSet('playbackChannel')],
  ),
  preset(
    'broadcasts',
    ['broadcast'],
    ['broadcastAudience', 'broadcastShare', 'broadcastAudience7', 'broadcastAudience28', 'broadcastLiveTime'],
  ),
  preset(
    'programmeBroadcasts',
    ['programme'],
    ['broadcasts', 'airedTime', 'broadcastAudience', 'broadcastShare', 'broadcastAudience7', 'broadcastAudience28'],
    [isSet('programme')],
  ),
  preset(
    'radio',
    ['playbackChannel', 'streamKind'],
    ['averageAudience', 'uniqueViewers', 'contentTimeSpent', 'averageTimePerViewer'],
    [is('mediaKind', 'audio')],
  ),
  preset(
    'subtitles',
    ['subtitles'],
    ['contentTimeSpent', 'uniqueViewers', 'averageTimePerViewer'],
    [isSet('subtitles')],
  ),
];
