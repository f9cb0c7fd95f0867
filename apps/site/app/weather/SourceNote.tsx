import css from './WeatherPage.module.css';
import type { SourceView } from './weather-view.ts';

/** Where the numbers come from; marked when they are no forecast of now. */
export const SourceNote = ({ source }: { source: SourceView }) => (
  <p className={`${css.source} ${source.isForecast ? '' : css.sample}`}>{source.text}</p>
);
