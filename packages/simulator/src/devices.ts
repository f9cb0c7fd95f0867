import { type RandomSource, weighted } from './random.ts';

/** A browser on a device, as its requests show it. */
export interface SimulatedDevice {
  userAgent: string;
  screen: { screen: string; colourDepth: number; windowWidth: number; windowHeight: number };
}

const on = (userAgent: string, width: number, height: number, chrome = 120): SimulatedDevice => ({
  userAgent,
  screen: { screen: `${width}x${height}`, colourDepth: 24, windowWidth: width, windowHeight: height - chrome },
});

const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';

/** With the weight of each. */
const DEVICES: readonly (readonly [share: number, SimulatedDevice])[] = [
  [30, on(`${PHONE} Chrome/142.0.0.0 Mobile Safari/537.36`, 412, 915)],
  [
    22,
    on(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
      390,
      844,
    ),
  ],
  [4, on(`${PHONE} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`, 384, 854)],
  [18, on(`${DESKTOP} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36`, 1920, 1080)],
  [7, on('Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 1920, 1080)],
  [5, on(`${DESKTOP} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 1536, 864)],
  [
    6,
    on(
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
      1440,
      900,
    ),
  ],
  [
    4,
    on(
      'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      820,
      1180,
    ),
  ],
  [
    4,
    on(
      'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.6099.270 Safari/537.36 WebAppManager',
      1920,
      1080,
      0,
    ),
  ],
];

export const drawDevice = (random: RandomSource): SimulatedDevice => weighted(random, DEVICES);

/** User agents of robots. */
export const ROBOTS: readonly SimulatedDevice[] = [
  on('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 1024, 768),
  on('Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', 1024, 768),
  on('facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', 1024, 768),
  on(`${DESKTOP} AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36`, 800, 600),
];
