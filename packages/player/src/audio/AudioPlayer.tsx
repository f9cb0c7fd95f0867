import '../player.css';
import { useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { commandsOf, type PlayerFeature } from '../commands.ts';
import type { PlayerCommand } from '../controls/keyboard.ts';
import { LABELS } from '../controls/labels.ts';
import { timelineOf } from '../controls/timeline.ts';
import { useOnAirTitle } from '../live/use-on-air-title.ts';
import { useWallClock } from '../live/use-wall-clock.ts';
import { useWatchFrom } from '../live/use-watch-from.ts';
import { useMediaSession } from '../media-session/use-media-session.ts';
import { isLiveStream } from '../player-media.ts';
import type { Pace } from '../reading-pace.ts';
import { browserResumeStore } from '../resume/resume-store.ts';
import { useResume } from '../resume/use-resume.ts';
import { useLink } from '../use-link.ts';
import { usePlayer } from '../use-player.ts';
import { AudioControls } from './AudioControls.tsx';
import { AudioError } from './AudioError.tsx';
import css from './AudioPlayer.module.css';
import type { AudioPlayerProps } from './audio-player-props.ts';
import { useAudioStart } from './use-audio-start.ts';

/** The bar of an hour-long programme moves less than one pixel a second, so faster updates are not visible. */
const BY_THE_SECOND: { current: Pace } = { current: 'second' };

const NOTHING = { isPossible: false, toggle: () => undefined } as const;

/** The broadcaster's audio player (V-01, V-04): the same engine, measurement and commands, with its own layout. */
export const AudioPlayer = (props: AudioPlayerProps) => <AudioPlayerOfMedium key={props.media.id} {...props} />;

function AudioPlayerOfMedium(props: AudioPlayerProps) {
  const { media, schedule, timeZone } = props;
  const element = useRef<HTMLAudioElement>(null);
  const { phase, play, reading, isRefused, isReconnecting, emit } = usePlayer(
    element,
    media,
    timeZone,
    props.measure,
    BY_THE_SECOND,
  );
  useResume(media, phase, reading, browserResumeStore);
  const isPlaying = phase === 'ready' && !reading.isPaused;

  const hasGoneBack = useRef(false);
  const feature = (used: PlayerFeature) => {
    if (used === 'dvr' && hasGoneBack.current) return;
    hasGoneBack.current ||= used === 'dvr';
    props.onFeature(used);
  };
  const command = commandsOf({
    element,
    media,
    phase,
    reading,
    schedule,
    play,
    toggleSubtitles: null,
    fullscreen: NOTHING,
    pictureInPicture: NOTHING,
    goNext: null,
    open: () => undefined,
    onFeature: feature,
  });
  const watchFrom = useWatchFrom({ reading, play, run: command });
  const { start } = props;
  const begin = useAudioStart({ element, media, start, store: browserResumeStore, play, watchFrom });
  const run = (requested: PlayerCommand) =>
    requested.do === 'toggle' && phase === 'idle' ? begin() : command(requested);

  useWallClock(reading, props.onWallClock);
  useLink(props.link, element, phase, false, play);
  const atMs = reading.live?.dateAt(reading.positionS) ?? null;
  const onAirTitle = useOnAirTitle({ atMs, schedule, isPlaying: phase === 'ready', emit });
  useMediaSession({
    isActive: phase !== 'idle' && phase !== 'failed',
    isPaused: reading.isPaused,
    rate: reading.rate,
    title: onAirTitle ?? media.title,
    artist: props.artist,
    artwork: props.artwork,
    timeline: timelineOf(reading),
    canSeek: media.stream !== 'linear',
    hasNext: false,
    run,
  });
  useImperativeHandle(props.handle, () => ({
    toggle: () => run({ do: 'toggle' }),
    pause: () => element.current?.pause(),
    playFrom: watchFrom,
    place: () => ({
      atMs: atMs ?? start.atMs ?? null,
      positionS: reading.positionS,
      volume: reading.volume,
      isMuted: element.current?.muted ?? false,
      isPaused: !isPlaying,
    }),
  }));
  const publishState = useEffectEvent(props.onState);
  useEffect(() => publishState({ phase, isPlaying, isRefused }), [phase, isPlaying, isRefused]);

  return (
    <section
      className={css.player}
      aria-label={LABELS.player(media.title)}
      data-form={props.form}
      data-phase={phase}
      data-playing={isPlaying || undefined}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript is on the page of the episode */}
      <audio ref={element} data-own-media="" preload="none" />
      {props.lead && <div className={css.lead}>{props.lead}</div>}
      {phase === 'failed' ? (
        <AudioError retry={() => void (isLiveStream(media.stream) ? play() : play(reading.positionS, 'stored'))} />
      ) : (
        <AudioControls
          media={media}
          phase={phase}
          reading={reading}
          schedule={schedule}
          timeZone={timeZone}
          isReconnecting={isReconnecting}
          run={run}
        />
      )}
      {props.actions && <div className={css.actions}>{props.actions}</div>}
    </section>
  );
}
