/** The tag libraries and the version in force of each environment (T-12). */
import { LibraryList } from '@sintonia/contracts';
import { type Answered, get } from './request.ts';

export const fetchLibraries = (signal?: AbortSignal): Answered<LibraryList> =>
  get('/api/tag-library', LibraryList, signal);
