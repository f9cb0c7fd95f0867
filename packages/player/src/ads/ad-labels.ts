/** Texts of the ad layer, visible and for screen readers. */
export const AD_LABELS = {
  advertising: 'Publicitat',
  place: (position: number, ads: number) => (ads > 1 ? `Anunci ${position} de ${ads}` : 'Anunci'),
  left: (spoken: string) => `En queden ${spoken}`,
  skip: 'Omet l’anunci',
  skipIn: (seconds: number) => `Omet l’anunci d’aquí a ${seconds} s`,
  canSkip: 'Ja pots ometre l’anunci.',
  visit: (advertiser: string) => `${advertiser}: ves al web de l’anunciant (s’obre en una pestanya nova)`,
  advertiser: 'L’anunciant',
} as const;
