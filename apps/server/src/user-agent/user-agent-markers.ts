/**
 * Words in user agents that general parsers miss: televisions, set-top boxes and media players of native applications.
 *
 * Each pattern is an alternation of literal words, without nested repetition, so that matching is linear in the text.
 */

/**
 * HbbTV (ETSI TS 102 796), the platforms of manufacturers, streaming sticks and game consoles: «connected TV» of the
 * IAB.
 */
const TELEVISION =
  /hbbtv|ce-html|smart-?tv|smarthub|smarttva|google ?tv|android ?tv|apple ?tv|\btvos\b|netcast|web0s|webos\.tv|nettv|netrange|inettvbrowser|olbrowser|tsbnettv|viera|bravia|aquos|philipstv|mitv|mibox|crkey|chromecast|\broku|espial|\(dtv\)|\bdtv\b|tv safari|opera tv|opr\/[\d.]+ omi\/|lg browser|tv[ _-]?box|webtv|playstation|\bxbox|nintendo (?:wii|switch)|dune ?hd|enigma2|vestel|humax|technisat/i;
/** Amazon's Fire TV models: https://developer.amazon.com/docs/fire-tv/device-specifications.html */
const FIRE_TV = /\bAFT[A-Z0-9]{1,8}\b/;

/** Operating systems' media players, used by native applications: their user agents name no browser. */
const NATIVE_PLAYER =
  /applecoremedia|exoplayerlib|androidxmedia3|media3|\bdalvik\/|stagefright|cfnetwork\/|\bavplayer|\bkodi\/|\blibvlc\//i;
const APPLE_DESKTOP = /x86_64|\bmac ?os|macintosh/i;
/** Android players never contain «Mobile»; tablets and phones are distinguished by model. */
const ANDROID_TABLET = /tablet|\bSM-[TX]\d|\bpad\b|\btab\b|\bPad|Tab [A-Z\d]|\bKF[A-Z]{3,5}\b|Lenovo TB/;

export const isTelevision = (userAgent: string): boolean =>
  TELEVISION.test(userAgent) || FIRE_TV.test(userAgent) || (/\btizen\b/i.test(userAgent) && /\btv\b/i.test(userAgent));

export const isNativePlayer = (userAgent: string): boolean => NATIVE_PLAYER.test(userAgent);

/** Operating system of a native player, '' if unknown. Only for native players that are not on a television. */
export function deviceOfNativePlayer(userAgent: string): 'desktop' | 'mobile' | 'tablet' | '' {
  const isOfApple = /\bCFNetwork\//.test(userAgent) && /\bDarwin\//.test(userAgent);
  if (isOfApple) return APPLE_DESKTOP.test(userAgent) ? 'desktop' : 'mobile';
  if (/android/i.test(userAgent)) return ANDROID_TABLET.test(userAgent) ? 'tablet' : 'mobile';
  return '';
}
