import { Button } from '../controls/Button.tsx';
import type { PlayerCommand } from '../controls/keyboard.ts';
import { clockTime, LABELS, wallClock } from '../controls/labels.ts';
import { SeekBar } from '../controls/SeekBar.tsx';
import { spokenLive, spokenPosition } from '../controls/spoken.ts';
import { chapterSegments, programmeSegments, timelineOf } from '../controls/timeline.ts';
import { Volume } from '../controls/Volume.tsx';
import type { ElementReading } from '../element-reading.ts';
import { LiveStatus } from '../live/LiveStatus.tsx';
import { programmeAt, type ScheduledProgramme } from '../live/scheduled-programme.ts';
import { isLiveStream, type PlayerMedia } from '../player-media.ts';
import type { PlayerPhase } from '../use-player.ts';
import css from './AudioControls.module.css';

interface AudioControlsProps {
  media: PlayerMedia;
  phase: PlayerPhase;
  reading: ElementReading;
  schedule: readonly ScheduledProgramme[];
  timeZone: string;
  isReconnecting: boolean;
  run: (command: PlayerCommand) => void;
}

/** Controls for audio: buttons, seek bar, volume. */
export function AudioControls({ media, phase, reading, schedule, timeZone, isReconnecting, run }: AudioControlsProps) {
  const { live } = reading;
  const isLive = isLiveStream(media.stream);
  const timeline = timelineOf(reading);
  const atMs = live?.dateAt(timeline.positionS) ?? null;
  const programme = atMs === null ? null : programmeAt(schedule, atMs);
  const toggle = phase === 'ended' ? 'replay' : reading.isPaused && phase !== 'loading' ? 'play' : 'pause';
  const isBusy = phase === 'loading' || (phase === 'ready' && reading.isWaiting && !reading.isPaused);
  const shownAt = (positionS: number) => {
    const shownMs = live?.dateAt(positionS);
    return shownMs ? wallClock(shownMs, timeZone) : clockTime(positionS);
  };
  const canSeek = media.stream !== 'linear';
  const canGoToStart = canSeek && isLive && programme !== null && live?.positionAt(programme.startsAtMs) != null;
  return (
    <>
      <div className={css.buttons} data-busy={isBusy || undefined}>
        <span className={css.before}>
          {canGoToStart && (
            <Button icon="fromStart" name={LABELS.listenFromStart} press={() => run({ do: 'fromStart' })} />
          )}
          {canSeek && <Button icon="back" name={LABELS.back} press={() => run({ do: 'seekBy', seconds: -10 })} />}
        </span>
        <span className={css.toggle}>
          <Button
            icon={toggle}
            name={toggle === 'replay' ? LABELS.listenAgain : LABELS[toggle]}
            press={() => run({ do: 'toggle' })}
          />
          {isBusy && <output className={css.busy} aria-label={isReconnecting ? LABELS.reconnecting : LABELS.loading} />}
        </span>
        <span className={css.after}>
          {canSeek && timeline.behindS !== 0 && (
            <Button icon="forward" name={LABELS.forward} press={() => run({ do: 'seekBy', seconds: 10 })} />
          )}
        </span>
      </div>
      <div className={css.line}>
        <span className={css.time} aria-hidden="true">
          {isLive ? atMs !== null && wallClock(atMs, timeZone) : clockTime(timeline.positionS)}
        </span>
        {canSeek ? (
          <SeekBar
            timeline={timeline}
            segments={live ? programmeSegments(schedule, live) : chapterSegments(media.chapters)}
            shownAt={shownAt}
            thumbnails={null}
            spoken={isLive ? spokenLive(shownAt, timeline) : spokenPosition(media, timeline)}
            run={run}
          />
        ) : (
          <span />
        )}
        {isLive ? (
          <LiveStatus behindS={canSeek && live ? (timeline.behindS ?? 0) : 0} run={run} />
        ) : (
          <span className={css.time} aria-hidden="true">
            {clockTime(timeline.endS)}
          </span>
        )}
      </div>
      <div className={css.volume}>
        <Volume reading={reading} run={run} />
      </div>
    </>
  );
}
