import './player.css';
import {
  type KeyboardEvent,
  Suspense,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { isAllowedInAd } from './ads/ad-commands.ts';
import { commandsOf, type PlayerFeature } from './commands.ts';
import { commandForKey, type PanelName, type PlayerCommand } from './controls/keyboard.ts';
import { LABELS } from './controls/labels.ts';
import { timelineOf } from './controls/timeline.ts';
import { useFullscreen } from './controls/use-fullscreen.ts';
import { useIdleControls } from './controls/use-idle-controls.ts';
import { usePictureInPicture } from './controls/use-picture-in-picture.ts';
import { AdLayer, Controls, MediaSession, NextUp, Panels, warmUp } from './lazy-parts.ts';
import type { ScheduledProgramme } from './live/scheduled-programme.ts';
import { useOnAirTitle } from './live/use-on-air-title.ts';
import { useWallClock } from './live/use-wall-clock.ts';
import { useWatchFrom } from './live/use-watch-from.ts';
import { PlaybackError } from './PlaybackError.tsx';
import css from './Player.module.css';
import { isLiveStream } from './player-media.ts';
import type { PlayerProps } from './player-props.ts';
import type { Pace } from './reading-pace.ts';
import { useTelevision } from './remote/use-television.ts';
import { browserResumeStore } from './resume/resume-store.ts';
import { useResume } from './resume/use-resume.ts';
import { StartOverlay } from './StartOverlay.tsx';
import type { Preferences } from './settings/preferences.ts';
import { usePreferences } from './settings/use-preferences.ts';
import { Subtitles } from './subtitles/Subtitles.tsx';
import { useSubtitles } from './subtitles/use-subtitles.ts';
import { useLink } from './use-link.ts';
import { usePlayer } from './use-player.ts';

const NO_SCHEDULE: readonly ScheduledProgramme[] = [];

/** Smallest width of a player that has room for a panel, in CSS pixels. */
const ROOM_FOR_PANEL_PX = 640;

/** Video and audio player with its own controls (V-01). A change of medium mounts a new player. */
export const Player = (props: PlayerProps) => <PlayerOfMedium key={props.media.id} {...props} />;

function PlayerOfMedium(props: PlayerProps) {
  const { media, schedule = NO_SCHEDULE, timeZone = 'Europe/Madrid', next = null, automaticFromS = null } = props;
  const frame = useRef<HTMLElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const pace = useRef<Pace>('move');
  const { phase, play, reading, refresh, isRefused, isReconnecting, loadedEngine, adScreen, emit } = usePlayer(
    element,
    media,
    timeZone,
    props.measure,
    pace,
  );
  const isInAd = useSyncExternalStore(
    adScreen.subscribe,
    () => adScreen.shown() !== null,
    () => false,
  );
  const [preferences, change] = usePreferences();
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [rendition, setRendition] = useState<number | null>(null);
  const [isNextCancelled, setNextCancelled] = useState(false);
  const hasBegun = phase !== 'idle';
  const lines = useSubtitles(element, media.subtitles, preferences, reading.isHeld);
  const fullscreen = useFullscreen(frame, element);
  const pictureInPicture = usePictureInPicture(element, media.kind === 'video');
  const television = useTelevision(element, media.hls, hasBegun);
  const idle = useIdleControls(phase === 'ready' && !reading.isPaused && panel === null);
  const isLive = isLiveStream(media.stream);
  useEffect(() => {
    // A focused control keeps the bar visible; a live signal names what is on air.
    const isSecondShown = isLive || isInAd || frame.current?.querySelector(':focus-visible') != null;
    pace.current = idle.areShown ? 'move' : isSecondShown ? 'second' : 'rest';
    if (idle.areShown) refresh();
  }, [idle.areShown, isLive, isInAd, refresh]);
  const resumeS = useResume(media, phase, reading, props.resumeStore ?? browserResumeStore);
  const hasSubtitles = media.subtitles.length > 0;

  const hasGoneBack = useRef(false);
  const feature = (used: PlayerFeature) => {
    if (used === 'dvr' && hasGoneBack.current) return;
    hasGoneBack.current ||= used === 'dvr';
    props.onFeature?.(used);
  };
  const prefer = (changed: Partial<Preferences>) => {
    if ('subtitles' in changed && changed.subtitles !== preferences.subtitles) feature('subtitles');
    change(changed);
  };
  const runOnContent = commandsOf({
    element,
    media,
    phase,
    reading,
    schedule,
    play,
    toggleSubtitles: hasSubtitles ? () => prefer({ subtitles: !preferences.subtitles }) : null,
    fullscreen,
    pictureInPicture,
    goNext: next && (() => next.go()),
    open: setPanel,
    onFeature: feature,
  });
  const run = (command: PlayerCommand) => (isInAd && !isAllowedInAd(command) ? undefined : runOnContent(command));
  const watchOnTelevision = television.isAvailable
    ? () => {
        feature('tv');
        television.choose();
      }
    : null;

  useWallClock(reading, props.onWallClock);
  useLink(props.link, element, phase, isInAd, play);
  const watchFrom = useWatchFrom({ reading, play, run });
  useImperativeHandle(props.handle, () => ({ watchFrom }));
  const atMs = reading.live?.dateAt(reading.positionS);
  const onAirTitle = useOnAirTitle({ atMs, schedule, isPlaying: phase === 'ready', emit });
  useEffect(() => {
    if (phase === 'ready') setNextCancelled(false);
  }, [phase]);
  useEffect(() => {
    if (automaticFromS !== null) void play(automaticFromS);
  }, [automaticFromS, play]);

  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    const focus = event.target as HTMLElement; // cast: key events come from elements
    const focusRole = focus instanceof HTMLInputElement ? 'slider' : focus.matches('button, a') ? 'button' : null;
    const command = commandForKey({
      key: event.key,
      isModified: event.ctrlKey || event.altKey || event.metaKey,
      focusRole,
    });
    const isForIdle = command?.do === 'toggle' || command?.do === 'open';
    if (!command || (phase === 'idle' && !isForIdle)) return;
    event.preventDefault();
    idle.show();
    run(command);
  };

  const isBusy =
    !isRefused && !isInAd && (phase === 'loading' || (phase === 'ready' && reading.isWaiting && !reading.isPaused));
  // The last break is at the end: the element no longer shows content.
  const isOver = phase === 'ended' && reading.isHeld;
  const isNextShown = phase === 'ended' && next !== null && !isNextCancelled;
  return (
    <section
      ref={frame}
      className={css.player}
      aria-label={LABELS.player(media.title)}
      data-phase={phase}
      data-kind={media.kind}
      data-controls={idle.areShown ? 'shown' : 'hidden'}
      onKeyDown={pressed}
      onPointerMove={idle.show}
      onFocus={idle.show}
      onPointerEnter={hasBegun ? undefined : () => warmUp(media.hlsWithAds !== null)}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: the tracks below include captions if the media has any */}
      <video
        ref={element}
        className={css.picture}
        data-own-media=""
        playsInline
        preload="none"
        onClick={() => (panel ? setPanel(null) : run({ do: 'toggle' }))}
      >
        {media.subtitles.map(({ lang, label, src }) => (
          <track key={lang} kind="subtitles" srcLang={lang} label={label} src={src} />
        ))}
      </video>
      {(phase === 'idle' || phase === 'loading' || phase === 'failed' || isOver || media.kind === 'audio') && (
        <div className={css.poster}>{props.poster}</div>
      )}
      {(!hasBegun || isRefused) && (
        <StartOverlay
          media={media}
          resumeS={hasBegun ? null : resumeS}
          play={(storedS) => void play(storedS ?? 0, 'stored')}
        />
      )}
      {isBusy && (
        <output className={css.busy} aria-label={isReconnecting ? LABELS.reconnecting : LABELS.loading}>
          {isReconnecting && <span className={css.reconnecting}>{LABELS.reconnecting}</span>}
        </output>
      )}
      {lines.length > 0 && <Subtitles lines={lines} preferences={preferences} />}
      {television.isConnected && <p className={css.elsewhere}>{LABELS.onTelevision}</p>}
      {phase === 'failed' && <PlaybackError retry={() => void play(isLive ? 0 : reading.positionS, 'stored')} />}
      <Suspense>
        {hasBegun && (
          <MediaSession
            isActive={phase !== 'failed'}
            isPaused={reading.isPaused}
            rate={reading.rate}
            title={onAirTitle ?? media.title}
            artist={props.artist ?? ''}
            artwork={props.artwork ?? null}
            timeline={timelineOf(reading)}
            canSeek={media.stream !== 'linear'}
            hasNext={next !== null}
            run={run}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {isInAd && !isRefused && <AdLayer screen={adScreen} reading={reading} fullscreen={fullscreen} run={run} />}
        {hasBegun && !isInAd && !isRefused && !isNextShown && phase !== 'failed' && (
          <Controls
            media={media}
            phase={phase}
            reading={reading}
            schedule={schedule}
            timeZone={timeZone}
            subtitles={hasSubtitles ? preferences.subtitles : null}
            fullscreen={fullscreen}
            pictureInPicture={pictureInPicture}
            watchOnTelevision={watchOnTelevision}
            hasNext={next !== null}
            run={run}
          />
        )}
      </Suspense>
      {/* One Suspense boundary each: a part that loads must not hide the others. */}
      <Suspense fallback={null}>
        {isNextShown && <NextUp next={next} isAutomatic={preferences.autoplay} cancel={() => setNextCancelled(true)} />}
      </Suspense>
      <Suspense fallback={null}>
        {panel && !isInAd && (
          <Panels
            panel={panel}
            media={media}
            reading={reading}
            engine={loadedEngine()}
            isSheet={(frame.current?.clientWidth ?? 0) < ROOM_FOR_PANEL_PX}
            preferences={preferences}
            change={prefer}
            setRate={(rate) => {
              if (element.current) element.current.playbackRate = rate;
            }}
            rendition={rendition}
            setRendition={(id) => {
              loadedEngine()?.chooseRendition(id);
              setRendition(id);
            }}
            hasNext={next !== null}
            canPictureInPicture={pictureInPicture.isPossible}
            watchOnTelevision={watchOnTelevision}
            run={run}
            close={() => setPanel(null)}
          />
        )}
      </Suspense>
    </section>
  );
}
