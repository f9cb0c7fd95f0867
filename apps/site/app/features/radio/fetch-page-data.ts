import type { ScheduleEntry } from '../../shared/on-air/day-view.ts';
import type { Listenable } from './listenable.ts';

/** Listenable of an episode's page. Null when the request fails: current playback continues. */
export const episodeOfPage = (path: string): Promise<Listenable | null> => fetchJson(`${path}escolta.json`);

/** Schedule of a page's station from now on. Null when the request fails. */
export const scheduleOfPage = (path: string): Promise<readonly ScheduleEntry[] | null> => fetchJson(`${path}dia.json`);

const fetchJson = <T>(address: string): Promise<T | null> =>
  fetch(address).then(
    (response) => (response.ok ? (response.json() as Promise<T>) : null), // cast: own routes
    () => null,
  );
