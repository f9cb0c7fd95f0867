import type { SimulatedAd } from '@sintonia/simulator';

const ad = (campaign: string, name: string, advertiser: string, clip: string, lengthS: number): SimulatedAd => ({
  id: campaign,
  name,
  lengthS,
  advertiser,
  campaign,
  creative: clip,
});

/** The campaigns of the demo's ad server (`demo/advertising/campaigns.json`). */
export const NIGHT_TRAIN = ad(
  'estel-tren-de-nit',
  'Adorm-t’hi i desperta’t a mar',
  'Estel, el tren de nit',
  'ad-trens',
  8,
);
export const ADS: readonly SimulatedAd[] = [
  ad('cooperativa-primavera', 'La llet de la vall', 'Cooperativa lletera La Vaquera', 'ad-cooperativa', 10),
  NIGHT_TRAIN,
  ad('full-girat-sant-jordi', 'Un llibre que no esperaves', 'Llibreria El Full Girat', 'ad-llibres', 6),
];
