import { useWordsOf } from '../messages/language.ts';
import type { EntityKind } from './entity-address.ts';

type EntityKinds = Readonly<Record<EntityKind, string>>;

const catalan: EntityKinds = {
  page: 'Pàgina',
  title: 'Títol',
  programme: 'Programa',
  author: 'Autoria',
  section: 'Secció',
  theme: 'Tema',
  campaign: 'Campanya',
  search: 'Cerca',
  channel: 'Canal',
  activity: 'Experiment',
  error: 'Error de reproducció',
};

const english: EntityKinds = {
  page: 'Page',
  title: 'Title',
  programme: 'Programme',
  author: 'Author',
  section: 'Section',
  theme: 'Theme',
  campaign: 'Campaign',
  search: 'Search',
  channel: 'Channel',
  activity: 'Experiment',
  error: 'Playback error',
};

/** What each kind of entity is called. */
export const useEntityKinds = (): EntityKinds => useWordsOf<EntityKinds>(catalan, english);
