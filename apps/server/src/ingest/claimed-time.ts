/**
 * Whether a player or a browser can have done what its events claim. What is played takes time: a player's clock cannot
 * hold more seconds of ads and content than seconds. Each session and each visitor has a level, in seconds: it rises by
 * what an event claims, and falls as time passes. The level of a real player stays below a minute. Held in memory,
 * within limits.
 */

import { MINUTE_MS } from '@sintonia/contracts';
import { createGenerations } from '../memory/generations.ts';
import { type Level, MOST, RESENT_START_S, raise, raiseResent } from './claim-levels.ts';
import type { Named } from './forgery-signals.ts';
import type { Received } from './received.ts';
import type { DecodedRow } from './steps/decoded-row.ts';

/** Shortest ad that is sold. An ad claims this when it starts, and its length when it is complete. */
const AD_S = 6;
/** Shortest time between two plays of a viewer who changes channels. */
const PLAY_S = 2;
const PAGEVIEW_S = 1;
/**
 * Time on pages has a level of its own and counts half: up to ten minutes come at once, and a visitor has some devices at
 * once.
 */
const VISIBLE_SHARE = 0.5;
/** Longest length of an ad that is believed. */
const LONGEST_AD_S = 600;
/** A level falls by this every second: a session is one player, whose clock may be wrong; a visitor has some at once. */
const SESSION_RATE = 1.25;
const VISITOR_RATE = 4;
/** At most twice this many levels and ads are in memory. */
const NAMES = 50_000;
/** Shortest time for which a level or an ad is held without events. */
const KNOWN_MS = 15 * MINUTE_MS;

interface Ad {
  playedS: number;
  claimedS: number;
}

/**
 * Seconds by which the session or the visitor of an event, whichever is more, has claimed more time than has passed.
 * The event itself is included.
 *
 * @param row after all steps, with the time of the event
 */
export type CountClaims = (received: Received, named: Named, row: DecodedRow) => number;

export function createClaimedTime({ names = NAMES } = {}): CountClaims {
  const levels = createGenerations<Level>(names, KNOWN_MS);
  const ads = createGenerations<Ad>(names, KNOWN_MS);

  /** Seconds that an ad claims for the first time with this event, and whether the ad is new. */
  const claimOfAd = (name: string, playedS: number, lengthS: number, nowMs: number): [number, boolean] => {
    ads.age(nowMs);
    const known = ads.renew(name);
    const ad = known ?? ads.add(name, { playedS: 0, claimedS: 0 });
    ad.playedS += playedS;
    const claimedS = Math.max(AD_S, ad.claimedS, ad.playedS, lengthS);
    const newS = claimedS - ad.claimedS;
    ad.claimedS = claimedS;
    return [newS, known === undefined];
  };

  const levelOf = (name: string, nowMs: number): Level => {
    levels.age(nowMs);
    return (
      levels.renew(name) ?? levels.add(name, { liveS: 0, resentS: 0, liveAtMs: 0, resentAtMs: nowMs, visitor: '' })
    );
  };

  return ({ receivedAtMs, resent }, { visitor, session, ad }, entry) => {
    if (visitor === '' && session === '') return 0;
    const atMs = resent ? receivedAtMs : Date.parse(entry.row.occurred_at);
    let ofSessionS = 0;
    let ofVisitorS = 0;
    let starts = false;
    let visibleS = 0;
    if (entry.table === 'hits') {
      const { kind, visible_ms } = entry.row;
      ofVisitorS = kind === 'pageview' ? PAGEVIEW_S : kind === 'adStart' ? AD_S : 0;
      visibleS = (visible_ms / 1000) * VISIBLE_SHARE;
    } else {
      const { duration_ms, event, ad_length_s } = entry.row;
      ofSessionS = duration_ms / 1000;
      if (ad !== '') {
        const lengthS = event === 'complete' ? Math.min(ad_length_s, LONGEST_AD_S) : 0;
        [ofSessionS, starts] = claimOfAd(ad, ofSessionS, lengthS, receivedAtMs);
      }
      ofVisitorS = ofSessionS;
    }
    const ofSession = session === '' ? null : levelOf(session, receivedAtMs);
    const isPlay = visitor !== '' && ofSession !== null && ofSession.visitor !== visitor;
    if (isPlay) {
      ofSession.visitor = visitor;
      ofVisitorS += PLAY_S;
    }
    const add = (level: Level, claimedS: number, isStart: boolean, rate: number): number =>
      resent
        ? raiseResent(level, isStart ? Math.max(claimedS, RESENT_START_S) : claimedS, atMs, rate)
        : raise(level, claimedS, atMs, rate);
    const session_s = ofSession === null ? 0 : add(ofSession, ofSessionS, starts, SESSION_RATE);
    const visitor_s =
      visitor === '' ? 0 : add(levelOf(visitor, receivedAtMs), ofVisitorS, starts || isPlay, VISITOR_RATE);
    const visible_s =
      visitor === '' || visibleS === 0
        ? 0
        : add(levelOf(`${visitor} visible`, receivedAtMs), visibleS, false, VISITOR_RATE);
    return Math.min(Math.floor(Math.max(session_s, visitor_s, visible_s)), MOST);
  };
}
