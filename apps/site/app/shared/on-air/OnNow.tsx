import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { clockTime } from '../../ui/dates/local-time.ts';
import { useIsHydrated } from '../../ui/loading/use-is-hydrated.ts';
import { BroadcastProgress } from './BroadcastProgress.tsx';
import type { ScheduleEntry } from './day-view.ts';
import css from './OnNow.module.css';
import type { ChannelView } from './on-air-view.ts';
import { broadcastProgress } from './progress.ts';

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
  /** Primary action; starting over stands beside it. */
  children?: ReactNode;
}

/** What is on at the played time of the signal: the title follows pauses and rewinds (W-15). */
export function OnNow(props: OnNowProps) {
  const { channel, now, next, atMs, isBehind, nowMs, dvrMs, timeZone, playFrom, children } = props;
  const isHydrated = useIsHydrated();
  const clock = (ms: number) => clockTime(new Date(ms).toISOString(), timeZone);
  const iso = (ms: number) => new Date(ms).toISOString();
  const clockTimeOf = (ms: number) => ({ iso: iso(ms), text: clock(ms) });
  const progress = now && broadcastProgress(iso(now.startsAtMs), iso(now.endsAtMs), atMs);
  const canStartOver = now && now.startsAtMs > nowMs - dvrMs;
  return (
    <div className={css.on}>
      <p className={css.channel}>
        {channel.name}
        <span className={css.state} data-behind={isBehind || undefined}>
          {isBehind ? `Emès a les ${clock(atMs)}` : now ? 'En directe' : 'Fora d’antena'}
        </span>
      </p>
      <h1 className={css.title}>{now?.path ? <Link to={now.path}>{now.title}</Link> : (now?.title ?? channel.name)}</h1>
      <p className={css.subtitle}>{now ? now.subtitle : channel.description}</p>
      {now && progress && (
        <div className={css.progress}>
          <BroadcastProgress
            broadcast={{ title: now.title, starts: clockTimeOf(now.startsAtMs), ends: clockTimeOf(now.endsAtMs) }}
            progress={progress}
          />
        </div>
      )}
      {(children || (canStartOver && isHydrated)) && (
        <div className={css.ways}>
          {children}
          {canStartOver && isHydrated && (
            <button type="button" className="outlined-button" onClick={() => playFrom(now.startsAtMs)}>
              <svg viewBox="0 0 12 12" width="13" height="13" fill="currentColor" aria-hidden="true">
                <path d="M1.5 1.5h1.7v9H1.5zM11 1.5v9L4.2 6z" />
              </svg>
              Torna al començament
            </button>
          )}
        </div>
      )}
      {next && (
        <p className={css.next}>
          <span className={css.nextWord}>A continuació</span>
          <time dateTime={iso(next.startsAtMs)}>{clock(next.startsAtMs)}</time>{' '}
          <span className={css.nextTitle}>{next.title}</span>
          {next.subtitle && <span className={css.nextSubtitle}>{next.subtitle}</span>}
        </p>
      )}
    </div>
  );
}
