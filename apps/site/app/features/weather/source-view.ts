/** Source of a forecast as it is shown. */
import type { OutlookSource } from '@sintonia/contracts';
import { clockTime, longDate } from '../../ui/dates/local-time.ts';

export interface SourceView {
  text: string;
  isForecast: boolean;
}

/** A forecast that is not current says so, with its date. */
export function sourceView(source: OutlookSource, timeZone: string): SourceView {
  if (source.kind === 'sample')
    return {
      text: `Dades de mostra del ${longDate(`${source.date}T12:00:00Z`, 'UTC')}: valors habituals de l’època, no pas una previsió.`,
      isForecast: false,
    };
  const iso = new Date(source.fetchedAtMs).toISOString();
  const at = clockTime(iso, timeZone);
  return source.kind === 'forecast'
    ? { text: `Previsió actualitzada a les ${at}. Dades: Open-Meteo.`, isForecast: true }
    : { text: `Darrera previsió rebuda: ${longDate(iso, timeZone)}, ${at}. Dades: Open-Meteo.`, isForecast: false };
}
