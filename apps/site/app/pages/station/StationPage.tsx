import { Listen } from '../../features/radio/Listen.tsx';
import { onAirListenable, stationListenable } from '../../features/radio/listenable.ts';
import { RadioIcon } from '../../features/radio/RadioIcon.tsx';
import { useRadio, useRadioState } from '../../features/radio/radio-context.ts';
import { openRadioWindow } from '../../features/radio/window/open-radio-window.ts';
import { useTag } from '../../shared/measurement/tag-context.ts';
import { ChannelCard } from '../../shared/on-air/ChannelCard.tsx';
import { guidePath } from '../../shared/on-air/channel-path.ts';
import { DayList } from '../../shared/on-air/DayList.tsx';
import type { dayOfChannel } from '../../shared/on-air/day-view.ts';
import { OnNow } from '../../shared/on-air/OnNow.tsx';
import type { ChannelView, OnAirView } from '../../shared/on-air/on-air-view.ts';
import { broadcastTime, onAt } from '../../shared/on-air/on-at.ts';
import { useNow } from '../../shared/on-air/use-now.ts';
import { SectionHeading } from '../../ui/frame/SectionHeading.tsx';
import { useIsHydrated } from '../../ui/loading/use-is-hydrated.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { useOwnHeroName } from '../../ui/pictures/use-hero-name.ts';
import css from './StationPage.module.css';

interface StationPageProps {
  station: ChannelView;
  day: Awaited<ReturnType<typeof dayOfChannel>>;
  others: OnAirView[];
  renderedAtMs: number;
}

/** A station: its current broadcast, how to listen, and its schedule (W-06, W-15). */
export function StationPage({ station, day, others, renderedAtMs }: StationPageProps) {
  const radio = useRadio();
  const tag = useTag();
  const isHydrated = useIsHydrated();
  const nowMs = useNow(renderedAtMs);
  const item = stationListenable(station, day.schedule);
  const playedMs = useRadioState((state) => (state.item?.media.id === item.media.id ? state.atMs : null));
  const isAway = useRadioState(({ away }) => away?.station === station.slug);
  const { atMs, isBehind } = broadcastTime(playedMs, nowMs);
  const { now, next } = onAt(day.schedule, atMs);
  const dvrMs = station.isLinear ? 0 : day.dvrMs;
  const playFrom = (fromMs: number) => radio.listen(item, { atMs: fromMs });
  return (
    <div data-area="radio">
      <div className={`page ${css.head}`}>
        <div className={css.picture}>
          <Picture
            picture={station.picture}
            sizes="(width < 60rem) 100vw, 560px"
            isFirst
            isDecorative
            transitionName={useOwnHeroName()}
          />
        </div>
        <OnNow
          channel={station}
          now={now}
          next={next}
          atMs={atMs}
          isBehind={isBehind}
          nowMs={nowMs}
          dvrMs={dvrMs}
          timeZone={day.timeZone}
          playFrom={playFrom}
        >
          {isAway ? (
            <p className={css.away}>Ara sona en una finestra a part.</p>
          ) : (
            <>
              <Listen item={item} words="Escolta en directe" />
              {isHydrated && (
                <button
                  type="button"
                  className={`outlined-button ${css.window}`}
                  data-button="Finestra nova"
                  onClick={() => openRadioWindow(radio, item, tag)}
                >
                  <RadioIcon name="window" size={19} />
                  Finestra nova
                </button>
              )}
            </>
          )}
        </OnNow>
      </div>
      <div className={`page ${css.body}`}>
        <section aria-labelledby="avui">
          <SectionHeading id="avui" more={{ path: guidePath(station.slug), text: 'Tota la programació' }}>
            Avui
          </SectionHeading>
          <DayList
            broadcasts={day.today}
            nowMs={nowMs}
            playedMs={atMs}
            dvrMs={dvrMs}
            playFrom={playFrom}
            fromStartName="Des del començament"
          />
        </section>
        <aside className={css.about} aria-labelledby="emissora">
          <h2 id="emissora" className={css.aboutName}>
            {station.name}
          </h2>
          <p>{station.description}</p>
          <p className={css.elsewhere}>
            Tens un altre reproductor? <a href={item.media.hls}>Adreça del senyal (HLS)</a>
          </p>
        </aside>
      </div>
      {others.length > 0 && (
        <section className={`page ${css.others}`} aria-labelledby="altres">
          <SectionHeading id="altres" more={{ path: '/radio/', text: 'Tota la ràdio' }}>
            Ara, a les altres emissores
          </SectionHeading>
          <ul className={css.stations}>
            {others.map((other) => (
              <ChannelCard
                key={other.slug}
                onAir={other}
                nowMs={nowMs}
                sizes="(width < 48rem) 92vw, 406px"
                action={<Listen item={onAirListenable(other)} />}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
