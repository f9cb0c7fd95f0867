import type { AlertCause } from '@sintonia/contracts';
import type { Finding } from './figures.ts';

export type Watched = Finding & { sections: string[]; cause: () => Promise<AlertCause | null> };
