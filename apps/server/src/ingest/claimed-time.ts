/**
 * Whether a player or a browser can have done what its events claim: in a minute nobody plays more than a minute of ads and content. Each session and each visitor has a leaky bucket, whose level, in seconds, rises by the time that an event claims and falls as time passes. The level of a real player stays below a minute. In memory, within limits.
 */

import { MINUTE_MS } from '@sintonia/contracts';
import { createGenerations } from '../memory/generations.ts';
import { type Level, RESENT_START_S, raiseLive, raiseResent } from './claim-levels.ts';
import type { Named } from './forgery-signals.ts';
import { MAX_UINT16 } from './max-uint16.ts';
import type { Received } from './received.ts';
import type { DecodedRow } from './steps/decoded-row.ts';

/** Minimum length of an ad, seconds. An ad claims this when it starts, and its length when it is complete. */
const MIN_AD_S = 6;
/** Time that a play claims, seconds: the minimum between two plays of a viewer who changes channels. */
const MIN_PLAY_S = 2;
const PAGEVIEW_S = 1;
/**
 * Time on pages has a separate level and counts half: up to ten minutes arrive at once, and a visitor may use several devices.
 */
const VISIBLE_SHARE = 0.5;
/** A longer declared length of an ad is limited to this. */
const MAX_AD_S = 600;
/** A level falls by this every second. A session is one player, whose clock may be fast; a visitor may use several players. */
const SESSION_DRAIN_RATE = 1.25;
const VISITOR_DRAIN_RATE = 4;
/** At most twice this many levels and ads are in memory. */
const MAX_NAMES = 50_000;
/** A level or an ad without events stays in memory for at least this time. */
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

export function createClaimedTime({ names = MAX_NAMES } = {}): CountClaims {
  const levels = createGenerations<Level>(names, KNOWN_MS);
  const ads = createGenerations<Ad>(names, KNOWN_MS);

  /** Seconds that an ad claims for the first time with this event, and whether the ad is new. */
  const claimOfAd = (name: string, playedS: number, lengthS: number, nowMs: number): [number, boolean] => {
    ads.age(nowMs);
    const known = ads.renew(name);
    const ad = known ?? ads.add(name, { playedS: 0, claimedS: 0 });
    ad.playedS += playedS;
    const claimedS = Math.max(MIN_AD_S, ad.claimedS, ad.playedS, lengthS);
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
      ofVisitorS = kind === 'pageview' ? PAGEVIEW_S : kind === 'adStart' ? MIN_AD_S : 0;
      visibleS = (visible_ms / 1000) * VISIBLE_SHARE;
    } else {
      const { duration_ms, event, ad_length_s } = entry.row;
      ofSessionS = duration_ms / 1000;
      if (ad !== '') {
        const lengthS = event === 'complete' ? Math.min(ad_length_s, MAX_AD_S) : 0;
        [ofSessionS, starts] = claimOfAd(ad, ofSessionS, lengthS, receivedAtMs);
      }
      ofVisitorS = ofSessionS;
    }
    const ofSession = session === '' ? null : levelOf(session, receivedAtMs);
    const isPlay = visitor !== '' && ofSession !== null && ofSession.visitor !== visitor;
    if (isPlay) {
      ofSession.visitor = visitor;
      ofVisitorS += MIN_PLAY_S;
    }
    const add = (level: Level, claimedS: number, isStart: boolean, drainRate: number): number =>
      resent
        ? raiseResent(level, isStart ? Math.max(claimedS, RESENT_START_S) : claimedS, atMs, drainRate)
        : raiseLive(level, claimedS, atMs, drainRate);
    const session_s = ofSession === null ? 0 : add(ofSession, ofSessionS, starts, SESSION_DRAIN_RATE);
    const visitor_s =
      visitor === '' ? 0 : add(levelOf(visitor, receivedAtMs), ofVisitorS, starts || isPlay, VISITOR_DRAIN_RATE);
    const visible_s =
      visitor === '' || visibleS === 0
        ? 0
        : add(levelOf(`${visitor} visible`, receivedAtMs), visibleS, false, VISITOR_DRAIN_RATE);
    return Math.min(Math.floor(Math.max(session_s, visitor_s, visible_s)), MAX_UINT16);
  };
}
