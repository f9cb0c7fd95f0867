import './on-air.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { clockTime } from '../../ui/dates/local-time.ts';
import { useIsHydrated } from '../../ui/loading/use-is-hydrated.ts';
import { BroadcastProgress } from './BroadcastProgress.tsx';
import type { ScheduleEntry } from './day-view.ts';
import css from './OnNow.module.css';
import type { ChannelView } from './on-air-view.ts';
import { broadcastProgress } from './progress.ts';
import { StartOverIcon } from './StartOverIcon.tsx';

interface OnNowProps {
  channel: ChannelView;
  now: ScheduleEntry | null;
  next: ScheduleEntry | null;
  /** Broadcast time of what is played. */
  atMs: number;
  /** True when playback is behind the live edge. */
  isBehind: boolean;
  nowMs: number;
  dvrMs: number;
  timeZone: string;
  playFrom: (atMs: number) => void;
  /** Primary action; «start over» is next to it. */
  children?: ReactNode;
}

/** What is on at the played time of the signal: the title follows pauses and rewinds (W-15). */
export function OnNow(props: OnNowProps) {
  const { channel, now, next, atMs, isBehind, nowMs, dvrMs, timeZone, playFrom, children } = props;
  const isHydrated = useIsHydrated();
  const clockTimeOf = (ms: number) => {
    const iso = new Date(ms).toISOString();
    return { iso, text: clockTime(iso, timeZone) };
  };
  const broadcast = now && {
    title: now.title,
    starts: clockTimeOf(now.startsAtMs),
    ends: clockTimeOf(now.endsAtMs),
  };
  const progress = broadcast && broadcastProgress(broadcast.starts.iso, broadcast.ends.iso, atMs);
  const nextStarts = next && clockTimeOf(next.startsAtMs);
  const canStartOver = now && now.startsAtMs > nowMs - dvrMs;
  return (
    <div className={css.on}>
      <p className="on-air-channel">
        {channel.name}
        <span className={`on-air-state ${css.state}`} data-behind={isBehind || undefined}>
          {isBehind ? `Emès a les ${clockTimeOf(atMs).text}` : now ? 'En directe' : 'Fora d’antena'}
        </span>
      </p>
      <h1 className={`on-air-title ${css.title}`}>
        {now?.path ? <Link to={now.path}>{now.title}</Link> : (now?.title ?? channel.name)}
      </h1>
      <p className={`on-air-subtitle ${css.subtitle}`}>{now ? now.subtitle : channel.description}</p>
      {broadcast && progress && (
        <div className={`on-air-progress ${css.progress}`}>
          <BroadcastProgress broadcast={broadcast} progress={progress} />
        </div>
      )}
      {(children || (canStartOver && isHydrated)) && (
        <div className={`on-air-actions ${css.actions}`}>
          {children}
          {canStartOver && isHydrated && (
            <button type="button" className="outlined-button" onClick={() => playFrom(now.startsAtMs)}>
              <StartOverIcon size={13} />
              Torna al començament
            </button>
          )}
        </div>
      )}
      {nextStarts && (
        <p className={css.next}>
          <span className={css.nextWord}>A continuació</span>
          <time dateTime={nextStarts.iso}>{nextStarts.text}</time> <span className={css.nextTitle}>{next.title}</span>
          {next.subtitle && <span className={css.nextSubtitle}>{next.subtitle}</span>}
        </p>
      )}
    </div>
  );
}
