import type { SourceView } from './source-view.ts';
import css from './WeatherPage.module.css';

/** Source of the numbers; marked when the forecast is out of date. */
export const SourceNote = ({ source }: { source: SourceView }) => (
  <p className={`${css.source} ${source.isForecast ? '' : css.sample}`}>{source.text}</p>
);
