import css from '../features/weather/WeatherPage.module.css';
import { Frame, Word, Words } from './SkeletonParts.tsx';

/** The weather: title, switches, a map with text beside it. */
export const WeatherSkeleton = () => (
  <div className="page">
    <div className={css.head}>
      <p className={css.title}>
        <Word />
      </p>
    </div>
    <div className={css.map}>
      <div className={css.columns}>
        <div className={css.mapColumn}>
          <Frame />
        </div>
        <div className={css.textColumn}>
          <p>
            <Words lines={9} />
          </p>
        </div>
      </div>
    </div>
  </div>
);
