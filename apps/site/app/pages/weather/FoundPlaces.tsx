import type { Place } from '@sintonia/contracts';
import { Link } from 'react-router';
import css from '../../features/weather/WeatherPage.module.css';
import { placePath } from '../../features/weather/weather-address.ts';

interface FoundProps {
  requested: string;
  places: Pick<Place, 'slug' | 'name' | 'comarca'>[];
}

/** Matches of a partly typed name. */
export const Found = ({ requested, places }: FoundProps) => (
  <section className={css.found} aria-labelledby="trobats">
    <h2 id="trobats" className={css.foundTitle}>
      {places.length > 0
        ? `Municipis que s’assemblen a «${requested}»`
        : `No trobem cap municipi que es digui «${requested}»`}
    </h2>
    {places.length > 0 ? (
      <ul className={css.places}>
        {places.map(({ slug, name, comarca }) => (
          <li key={slug}>
            <Link to={placePath(slug)}>
              {name} <span>{comarca}</span>
            </Link>
          </li>
        ))}
      </ul>
    ) : (
      <p>Escriu-ne el començament, amb accents o sense, o tria una ciutat del mapa.</p>
    )}
  </section>
);
