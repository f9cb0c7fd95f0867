import { useEffect, useState } from 'react';
import { useChosenPlace } from '../../features/weather/chosen-place.ts';
import type { StripView } from '../../features/weather/strip-view.ts';
import { WEATHER_PATH } from '../../features/weather/weather-address.ts';

/** The strip of the visitor's own town once loaded; until then, and without one, the strip of the page. */
export function useChosenStrip(fromServer: StripView): StripView {
  const [chosen] = useChosenPlace();
  const [own, setOwn] = useState<StripView | null>(null);
  const ownSlug = chosen === fromServer.slug ? null : chosen;
  useEffect(() => {
    if (ownSlug === null) return;
    const stop = new AbortController();
    fetch(`${WEATHER_PATH}${ownSlug}/resum.json`, { signal: stop.signal })
      .then((response) => (response.ok ? (response.json() as Promise<StripView>) : null)) // cast: own route
      .then(setOwn)
      .catch(() => {}); // left for another page, or offline: the shown strip stays
    return () => stop.abort();
  }, [ownSlug]);
  return own !== null && own.slug === ownSlug ? own : fromServer;
}
