import type { SiteRequest } from '@sintonia/contracts';
import { type StripView, stripView } from '../../features/weather/strip-view.ts';

/** Default town. */
const USUAL_PLACE = 'barcelona';

export async function homeWeather({ weather, catalogue, now }: SiteRequest): Promise<StripView | null> {
  const place = weather.place(USUAL_PLACE);
  return place && stripView(await weather.forecast(place, now), catalogue.broadcaster().timeZone);
}
