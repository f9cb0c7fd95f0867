/** Parts of the country named in bulletins, by the map's towns in them. */
export const ZONES = [
  { at: 'al Pirineu', towns: ['vielha-e-mijaran', 'puigcerda', 'la-seu-d-urgell', 'tremp'] },
  { at: 'a Ponent', towns: ['lleida', 'cervera'] },
  { at: 'a la Catalunya central', towns: ['manresa', 'vic', 'berga'] },
  { at: 'a les comarques gironines', towns: ['girona', 'figueres', 'olot', 'palamos'] },
  {
    at: 'a les comarques de Barcelona i el Camp de Tarragona',
    towns: ['barcelona', 'vilafranca-del-penedes', 'tarragona'],
  },
  { at: 'a les Terres de l’Ebre', towns: ['tortosa', 'gandesa'] },
] as const;

export const COASTS = [
  { name: 'Costa de Girona', town: 'palamos' },
  { name: 'Costa central', town: 'barcelona' },
  { name: 'Costa de Tarragona', town: 'tarragona' },
] as const;

export const HEIGHTS = [
  { name: 'Pirineu occidental', town: 'vielha-e-mijaran' },
  { name: 'Pirineu oriental', town: 'puigcerda' },
] as const;
