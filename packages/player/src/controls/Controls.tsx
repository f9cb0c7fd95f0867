import { useEffect, useRef } from 'react';
import type { ElementReading } from '../element-reading.ts';
import { LiveStatus } from '../live/LiveStatus.tsx';
import { programmeAt, type ScheduledProgramme } from '../live/scheduled-programme.ts';
import { isLiveStream, type PlayerMedia } from '../player-media.ts';
import type { PlayerPhase } from '../use-player.ts';
import { Button } from './Button.tsx';
import css from './Controls.module.css';
import { FullscreenButton } from './FullscreenButton.tsx';
import type { PlayerCommand } from './keyboard.ts';
import { clockTime, LABELS, wallClock } from './labels.ts';
import { SeekBar } from './SeekBar.tsx';
import { spokenLive, spokenPosition } from './spoken.ts';
import { chapterSegments, programmeSegments, timelineOf } from './timeline.ts';
import { Volume } from './Volume.tsx';

interface ControlsProps {
  media: PlayerMedia;
  phase: PlayerPhase;
  reading: ElementReading;
  /** Schedule of the channel; unused on demand. */
  schedule: readonly ScheduledProgramme[];
  timeZone: string;
  /** Null when the medium has none. */
  subtitles: boolean | null;
  fullscreen: { isOn: boolean; isPossible: boolean };
  pictureInPicture: { isOn: boolean; isPossible: boolean };
  /** Null when no receiver is available. */
  watchOnTelevision: (() => void) | null;
  hasNext: boolean;
  run: (command: PlayerCommand) => void;
}

/** Lower edge of the player: the bar of the whole medium, and the buttons below. */
export function Controls(props: ControlsProps) {
  const { media, phase, reading, schedule, timeZone, subtitles, fullscreen, run } = props;
  const toggleButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that started playback is gone with its focus: focus moves to the pause button.
    if (document.activeElement === document.body) toggleButton.current?.focus({ preventScroll: true });
  }, []);
  const toggle = phase === 'ended' ? 'replay' : reading.isPaused && phase !== 'loading' ? 'play' : 'pause';
  const { live } = reading;
  const isLive = isLiveStream(media.stream);
  const timeline = timelineOf(reading);
  const broadcastAtMs = live?.dateAt(timeline.positionS) ?? null;
  const programme = broadcastAtMs === null ? null : programmeAt(schedule, broadcastAtMs);
  const shownAt = (positionS: number) => {
    const atMs = live?.dateAt(positionS);
    if (atMs) return wallClock(atMs, timeZone);
    return live ? `−${clockTime(timeline.endS - positionS)}` : clockTime(positionS);
  };
  return (
    <div className={css.foot}>
      {isLive && live && (
        <div className={css.onAir}>
          <p className={css.programme}>{programme?.title}</p>
          <LiveStatus behindS={media.stream === 'live' ? (timeline.behindS ?? 0) : 0} run={run} />
        </div>
      )}
      {(media.stream === 'live' ? live : media.stream !== 'linear') && (
        <SeekBar
          timeline={timeline}
          segments={live ? programmeSegments(schedule, live) : chapterSegments(media.chapters)}
          breaksS={reading.breaksS}
          shownAt={shownAt}
          thumbnails={media.thumbnails}
          spoken={isLive ? spokenLive(shownAt, timeline) : spokenPosition(media, timeline)}
          run={run}
        />
      )}
      <div className={css.row}>
        <Button ref={toggleButton} icon={toggle} name={LABELS[toggle]} press={() => run({ do: 'toggle' })} />
        {props.hasNext && <Button icon="next" name={LABELS.next} press={() => run({ do: 'next' })} />}
        {media.stream !== 'linear' && (
          <>
            <Button icon="back" name={LABELS.back} press={() => run({ do: 'seekBy', seconds: -10 })} />
            {timeline.behindS !== 0 && (
              <Button icon="forward" name={LABELS.forward} press={() => run({ do: 'seekBy', seconds: 10 })} />
            )}
          </>
        )}
        {media.stream === 'live' && programme && live?.positionAt(programme.startsAtMs) != null && (
          <Button icon="fromStart" name={LABELS.fromStart} press={() => run({ do: 'fromStart' })} />
        )}
        <Volume reading={reading} run={run} />
        <span className={css.times}>
          {isLive ? (
            <span>{broadcastAtMs !== null && wallClock(broadcastAtMs, timeZone)}</span>
          ) : (
            <span aria-hidden="true">
              {clockTime(timeline.positionS)}
              <span className={css.length}> / {clockTime(timeline.endS)}</span>
              {reading.rate !== 1 && <span className={css.rate}>{LABELS.rate(reading.rate)}</span>}
            </span>
          )}
        </span>
        {subtitles !== null && (
          <Button
            icon="subtitles"
            name={subtitles ? LABELS.subtitlesOff : LABELS.subtitlesOn}
            isPressed={subtitles}
            press={() => run({ do: 'subtitles' })}
          />
        )}
        {media.chapters.length > 0 && (
          <Button icon="chapters" name={LABELS.chapters} press={() => run({ do: 'open', panel: 'chapters' })} />
        )}
        <Button icon="settings" name={LABELS.settings} press={() => run({ do: 'open', panel: 'settings' })} />
        {props.watchOnTelevision && (
          <Button icon="television" name={LABELS.television} press={props.watchOnTelevision} />
        )}
        {props.pictureInPicture.isPossible && (
          <Button
            icon="pictureInPicture"
            name={props.pictureInPicture.isOn ? LABELS.exitPictureInPicture : LABELS.pictureInPicture}
            isPressed={props.pictureInPicture.isOn}
            press={() => run({ do: 'pictureInPicture' })}
          />
        )}
        <FullscreenButton fullscreen={fullscreen} run={run} />
      </div>
    </div>
  );
}
