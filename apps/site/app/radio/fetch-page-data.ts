import type { ScheduleEntry } from '../live/day-view.ts';
import type { Listenable } from './listenable.ts';

/** What the page of an episode has to listen to. Null where it does not come: what plays goes on. */
export const episodeOfPage = (path: string): Promise<Listenable | null> => fetchJson(`${path}escolta.json`);

/** What the station of a page broadcasts from now on. Null where it does not come. */
export const scheduleOfPage = (path: string): Promise<readonly ScheduleEntry[] | null> => fetchJson(`${path}dia.json`);

const fetchJson = <T>(address: string): Promise<T | null> =>
  fetch(address).then(
    (response) => (response.ok ? (response.json() as Promise<T>) : null), // cast: our own routes answer
    () => null,
  );
