/** Every screen of the studio, below `/estudi/`; those of an entity with one that the demonstration has. */
export const STUDIO_SCREENS: readonly string[] = [
  ...['ara', 'tauler', 'resum', 'contingut', 'video-i-audio', 'emissions', 'anuncis', 'anuncis/fitxers', 'qualitat'],
  ...['explora', 'explora/embut', 'explora/recorregut', 'explora/retencio', 'explora/al-llarg', 'explora/despres'],
  ...['alertes', 'experiments', 'experiments/nou', 'etiqueta', 'en-paral-lel', 'depurador', 'rebutjats', 'privadesa'],
  ...[
    'tokens',
    'api',
    'equip',
    'auditoria',
    'compte',
    'fitxa/pagina?de=portada',
    'fitxa/titol?de=La%20carena%20de%20llevant',
  ],
  ...['fitxa/programa?de=Cims', 'fitxa/autor?de=Marta%20Escarr%C3%A0%20Duch', 'fitxa/seccio?de=noticies'],
  ...['fitxa/tema?de=Patrimoni', 'fitxa/campanya?de=butlleti-tardor', 'fitxa/cerca?de=horaris%20del%20tren'],
  ...['fitxa/canal?de=tramuntana-1', 'fitxa/emissio?canal=tramuntana-1&emissio=ara'],
  ...['fitxa/error?de=manifestLoadError', 'fitxa/sessio?de=cap', 'fitxa/visitant', 'no-existeix'],
];
