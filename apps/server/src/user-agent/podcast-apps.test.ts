import { expect, test } from 'vitest';
import { podcastRobotMark } from './podcast-apps.ts';

test.each([
  [
    true,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  ],
  [true, 'iTunes/12.13 (Windows; Microsoft Windows 10 x64)'],
  [true, 'Overcast/3.0 (+http://overcast.fm/; iOS podcast app)'],
  [true, 'AntennaPod/3.5.0'],
  [true, 'Podcast Addict/v5 (+https://podcastaddict.com/; Android podcast app)'],
  [true, 'Pocket Casts'],
  [true, 'Podcasts/1650.20 CFNetwork/1390 Darwin/22.0.0'],
  [true, 'Spotify/8.9.18 iOS/17.4 (iPhone15,2)'],
  [false, 'PocketCasts/1.0 (Pocket Casts Feed Parser; +http://pocketcasts.com/)'],
  [false, 'Spotify/1.0 (podcast fetcher)'],
  [false, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  [false, 'iTMS'],
  [false, 'itunesstored/1.0 iOS/18.5 model/iPhone15,2'],
  [false, 'Amazon Music Podcast'],
  [false, 'atc/1.0 watchOS/7.1 model/Watch5,1 hwp/t8006 build/18R590 (6; dt:201)'],
  [false, 'Tentacles, Like iTunes'],
  [false, 'curl/8.5.0'],
  [false, ''],
])('W-12 S-06 whether somebody may listen to a download is %s for %s', (isHeard, userAgent) => {
  expect(podcastRobotMark(userAgent)).toBe(isHeard ? 0 : 1);
});
