/** Metrics whose rise is bad: the studio does not show it as a success. */
export const LESS_IS_BETTER: ReadonlySet<string> = new Set([
  ...['bounces', 'bounceRate', 'exitRate', 'emptySearches', 'emptySearchRate'],
  ...['unstartedAttempts', 'startFailures', 'startFailureRate', 'exitsBeforeStart', 'exitBeforeStartRate'],
  ...['dropBeforeContentRate', 'exitsInPreroll', 'exitInPrerollRate', 'playbackFailures', 'playbackFailureRate'],
  ...['impactedSessions', 'impactedSessionRate'],
  ...['startupMedian', 'startupMedianWithPreroll', 'startupMedianWithoutPreroll'],
  ...['startupP95', 'startupP95WithPreroll', 'startupP95WithoutPreroll'],
  ...['stalls', 'stalledTime', 'otherWaitingTime', 'rebufferRatio', 'rebufferFrequency', 'droppedFrames'],
  ...['heartbeatsLost', 'lossRate', 'adsUnfinished', 'adsSkipped', 'adSkipRate'],
  ...['breakAbandonments', 'breakAbandonmentRate', 'adRepetitionMedian', 'adRepetitionP95'],
]);
