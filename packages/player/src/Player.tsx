import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Controls } from './controls/Controls.tsx';
import { Icon } from './controls/Icon.tsx';
import { commandForKey, type PlayerCommand } from './controls/keyboard.ts';
import { clockTime, LABELS, spokenTime } from './controls/labels.ts';
import { useFullscreen } from './controls/use-fullscreen.ts';
import { useIdleControls } from './controls/use-idle-controls.ts';
import type { StartMeasuring } from './measurement/playback-measurement.ts';
import css from './Player.module.css';
import type { PlayerMedia } from './player-media.ts';
import { useSubtitles } from './subtitles/use-subtitles.ts';
import { usePlayer } from './use-player.ts';

interface PlayerProps {
  media: PlayerMedia;
  /** A picture that fills the player until the first frame. */
  poster: ReactNode;
  /** Begins the measuring of each session. Keep it the same function between renders: a new one starts over. */
  measure?: StartMeasuring | undefined;
}

/** Video and audio player with controls of its own (V-01). Another medium is another player. */
export const Player = (props: PlayerProps) => <PlayerOfOne key={props.media.id} {...props} />;

function PlayerOfOne({ media, poster, measure }: PlayerProps) {
  const frame = useRef<HTMLElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const { phase, play, reading } = usePlayer(element, media, measure);
  const subtitles = useSubtitles(element, media.subtitles.length > 0);
  const fullscreen = useFullscreen(frame, element);
  const idle = useIdleControls(phase === 'ready' && !reading.isPaused);

  const obey = (command: PlayerCommand) => {
    const video = element.current;
    if (!video) return;
    switch (command.do) {
      case 'toggle':
        return phase === 'ready' && !video.paused ? video.pause() : void play();
      case 'seekBy':
        video.currentTime = Math.min(reading.lengthS, Math.max(0, video.currentTime + command.seconds));
        return;
      case 'seekTo':
        video.currentTime = command.part * reading.lengthS;
        return;
      case 'volumeBy':
        video.volume = Math.min(1, Math.max(0, video.volume + command.step));
        video.muted = false;
        return;
      case 'mute':
        video.muted = !video.muted;
        return;
      case 'subtitles':
        return subtitles.toggle();
      case 'fullscreen':
        return fullscreen.toggle();
    }
  };
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
            <span aria-hidden="true">{clockTime(media.lengthS)}</span>
            <span className={css.hiddenText}>{spokenTime(media.lengthS)}</span>
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
          phase={phase}
          reading={reading}
          subtitles={media.subtitles.length > 0 ? subtitles.isOn : null}
          fullscreen={fullscreen}
          obey={obey}
        />
      )}
    </section>
  );
}
