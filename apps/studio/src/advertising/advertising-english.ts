import type { AdvertisingWords } from './advertising-catalan.ts';

/** Texts about sold ad files, in English. */
export const advertisingEnglish: AdvertisingWords = {
  title: 'Advertisers’ files',
  lead: 'Advertisers’ files are prepared once on our server and played from here. A file that cannot be prepared is never shown: another ad takes its place, or the content continues. These are the last five hundred.',
  refresh: 'Refresh',
  which: 'Which files',
  unplayable: 'Cannot be played',
  playable: 'Playable',
  creative: 'File',
  address: 'Address',
  reason: 'Reason',
  length: 'Length',
  times: 'Attempts',
  last: 'Last attempt',
  noUnplayable: 'Every ad received so far can be played',
  noUnplayableAdvice:
    'One that cannot be played will be listed here with its reason, so that you can tell the advertiser.',
  noPlayable: 'No file has been prepared yet',
  noPlayableAdvice: 'They will appear with the first video that has ads.',
  retried: 'It is retried after a few minutes.',
};
