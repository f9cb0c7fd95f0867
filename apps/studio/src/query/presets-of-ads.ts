/** Initial queries of advertising. */
import { isSet, type Preset, preset } from './preset.ts';

export const PRESETS_OF_ADS: readonly Preset[] = [
  preset(
    'ads',
    ['adBreakKind', 'adName'],
    [
      ...['adStarts', 'adCompletes', 'adCompletionRate', 'adsUnfinished', 'adsSkipped', 'adSkipRate'],
      ...['viewableAds', 'viewableAdRate'],
    ],
  ),
  preset(
    'adQuartiles',
    ['adName'],
    ['adStarts', 'adsReaching25Rate', 'adsReaching50Rate', 'adsReaching75Rate', 'adCompletionRate'],
  ),
  preset(
    'adFill',
    ['adBreakKind'],
    [
      ...['breaksReached', 'adsPlanned', 'plannedAdStarts', 'adFill'],
      ...['adBreaks', 'breakAbandonments', 'breakAbandonmentRate'],
    ],
  ),
  preset(
    'adLoad',
    ['programme'],
    ['adTime', 'adLoad', 'attemptsWithPreroll', 'exitsInPreroll', 'exitInPrerollRate'],
    [isSet('programme')],
  ),
  preset(
    'adCampaigns',
    ['adCampaign'],
    ['adStarts', 'adCompletes', 'adCompletionRate', 'adPlayedTime', 'adRepetitionMedian', 'adRepetitionP95'],
    [isSet('adCampaign')],
  ),
  preset('adPositions', ['adPosition'], ['adStarts', 'adsUnfinished', 'adCompletionRate']),
  preset('adEffect', ['hasPreroll'], ['mediaStarts', 'exitBeforeStartRate', 'completionRate', 'averageTimePerViewer']),
];
