import { robotMark } from './robot-mark.ts';

/**
 * Podcast applications by user agent. Most name themselves with a word and a version, or with their address, as robots
 * do, so that the list of robots takes them for one. Names from the Open Podcast Analytics Working Group's list.
 */
const APPS = [
  /alexa|amazon ?music|antennapod|anytime ?podcast|apple ?podcasts?|applecoremedia|audible|banshee|beyondpod|breaker|castamatic/i,
  /castbox|castro|clementine|curiocaster|deezer|doggcatcher|downcast|evoke|fountain|gaana|google-?podcasts?|googlechirp|gpodder/i,
  /grover|hypercatcher|icatcher|i-?heart ?radio|itunes|ivoox|jiosaavn|laughable|libvlc|luminary|metacast|\bmpv|musicbee/i,
  /overcast|player ?fm|pocket ?casts|podbean|podcast ?(?:addict|guru|republic)|podcasts\/|podimo|podkicker|podlp|podurama|podverse/i,
  /procast|radio ?france|radiopublic|rhythmbox|rssradio|snipd|sonos|sonnet|spotify|stitcher|swoot|truefans|tunein|vlc|winamp/i,
];
/**
 * Programs that fetch episodes without a listener, from the same list of robots: checks of Apple Podcasts, Amazon’s copies,
 * an Apple Watch that repeats its telephone’s download, Castro’s server.
 */
const FETCHES = /\bitms\b|itunesstored|^amazon music podcast|^atc\/|\(null\) watchos\/|^tentacles, like itunes$/i;
/** Readers of feeds, of the same makers. */
const READS_FEEDS = /bot\b|crawl|feed|fetch|index|monitor|parser|preview|proxy|spider|validator/i;

/** 1 for a robot among programs that download episodes. */
export function podcastRobotMark(userAgent: string): 0 | 1 {
  if (FETCHES.test(userAgent)) return 1;
  if (!APPS.some((names) => names.test(userAgent))) return robotMark(userAgent);
  return READS_FEEDS.test(userAgent) ? 1 : 0;
}
