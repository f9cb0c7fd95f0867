import { Link } from 'react-router';
import { SkySymbol } from '../../features/weather/SkySymbol.tsx';
import type { StripView } from '../../features/weather/strip-view.ts';
import { placePath, WEATHER_PATH } from '../../features/weather/weather-address.ts';
import { useChosenStrip } from './use-chosen-strip.ts';
import css from './WeatherStrip.module.css';

/** «El temps» on the home page: the visitor's town in a line. */
export function WeatherStrip({ strip: fromServer }: { strip: StripView }) {
  const strip = useChosenStrip(fromServer);
  const { slug, name, now, today, hours, tomorrow, source } = strip;
  return (
    <section
      id="franja-del-temps"
      className={`page below-fold ${css.section}`}
      data-area="temps"
      aria-labelledby="el-temps"
    >
      <div className={css.strip}>
        <div className={css.head}>
          <h2 id="el-temps" className={css.title}>
            <Link to={placePath(slug)} className={css.place} data-link-name="el-teu-municipi">
              <span className={css.area}>El temps</span> <span className={css.name}>{name}</span>
            </Link>
          </h2>
          <p className={css.ways}>
            <Link to={`${WEATHER_PATH}#cerca`}>Canvia de municipi</Link>
            <Link to={WEATHER_PATH}>Mapa i butlletins</Link>
          </p>
        </div>
        <p className={css.now}>
          <SkySymbol name={now.sky.symbol} className={css.nowSymbol} />
          <span className={css.nowC}>{now.c}°</span>
          <span className={css.nowText}>
            {now.sky.text}
            <span className={css.quiet}>
              <span className="hidden">Avui, </span>màx. {today.maxC}° · mín. {today.minC}°
            </span>
          </span>
        </p>
        <ol className={css.hours} aria-label="Les pròximes hores">
          {hours.map(({ atMs, hour, c, sky, rainProbability }) => (
            <li key={atMs} className={css.hour}>
              <span className={css.quiet}>{hour} h</span>
              <SkySymbol name={sky.symbol} text={sky.text} className={css.symbol} />
              <span className={css.hourC}>{c}°</span>
              <Chance percent={rainProbability} />
            </li>
          ))}
          {tomorrow && (
            <li className={css.hour} data-is-day>
              <span className={css.quiet}>Demà</span>
              <SkySymbol name={tomorrow.sky.symbol} text={tomorrow.sky.text} className={css.symbol} />
              <span className={css.hourC}>
                {tomorrow.maxC}° <span className={css.min}>{tomorrow.minC}°</span>
              </span>
              <Chance percent={tomorrow.rainProbability} />
            </li>
          )}
        </ol>
      </div>
      {!source.isForecast && <p className={css.source}>{source.text}</p>}
    </section>
  );
}

/** Chance of rain; small ones are left out. */
const Chance = ({ percent }: { percent: number }) => (
  <span className={css.chance}>
    {percent >= 20 && (
      <>
        <span className="hidden">Probabilitat de pluja: </span>
        {percent} %
      </>
    )}
  </span>
);
