export const LANGUAGES = ['ca', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
