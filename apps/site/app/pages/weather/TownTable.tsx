import { Link } from 'react-router';
import { SkySymbol } from '../../features/weather/SkySymbol.tsx';
import { placePath } from '../../features/weather/weather-address.ts';
import type { TownView } from './map-view.ts';
import css from './TownTable.module.css';

/** Towns of the map as a table, with all values of the selected day. */
export const TownTable = ({ towns, day, dayText }: { towns: TownView[]; day: number; dayText: string }) => (
  <table className={css.table}>
    <caption className="hidden">El temps a les ciutats, {dayText}</caption>
    <thead>
      <tr>
        <th scope="col">Municipi</th>
        <th scope="col">Cel</th>
        <th scope="col" className={css.number}>
          <abbr title="Temperatura màxima i mínima">Màx. i mín.</abbr>
        </th>
        <th scope="col" className={css.number}>
          Pluja
        </th>
        <th scope="col" className={css.wind}>
          Vent
        </th>
      </tr>
    </thead>
    <tbody>
      {towns.map(({ slug, name, sky, minC, maxC, rainMm, rainProbability, wind }) => (
        <tr key={slug}>
          <th scope="row">
            <Link to={placePath(slug, day)} className={css.town}>
              {name}
            </Link>
          </th>
          <td>
            <span className={css.sky}>
              <SkySymbol name={sky.symbol} text={sky.text} />
            </span>
          </td>
          <td className={css.number}>
            <strong>{maxC}°</strong> {minC}°
          </td>
          <td className={css.number}>
            {rainProbability} % <span className={css.lesser}>{rainMm} mm</span>
          </td>
          <td className={css.wind}>
            {wind.kmh} km/h <span className={css.lesser}>{wind.name ?? 'variable'}</span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
