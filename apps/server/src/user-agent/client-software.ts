/** Device, browser and operating system of a user agent, as shown in reports. */
import Bowser from 'bowser';
import { deviceOfNativePlayer, isNativePlayer, isTelevision } from './user-agent-markers.ts';

export interface ClientSoftware {
  /** `desktop`, `mobile`, `tablet`, `tv` …, '' when unknown. */
  device: string;
  /** Name and major version: `Firefox 145`. */
  browser: string;
  /** Name only: today's user agents freeze the system version. */
  os: string;
}

const UNKNOWN: ClientSoftware = { device: '', browser: '', os: '' };
/** Cached user agents; parsing one takes about as long as the rest of a hit. */
const CACHE_SIZE = 2000;
const MAX_CACHED_LENGTH = 1000;

const cache = new Map<string, ClientSoftware>();

/** Never throws; an unreadable text gives ''. */
export function clientSoftware(userAgent: string): ClientSoftware {
  if (userAgent === '' || userAgent.length > MAX_CACHED_LENGTH) return UNKNOWN;
  const known = cache.get(userAgent);
  if (known) return known;
  const software = parse(userAgent);
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(userAgent, software);
  return software;
}

function parse(userAgent: string): ClientSoftware {
  try {
    const { platform, browser, os } = Bowser.parse(userAgent);
    const version = browser.version?.split('.')[0] ?? '';
    return {
      device: deviceOf(userAgent, platform.type ?? (os.name === 'Chrome OS' ? 'desktop' : '')),
      browser: `${browser.name ?? ''} ${version}`.trim(),
      os: os.name ?? '',
    };
  } catch {
    return UNKNOWN;
  }
}

function deviceOf(userAgent: string, parsed: string): string {
  if (isTelevision(userAgent)) return 'tv';
  return (isNativePlayer(userAgent) && deviceOfNativePlayer(userAgent)) || parsed;
}
