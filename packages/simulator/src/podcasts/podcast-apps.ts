/** User agents that request podcast episodes. */
import { type RandomSource, weighted } from '../random.ts';

/** Applications in which people listen, with the weight of each. */
const APPS: readonly (readonly [share: number, userAgent: string])[] = [
  [34, 'Podcasts/1650.20 CFNetwork/1390 Darwin/22.0.0'],
  [14, 'AppleCoreMedia/1.0.0.22F76 (iPhone; U; CPU OS 18_5 like Mac OS X; ca_es)'],
  [22, 'Spotify/8.9.18 Android/34 (SM-A546B)'],
  [8, 'AntennaPod/3.5.0'],
  [7, 'Pocket Casts'],
  [5, 'Overcast/3.0 (+http://overcast.fm/; iOS podcast app)'],
  [4, 'Podcast Addict/v5 (+https://podcastaddict.com/; Android podcast app)'],
  [
    6,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  ],
];

/** Robots that say so, and services that fetch every new episode before anybody listens. */
export const PODCAST_ROBOTS: readonly string[] = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Spotify/1.0 (podcast fetcher)',
  'PocketCasts/1.0 (Pocket Casts Feed Parser; +http://pocketcasts.com/)',
  'iTMS',
  'Amazon Music Podcast',
  'atc/1.0 watchOS/7.1 model/Watch5,1 hwp/t8006 build/18R590 (6; dt:201)',
  'curl/8.5.0',
];

/** A program that looks like an application, and that nobody listens to. */
export const UNKNOWN_PODCAST_ROBOT = 'AntennaPod/3.4.0';

export const drawApp = (random: RandomSource): string => weighted(random, APPS);
