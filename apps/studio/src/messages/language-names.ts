import type { StudioLanguage } from '@sintonia/contracts';

export type Language = StudioLanguage;
export const LANGUAGES = ['ca', 'en'] as const satisfies readonly Language[];
