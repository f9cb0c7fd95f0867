import { Link } from 'react-router';
import { SkySymbol } from '../../features/weather/SkySymbol.tsx';
import { WindArrow } from '../../features/weather/WindArrow.tsx';
import { type MapLayer, placePath } from '../../features/weather/weather-address.ts';
import { MunicipalityFinder } from './MunicipalityFinder.tsx';
import catalonia from './map/catalonia.svg?url';
import type { TownView } from './map-view.ts';
import css from './WeatherMap.module.css';

interface WeatherMapProps {
  towns: TownView[];
  layer: MapLayer;
  day: number;
  /** `demà, 22 de novembre`. */
  dayText: string;
}

/** Catalonia with its comarques and the day's weather of towns. Each town links to its page. */
export function WeatherMap({ towns, layer, day, dayText }: WeatherMapProps) {
  return (
    <div className={css.map}>
      <img
        className={css.land}
        src={catalonia}
        alt={`Mapa de Catalunya per comarques, ${dayText}`}
        width="1000"
        height="999"
      />
      <MunicipalityFinder day={day} />
      {layer === 'vent' && (
        <p className={css.unit} aria-hidden="true">
          Vent en km/h
        </p>
      )}
      <ul className={css.towns}>
        {towns.map((town) => (
          <li
            key={town.slug}
            className={css.town}
            data-is-first={town.isFirst || undefined}
            style={{ left: `${town.leftPercent}%`, top: `${town.topPercent}%` }}
          >
            <Link to={placePath(town.slug, day)} className={css.link}>
              <span className={css.name}>{town.shortName}</span>
              <TownValue town={town} layer={layer} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function TownValue({ town, layer }: { town: TownView; layer: MapLayer }) {
  switch (layer) {
    case 'cel':
      return <SkySymbol name={town.sky.symbol} text={town.sky.text} className={css.symbol} />;
    case 'temperatura':
      return (
        <span className={css.value}>
          <span className="hidden">màxima </span>
          {town.maxC}°<span className="hidden">, mínima</span> <span className={css.lesser}>{town.minC}°</span>
        </span>
      );
    case 'pluja':
      return (
        <span className={css.value} data-has-more data-is-wet={town.rainProbability >= 30 || undefined}>
          {town.rainProbability} % <span className={css.lesser}>{town.rainMm} mm</span>
        </span>
      );
    case 'vent':
      return (
        <span className={css.value} data-is-wind>
          <WindArrow fromDeg={town.wind.fromDeg} className={css.arrow} />
          <span className="hidden">{town.wind.name ?? 'vent variable'}, </span>
          {town.wind.kmh}
          <span className="hidden"> km/h</span>
        </span>
      );
  }
}
