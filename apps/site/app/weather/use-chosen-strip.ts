import { useEffect, useState } from 'react';
import { useChosenPlace } from './chosen-place.ts';
import type { StripView } from './strip-view.ts';
import { WEATHER_PATH } from './weather-address.ts';

/** The strip of the visitor's own town as soon as it is here; until then, and without one, what the page came with. */
export function useChosenStrip(fromServer: StripView): StripView {
  const [chosen] = useChosenPlace();
  const [own, setOwn] = useState<StripView | null>(null);
  const wanted = chosen === fromServer.slug ? null : chosen;
  useEffect(() => {
    if (wanted === null) return;
    const stop = new AbortController();
    fetch(`${WEATHER_PATH}${wanted}/resum.json`, { signal: stop.signal })
      .then((response) => (response.ok ? (response.json() as Promise<StripView>) : null)) // cast: our own route answers
      .then(setOwn)
      .catch(() => {}); // gone on to another page, or offline: what is shown stays
    return () => stop.abort();
  }, [wanted]);
  return own !== null && own.slug === wanted ? own : fromServer;
}
