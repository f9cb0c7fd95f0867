import type { PlaybackPart } from './playback-plan.ts';
import type { Playing } from './playing.ts';
import { eachSecond, showAds } from './show-ads.ts';

/** Time that seeking takes. */
const SEEK_MS = 300;

/** The first heartbeat of play is sent about a second after the first frame: until then timers are exact. */
const EXACT_S = 2.5;
/** Browsers run timers of a hidden tab with sound at most once a second. */
const HIDDEN_TIMER_MS = 1000;

export async function playPart(
  { plan, heartbeat, player, route, connection, clock, playback, session, everyMs }: Playing,
  part: PlaybackPart,
  index: number,
): Promise<boolean> {
  switch (part.do) {
    case 'play': {
      playback.move();
      player.on({ type: 'play' });
      player.expectChapters(part.forS, part.isHidden === true);
      session.hasPlayed = true;
      session.hasFailed = false; // an error after which content plays is no failure
      const fromMs = clock.now();
      const fromS = playback.positionS();
      const exactS = Math.min(part.forS, EXACT_S);
      const timerMs = part.isHidden ? HIDDEN_TIMER_MS : 0;
      await clock.advance(exactS * 1000);
      await clock.advance((part.forS - exactS) * 1000, everyMs > 10_000 ? everyMs / 4 : timerMs);
      player.reportPosition();
      playback.stop();
      session.watchedS += part.forS;
      session.presentS += part.forS;
      if (part.isHidden) session.hiddenS += part.forS;
      session.covered.push([fromS, playback.positionS()]);
      route.push({ fromS, toS: playback.positionS() });
      session.spans.push([fromMs, clock.now()]);
      session.furthestS = Math.max(session.furthestS, playback.positionS());
      session.movedAtMs.push(...eachSecond(fromMs, clock.now()));
      if (part.isHidden) session.awayMs.push([fromMs, clock.now()]);
      return false;
    }
    case 'sleep':
      session.awayMs.push([clock.now(), clock.now() + part.forS * 1000]);
      clock.sleep(part.forS * 1000);
      session.suspendedS += part.forS;
      return false;
    case 'pause':
      player.on({ type: 'pause' });
      await clock.advance(part.forS * 1000);
      session.pausedS += part.forS;
      session.presentS += part.forS;
      return false;
    case 'stall': {
      connection.setOffline(part.isOffline === true);
      player.on({ type: 'bufferStart' });
      await clock.advance(part.forS * 1000);
      connection.setOffline(false);
      session.presentS += part.forS;
      player.on({ type: 'bufferComplete' });
      const before = plan.parts.slice(0, index).findLast((one) => one.do !== 'stall');
      if (before?.do === 'play') {
        session.stalledS += part.forS;
        session.stalls += plan.parts[index - 1]?.do === 'stall' ? 0 : 1;
      } else session.otherWaitS += part.forS;
      return false;
    }
    case 'seek':
      player.on({ type: 'seekStart' });
      await clock.advance(SEEK_MS);
      playback.jump(part.toS);
      session.pausedS += SEEK_MS / 1000;
      session.presentS += SEEK_MS / 1000;
      session.furthestS = Math.max(session.furthestS, part.toS);
      if (session.hasPlayed) route.push({ jumpToS: part.toS });
      player.on({ type: 'seekComplete' });
      return false;
    case 'ads':
      return showAds({ heartbeat, clock, playback, session }, part, index);
    case 'error':
      heartbeat.trackError(part.id);
      session.hasFailed = true;
      await clock.advance(1000);
      session.presentS += 1;
      session.otherWaitS += 1;
      return false;
  }
}
