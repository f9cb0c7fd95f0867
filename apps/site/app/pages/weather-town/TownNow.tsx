import { SkySymbol } from '../../features/weather/SkySymbol.tsx';
import { ChoosePlace } from './ChoosePlace.tsx';
import css from './TownNow.module.css';
import type { TownPageView } from './town-page-view.ts';

/** Place, time and current weather. */
export function TownNow({ town }: { town: TownPageView }) {
  const { name, comarca, now, days, slug } = town;
  const [today] = days;
  return (
    <div className={css.now}>
      <div>
        <p className={css.area}>El temps</p>
        <h1 className={css.name}>{name}</h1>
        <p className={css.comarca}>{comarca}</p>
        <ChoosePlace slug={slug} />
      </div>
      <div className={css.date}>
        <SkySymbol name={now.sky.symbol} className={css.symbol} />
        <p className={css.c}>{now.c}°</p>
        <p className={css.text}>
          <strong>{now.sky.text}</strong>
          <span>Sensació de {now.feltC}°</span>
          {today && (
            <span>
              Avui, entre {today.minC}° i {today.maxC}°
            </span>
          )}
        </p>
      </div>
    </div>
  );
}
