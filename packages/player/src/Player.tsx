import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { commandsOf, type PlayerFeature } from './commands.ts';
import { Controls } from './controls/Controls.tsx';
import { Icon } from './controls/Icon.tsx';
import { commandForKey } from './controls/keyboard.ts';
import { clockTime, LABELS, spokenTime } from './controls/labels.ts';
import { useFullscreen } from './controls/use-fullscreen.ts';
import { useIdleControls } from './controls/use-idle-controls.ts';
import type { ScheduledProgramme } from './live/scheduled-programme.ts';
import { useWallClock } from './live/use-wall-clock.ts';
import type { StartMeasuring } from './measurement/playback-measurement.ts';
import css from './Player.module.css';
import { isLiveStream, type PlayerMedia } from './player-media.ts';
import { useSubtitles } from './subtitles/use-subtitles.ts';
import { usePlayer } from './use-player.ts';

interface PlayerProps {
  media: PlayerMedia;
  /** A picture that fills the player until the first frame. */
  poster: ReactNode;
  /** Begins the measuring of each session. Keep it the same function between renders: a new one starts over. */
  measure?: StartMeasuring | undefined;
  /** What a live channel broadcasts around now: borders and titles of its bar (V-04). */
  schedule?: readonly ScheduledProgramme[] | undefined;
  /** Where the broadcaster is: the clock of live times. */
  timeZone?: string | undefined;
  /** Hears, by the second, when the live moment that is played was broadcast (ms epoch): titles follow it (W-15). */
  onWallClock?: ((atMs: number) => void) | undefined;
  /** Hears what a visitor puts to use. */
  onFeature?: ((feature: PlayerFeature) => void) | undefined;
}

const NO_SCHEDULE: readonly ScheduledProgramme[] = [];

/** Video and audio player with controls of its own (V-01). Another medium is another player. */
export const Player = (props: PlayerProps) => <PlayerOfOne key={props.media.id} {...props} />;

function PlayerOfOne({
  media,
  poster,
  measure,
  schedule = NO_SCHEDULE,
  timeZone = 'Europe/Madrid',
  onWallClock,
  onFeature,
}: PlayerProps) {
  const frame = useRef<HTMLElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const { phase, play, reading } = usePlayer(element, media, timeZone, measure);
  const subtitles = useSubtitles(element, media.subtitles.length > 0);
  const fullscreen = useFullscreen(frame, element);
  const idle = useIdleControls(phase === 'ready' && !reading.isPaused);

  const obey = commandsOf({ element, phase, reading, schedule, play, subtitles, fullscreen, onFeature });
  useWallClock(reading, onWallClock);

  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    const focus = event.target as HTMLElement; // cast: key events come from elements
    const focusRole =
      focus instanceof HTMLInputElement ? 'slider' : focus instanceof HTMLButtonElement ? 'button' : null;
    const command = commandForKey({
      key: event.key,
      isModified: event.ctrlKey || event.altKey || event.metaKey,
      focusRole,
    });
    if (!command || (phase === 'idle' && command.do !== 'toggle')) return;
    event.preventDefault();
    idle.wake();
    obey(command);
  };

  const hasBegun = phase !== 'idle';
  const isBusy = phase === 'loading' || (phase === 'ready' && reading.isWaiting && !reading.isPaused);
  return (
    <section
      ref={frame}
      className={css.player}
      aria-label={LABELS.player(media.title)}
      data-phase={phase}
      data-kind={media.kind}
      data-controls={idle.areShown ? 'shown' : 'hidden'}
      onKeyDown={pressed}
      onPointerMove={idle.wake}
      onFocus={idle.wake}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: the tracks below are captions where the medium has them */}
      <video ref={element} className={css.picture} playsInline preload="none" onClick={() => obey({ do: 'toggle' })}>
        {media.subtitles.map(({ lang, label, src }) => (
          <track key={lang} kind="subtitles" srcLang={lang} label={label} src={src} />
        ))}
      </video>
      {(phase === 'idle' || phase === 'loading' || media.kind === 'audio') && (
        <div className={css.poster}>{poster}</div>
      )}
      {!hasBegun && (
        <button type="button" className={css.begin} onClick={() => void play()}>
          <span className={css.beginDisc}>
            <Icon name="play" />
          </span>
          <span className={css.hiddenText}>
            {LABELS.play}: {media.title}.{' '}
          </span>
          <span className={css.beginLength}>
            {isLiveStream(media.stream) ? (
              LABELS.live
            ) : (
              <>
                <span aria-hidden="true">{clockTime(media.lengthS)}</span>
                <span className={css.hiddenText}>{spokenTime(media.lengthS)}</span>
              </>
            )}
          </span>
        </button>
      )}
      {isBusy && <output className={css.busy} aria-label={LABELS.loading} />}
      {subtitles.lines.length > 0 && (
        <div className={css.subtitles} aria-hidden="true">
          {subtitles.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {phase === 'failed' && (
        <div className={css.failed} role="alert">
          <p className={css.failedTitle}>{LABELS.failed}</p>
          <p>{LABELS.failedHint}</p>
          <button type="button" onClick={() => void play(reading.positionS)}>
            {LABELS.retry}
          </button>
        </div>
      )}
      {hasBegun && phase !== 'failed' && (
        <Controls
          media={media}
          phase={phase}
          reading={reading}
          schedule={schedule}
          timeZone={timeZone}
          subtitles={media.subtitles.length > 0 ? subtitles.isOn : null}
          fullscreen={fullscreen}
          obey={obey}
        />
      )}
    </section>
  );
}
