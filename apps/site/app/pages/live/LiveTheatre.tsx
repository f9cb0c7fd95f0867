import type { PlayerHandle } from '@sintonia/player';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { DeferredLivePlayer } from '../../shared/measurement/DeferredPlayer.tsx';
import { ChannelCard } from '../../shared/on-air/ChannelCard.tsx';
import { guidePath } from '../../shared/on-air/channel-path.ts';
import { DayList } from '../../shared/on-air/DayList.tsx';
import type { dayOfChannel } from '../../shared/on-air/day-view.ts';
import { OnNow } from '../../shared/on-air/OnNow.tsx';
import type { ChannelView, OnAirView } from '../../shared/on-air/on-air-view.ts';
import { broadcastTime, onAt } from '../../shared/on-air/on-at.ts';
import { useNow } from '../../shared/on-air/use-now.ts';
import { SectionHeading } from '../../ui/frame/SectionHeading.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { useOwnHeroName } from '../../ui/pictures/use-hero-name.ts';
import css from './LiveTheatre.module.css';
import { OffAir } from './OffAir.tsx';

export interface LiveTheatreProps {
  channel: ChannelView;
  day: Awaited<ReturnType<typeof dayOfChannel>>;
  others: OnAirView[];
  renderedAtMs: number;
}

/** A live television channel: the player, its current broadcast, and the day's schedule (W-05). */
export function LiveTheatre({ channel, day, others, renderedAtMs }: LiveTheatreProps) {
  const nowMs = useNow(renderedAtMs);
  const [playedMs, setPlayedMs] = useState<number | null>(null);
  const heroName = useOwnHeroName();
  const player = useRef<PlayerHandle>(null);
  const [isLoaded, setLoaded] = useState(false);
  const attach = useCallback((handle: PlayerHandle | null) => {
    player.current = handle;
    if (handle) setLoaded(true);
  }, []);
  /** From a press before the player had loaded. */
  const pendingMs = useRef<number | null>(null);
  useEffect(() => {
    if (isLoaded && pendingMs.current !== null) player.current?.watchFrom(pendingMs.current);
    pendingMs.current = null;
  }, [isLoaded]);
  const { schedule, today, timeZone } = day;
  const dvrMs = channel.isLinear ? 0 : day.dvrMs;
  const { atMs, isBehind } = broadcastTime(playedMs, nowMs);
  const { now, next } = onAt(schedule, atMs);
  const isOffAir = playedMs === null && !now;
  const playFrom = (fromMs: number) => {
    if (player.current) player.current.watchFrom(fromMs);
    else pendingMs.current = fromMs;
    document.querySelector(`.${css.stage}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div data-area={channel.area}>
      <div className={css.band}>
        <div className={css.stage}>
          {isOffAir ? (
            <OffAir channel={channel} next={next} timeZone={timeZone} />
          ) : (
            <DeferredLivePlayer
              channel={channel.slug}
              name={channel.name}
              kind="video"
              isLinear={channel.isLinear}
              schedule={schedule}
              timeZone={timeZone}
              onWallClock={setPlayedMs}
              handle={attach}
              poster={
                <Picture
                  picture={channel.picture}
                  sizes="(width < 84rem) 100vw, 1280px"
                  isFirst
                  isDecorative
                  transitionName={heroName}
                />
              }
            />
          )}
        </div>
      </div>
      <div className={`page ${css.words}`}>
        <OnNow
          channel={channel}
          now={now}
          next={next}
          atMs={atMs}
          isBehind={isBehind}
          nowMs={nowMs}
          dvrMs={dvrMs}
          timeZone={timeZone}
          playFrom={playFrom}
        />
        <section className={`below-fold ${css.day}`} aria-labelledby="avui">
          <div className={css.dayHead}>
            <h2 id="avui" className={css.dayName}>
              Avui
            </h2>
            <Link to={guidePath(channel.slug)}>Programació</Link>
          </div>
          <DayList
            broadcasts={today}
            nowMs={nowMs}
            playedMs={atMs}
            dvrMs={dvrMs}
            playFrom={playFrom}
            fromStartName="Des del començament"
          />
        </section>
      </div>
      {others.length > 0 && (
        <section className={`page below-fold ${css.others}`} aria-labelledby="altres">
          <SectionHeading id="altres" more={{ path: '/directes/', text: 'Tots els directes' }}>
            Ara, als altres canals
          </SectionHeading>
          <ul className={css.channels}>
            {others.map((other) => (
              <ChannelCard key={other.slug} onAir={other} nowMs={nowMs} sizes="(width < 48rem) 92vw, 406px" />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
