import { WindArrow } from '../../features/weather/WindArrow.tsx';
import type { WindView } from '../../features/weather/weather-view.ts';
import { capital } from './capital.ts';
import css from './DayFacts.module.css';
import { SunArc } from './SunArc.tsx';
import type { TownPageView } from './town-page-view.ts';

/** Wind, rain and sun of the selected day. */
export function DayFacts({ town }: { town: TownPageView }) {
  const day = town.days[town.day];
  if (!day) return null;
  const humidity = Math.round(town.hours.reduce((sum, hour) => sum + hour.humidity, 0) / (town.hours.length || 1));
  return (
    <div className={css.facts}>
      <section className={css.fact} aria-labelledby="vent">
        <h3 id="vent" className={css.title}>
          Vent
        </h3>
        <p className={css.main}>
          <WindArrow fromDeg={day.wind.fromDeg} className={css.arrow} />
          {windName(day.wind)}
        </p>
        <p className={css.more}>
          {day.wind.kmh} km/h{day.wind.from && ` ${OF_FROM[day.wind.from] ?? ''}`}, amb ratxes de {day.wind.gustKmh}{' '}
          km/h
        </p>
      </section>
      <section className={css.fact} aria-labelledby="pluja">
        <h3 id="pluja" className={css.title}>
          Pluja
        </h3>
        <p className={css.main}>{day.rainMm} mm</p>
        <p className={css.more}>
          Probabilitat del {day.rainProbability} %. Humitat mitjana del {humidity} %.
        </p>
      </section>
      <section className={css.fact} aria-labelledby="sol">
        <h3 id="sol" className={css.title}>
          Sol
        </h3>
        <SunArc {...town.sun} />
        <p className={css.more}>
          Índex ultraviolat màxim: {day.uv} ({uvText(day.uv)})
        </p>
      </section>
    </div>
  );
}

const windName = ({ name }: WindView): string => (name ? capital(name) : 'Calma');

const OF_FROM: Readonly<Record<string, string>> = {
  nord: 'del nord',
  'nord-est': 'del nord-est',
  est: 'de l’est',
  'sud-est': 'del sud-est',
  sud: 'del sud',
  'sud-oest': 'del sud-oest',
  oest: 'de l’oest',
  'nord-oest': 'del nord-oest',
};

/** Levels of the World Health Organization. */
function uvText(index: number): string {
  if (index < 3) return 'baix';
  if (index < 6) return 'moderat';
  if (index < 8) return 'alt';
  return index < 11 ? 'molt alt' : 'extrem';
}
