/** Labels of the coded values that are named outside the studio, too: in mails of alerts. */

const LABELS = {
  device: {
    desktop: { ca: 'Ordinador', en: 'Desktop' },
    mobile: { ca: 'Mòbil', en: 'Mobile' },
    tablet: { ca: 'Tauleta', en: 'Tablet' },
    tv: { ca: 'Televisor', en: 'Television' },
  },
  referrerType: {
    direct: { ca: 'Directa', en: 'Direct' },
    internal: { ca: 'El mateix web', en: 'Same site' },
    search: { ca: 'Cercador', en: 'Search engine' },
    social: { ca: 'Xarxa social', en: 'Social network' },
    other: { ca: 'Un altre web', en: 'Another site' },
  },
} as const satisfies Record<string, Record<string, { ca: string; en: string }>>;

/** Labels by dimension and stored value. */
export const valueLabels = (language: 'ca' | 'en'): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    Object.entries(LABELS).map(([dimension, values]) => [
      dimension,
      Object.fromEntries(Object.entries(values).map(([value, label]) => [value, label[language]])),
    ]),
  );
