import type { HourView } from '../../features/weather/weather-view.ts';
import css from './HourChart.module.css';

export const HourTable = ({ hours, caption }: { hours: HourView[]; caption: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs a tab stop for the keyboard
  <section className={css.scroller} aria-label={`Taula: ${caption}`} tabIndex={0}>
    <table className={css.table}>
      <caption className="hidden">{caption}</caption>
      <thead>
        <tr>
          {['Hora', 'Cel', 'Temperatura', 'Sensació', 'Pluja', 'Probabilitat', 'Humitat', 'Vent'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map(({ atMs, hour, sky, c, feltC, rainMm, rainProbability, humidity, wind }) => (
          <tr key={atMs}>
            <th scope="row">{hour} h</th>
            <td>{sky.text}</td>
            <td>{c} °C</td>
            <td>{feltC} °C</td>
            <td>{rainMm} mm</td>
            <td>{rainProbability} %</td>
            <td>{humidity} %</td>
            <td>
              {wind.kmh} km/h{wind.name && `, ${wind.name}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
