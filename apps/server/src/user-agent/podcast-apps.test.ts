import { expect, test } from 'vitest';
import { isPodcastApp } from './podcast-apps.ts';

test.each([
  [true, 'Overcast/3.0 (+http://overcast.fm/; iOS podcast app)'],
  [true, 'AntennaPod/3.5.0'],
  [true, 'Podcast Addict/v5 (+https://podcastaddict.com/; Android podcast app)'],
  [true, 'Pocket Casts'],
  [true, 'Podcasts/1650.20 CFNetwork/1390 Darwin/22.0.0'],
  [true, 'Spotify/8.9.18 iOS/17.4 (iPhone15,2)'],
  [false, 'PocketCasts/1.0 (Pocket Casts Feed Parser; +http://pocketcasts.com/)'],
  [false, 'Spotify/1.0 (podcast fetcher)'],
  [false, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  [false, 'curl/8.5.0'],
  [false, ''],
])('W-12 S-06 an application in which podcasts are heard %s: %s', (isApp, userAgent) => {
  expect(isPodcastApp(userAgent)).toBe(isApp);
});
