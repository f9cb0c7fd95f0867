import type { AudioHandle } from '@sintonia/player/audio';
import { Suspense, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { stationListenable } from '../../features/radio/listenable.ts';
import { RadioIcon } from '../../features/radio/RadioIcon.tsx';
import { radioWindowPath } from '../../features/radio/window/open-radio-window.ts';
import { FOLLOWING } from '../../shared/episodes/use-following.ts';
import { useFeatureCalls } from '../../shared/measurement/use-feature-calls.ts';
import { useMeasuring } from '../../shared/measurement/use-measuring.ts';
import type { ScheduleEntry } from '../../shared/on-air/day-view.ts';
import type { ChannelView, OnAirView } from '../../shared/on-air/on-air-view.ts';
import { broadcastTime, onAt } from '../../shared/on-air/on-at.ts';
import { useNow } from '../../shared/on-air/use-now.ts';
import { useRootView } from '../../shared/site/root-view.ts';
import { Mark } from '../../ui/frame/Mark.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.ts';
import { useIsHydrated } from '../../ui/loading/use-is-hydrated.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { sharingPicture } from '../../ui/pictures/picture-view.ts';
import css from './RadioWindow.module.css';
import { useWindowSide } from './use-window-side.ts';

/** The window is readable before its player loads. */
const AudioPlayer = lazyPart(() => import('@sintonia/player/audio').then((loaded) => loaded.AudioPlayer));

interface RadioWindowProps {
  station: ChannelView;
  schedule: readonly ScheduleEntry[];
  timeZone: string;
  others: OnAirView[];
  renderedAtMs: number;
}

/** The live radio in its own window, with its own player name in measurement (W-06). */
export function RadioWindow({ station, schedule, timeZone, others, renderedAtMs }: RadioWindowProps) {
  const root = useRootView();
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  const player = useRef<AudioHandle>(null);
  const nowMs = useNow(renderedAtMs);
  const [playedMs, setPlayedMs] = useState<number | null>(null);
  const { now, next } = onAt(schedule, broadcastTime(playedMs, nowMs).atMs);
  const item = stationListenable(station, schedule);
  const { media, name, channel, metadata, from, picture } = item;
  const video = { ...item.video, accessChannel: 'finestra' };
  const side = useWindowSide(item, player);
  const { id, lengthS, stream } = media;
  const measure = useMeasuring(
    {
      id,
      name,
      lengthS,
      kind: 'audio',
      stream,
      channel,
      metadata,
      video,
      player: 'window',
    },
    schedule,
  );
  const reportFeature = useFeatureCalls({
    contentTitle: name,
    contentId: id,
    channel,
    contentFormat: 'audio',
    contentType: 'directe',
    clickOrigin: 'finestra',
  });
  return (
    <div className={css.window} data-area="radio">
      <p className={css.broadcaster}>
        <span className={css.mark}>
          <Mark name={root?.broadcaster.name ?? ''} isFirst />
        </span>
        {side.hasPage && (
          <button type="button" className={css.back} onClick={() => window.close()}>
            <RadioIcon name="back" size={18} />
            Torna a la pàgina
          </button>
        )}
      </p>
      <Picture picture={picture} sizes="400px" isFirst isDecorative />
      <div className={css.words}>
        <p className={css.station}>{station.name}</p>
        <h1 className={css.title}>{now?.title ?? station.name}</h1>
        <p className={css.subtitle}>{now ? now.subtitle : station.description}</p>
      </div>
      <div className={css.player}>
        {isHydrated ? (
          <Suspense>
            <AudioPlayer
              media={media}
              start={side.start}
              form="window"
              artist={from}
              artwork={sharingPicture(picture)}
              measure={measure}
              schedule={schedule}
              timeZone={timeZone}
              handle={player}
              onState={({ isPlaying }) => side.received(isPlaying)}
              onWallClock={setPlayedMs}
              onFeature={reportFeature}
            />
          </Suspense>
        ) : (
          <noscript>
            <a href={media.hls}>Escolta el senyal en directe</a>
          </noscript>
        )}
      </div>
      {next && (
        <p className={css.next}>
          A continuació: <strong>{next.title}</strong>
        </p>
      )}
      <nav className={css.others} aria-label="Altres emissores">
        <ul>
          {others.map((other) => (
            <li key={other.slug}>
              <Link to={{ pathname: radioWindowPath(other.slug), hash: isHydrated ? hash : '' }} state={FOLLOWING}>
                <span className={css.name}>{other.name}</span>
                <span className={css.now}>{other.now?.title ?? 'Ara mateix no hi ha cap emissió'}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
