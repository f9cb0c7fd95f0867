/** Texts of the parallel run, in Catalan. */
export const parallelRunCatalan = {
  title: 'En paral·lel',
  lead: 'Mentre convivim amb l’eina d’abans, totes dues mesuren el mateix. Aquí es veu, dia a dia, què ha comptat cadascuna i d’on surt la diferència.',
  comparedServers: (analytics: string, heartbeats: string) =>
    analytics === heartbeats
      ? `Qui ho ha acceptat també es mesura a ${analytics}.`
      : `Qui ho ha acceptat també es mesura a ${analytics} (pàgines) i a ${heartbeats} (reproducció).`,
  noComparedServers:
    'Ara mateix no s’envia res a cap altre servidor. S’activa a la configuració del servidor; les xifres d’aquí sota es poden comparar igualment.',
  metric: 'Mètrica',
  byDay: (metric: string) => `${metric}, per dies`,
  day: 'Dia',
  ours: 'Nosaltres',
  withoutIdentifier: 'Sense identificador',
  robots: 'Robots',
  arrival: 'Dia d’arribada',
  expected: 'Haurien de tenir',
  theirs: 'Ells',
  unexplained: 'Sense explicar',
  why: {
    withoutIdentifier:
      'Qui no accepta l’analítica el comptem una vegada per pàgina i sense identificar. No s’envia mai a ningú més.',
    robots:
      'Robots i esdeveniments falsos: els apartem dels nostres informes; l’altre servidor els rep i pot ser que els compti.',
    arrival:
      'Nosaltres comptem el dia en què va passar, encara que l’esdeveniment arribi més tard. L’altre servidor compta el dia en què li arriba.',
    unexplained:
      'El que no surt de cap de les tres causes: esdeveniments que una xarxa o un bloquejador ha aturat pel camí, o una definició diferent.',
  },
  importTitle: 'Les xifres de l’altra eina',
  importHow:
    'Exporta-les per dies en CSV: una columna amb la data i una per mètrica. S’hi val el nom que hi posa l’altra eina (Page Views, Unique Visitors, Media Starts…). Una xifra que ja hi era se substitueix.',
  example:
    'day,pageviews,visits,visitors,plays,completions,contentTimeSpent\n2026-11-20,182044,61203,40911,23817,9120,18044210',
  file: 'Tria el fitxer',
  mayNotImport: 'Per afegir-hi xifres cal ser editor o administrador.',
  imported: (count: string) => {
    if (count === '0') return 'No se n’ha desat cap xifra. Compara el fitxer amb l’exemple.';
    return count === '1' ? 'S’ha desat 1 xifra.' : `S’han desat ${count} xifres.`;
  },
  showDays: 'Mostra’n els dies',
  refused: (line: number, why: string) => `Línia ${line}: ${why}`,
  whyRefused: {
    noDay: 'no hi ha cap data que s’entengui.',
    noNumber: 'això no és cap nombre.',
    unknownColumn: 'aquesta columna no correspon a cap mètrica.',
  },
};
