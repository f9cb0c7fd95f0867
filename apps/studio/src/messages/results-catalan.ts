/** Texts of experiment results, in Catalan. */
export const resultsCatalan = {
  title: 'Resultats',
  back: 'L’experiment',
  audience: 'Audiència de l’experiment',
  aa: 'Prova A/A: tothom veu el mateix',
  holdout: 'Grup de control permanent',
  hypothesis: 'Hipòtesi',
  dataFrom: (day: string) => `amb dades des del ${day}`,
  goal: 'Objectiu',
  mainGoal: 'decideix',
  units: {
    share: 'Dels visitants',
    seconds: 'Per visitant',
    count: 'Per visitant',
    number: 'Per visitant',
  },
  decision: {
    better: (variant: string) => `«${variant}» va millor`,
    worse: (variant: string) => `«${variant}» va pitjor`,
    allWorse: 'Cap variant no ho millora',
    open: 'Encara no es pot dir quina va millor',
    over: 'No s’ha pogut veure quina va millor',
    tooFew: 'Encara no hi ha prou dades',
    stopped: 'Els resultats estan aturats',
    nothing: 'Només hi ha una variant',
    aaFine: 'L’A/A surt bé: no hi ha cap diferència',
    aaWrong: 'L’A/A troba una diferència que no hi pot ser',
  },
  reading: (goal: string, lift: string, baseline: string) => `${goal}: ${lift} respecte de «${baseline}».`,
  between: (low: string, high: string) => `entre ${low} i ${high}`,
  upTo: (high: string) => `fins a ${high}`,
  from: (low: string) => `des de ${low}`,
  unbounded: 'sense límit',
  show: (variant: string) => `Ensenya «${variant}» a tothom`,
  showWhy: 'Se’n prepara un contingut amb aquesta versió. Quan l’engeguis, atura l’experiment.',
  confidence: (range: string, confidence: string) =>
    `Amb un ${confidence} de confiança, la diferència de debò és ${range}, es miri quan es miri.`,
  /** Short months end in a full stop already. */
  decidedSince: (day: string) => `És clar des del ${day.replace(/\.?$/, '.')}`,
  daysLeft: (days: string, isOne: boolean) =>
    isOne
      ? 'Si la diferència es manté, serà clar d’aquí a un dia.'
      : `Si la diferència es manté, serà clar d’aquí a ${days} dies.`,
  aaFineAdvice: 'El repartiment i el recompte són de fiar per a aquesta prova. Ja es pot fer la de debò.',
  aaWrongAdvice:
    'Tothom ha vist el mateix, o sigui que l’error és al repartiment o al recompte. Un de cada vint A/A en troba una per atzar; si torna a passar, no facis cas de cap resultat fins que se sàpiga per què.',
  nothingAdvice: 'Per comparar cal una segona variant, o deixar una part dels visitants fora.',
  tooFewAdvice: (visitors: string, active: string) =>
    `Cada variant necessita com a mínim ${visitors} visitants comptats, i ${active} que facin el que es compta.`,
  counted: (count: string) => (count === '1' ? '1 visitant comptat' : `${count} visitants comptats`),
  waiting: (count: string, days: number) =>
    `${count} encara ${count === '1' ? 'té' : 'tenen'} temps: cadascú compta quan fa ${days === 1 ? 'un dia' : `${days} dies`} que ho ha vist`,
  mixed: (count: string) =>
    count === '1'
      ? '1 ha vist més d’una variant i compta per la primera'
      : `${count} han vist més d’una variant i compten per la primera`,
  forged: (count: string) =>
    count === '1'
      ? '1 no compta: se l’ha inventat una màquina'
      : `${count} no compten: se’ls ha inventat una sola màquina`,
  countedFrom: (day: string) => `comptat des del ${day}, quan van canviar les variants`,
  goalsChanged: (day: string) =>
    `els objectius es van canviar el ${day}, amb l’experiment en marxa: qui va triar el que decideix ja podia haver vist resultats`,
  updated: (time: string) => `Actualitzat a les ${time}`,
  refresh: 'Actualitza',
  variants: 'Variants',
  variant: 'Variant',
  entered: 'Hi han entrat',
  visitors: 'Ja comptats',
  baseline: 'referència',
  lift: 'Diferència',
  interval: 'Interval',
  probability: 'Probabilitat que sigui millor',
  enough: 'Quan se sabrà',
  today: 'ja se sap',
  inDays: (days: string, isOne: boolean) => (isOne ? 'd’aquí a un dia' : `d’aquí a ${days} dies`),
  notSoon: 'encara trigarà',
  leftOpen: 'sense conclusió',
  tooFewHere: 'massa pocs visitants',
  past: {
    legend: 'El que els visitants feien abans',
    with: 'Descomptant-ho',
    without: 'Tal com s’ha mesurat',
    helps: (part: string) =>
      `El que cadascú feia les quatre setmanes abans explica un ${part} de la variació; descomptar-ho fa l’interval més estret.`,
    helpsNot: 'El que els visitants feien abans no diu res del que han fet després: no es descompta res.',
  },
  overDays: 'L’interval, dia a dia',
  plotOf: 'Variant del gràfic',
  asTable: 'Mostra’l com a taula',
  asChart: 'Mostra’l com a gràfic',
  day: 'Dia',
  low: 'Com a mínim',
  high: 'Com a màxim',
  chooseDay: 'Dia del gràfic',
  asBaseline: (baseline: string) => `igual que «${baseline}»`,
  oneDay: 'El primer dia que hi ha prou visitants. El gràfic creixerà cada dia.',
  needs: {
    title: 'Quant cal esperar',
    lead: 'Per veure una diferència d’aquesta mida quatre de cada cinc vegades que hi és, amb els visitants que venen ara.',
    leadOver: 'Per veure una diferència d’aquesta mida quatre de cada cinc vegades que hi és. Ara no hi entra ningú.',
    size: 'Diferència',
    visitors: 'Visitants de les dues variants',
    when: 'Es veuria',
    now: 'ja n’hi ha prou',
    days: (days: string, isOne: boolean) => (isOne ? 'd’aquí a un dia' : `d’aquí a ${days} dies`),
    never: 'd’aquí a més d’un any',
  },
  alarm: {
    lead: 'Les variants no tenen els visitants que els toquen. Alguna cosa fa que part de la gent no hi arribi o no es compti, i qualsevol diferència podria venir d’això. Fins que no s’arregli, no se n’ensenya cap.',
    p: (times: string) => `Per atzar passaria com a molt una vegada de cada ${times}.`,
    shares: 'Visitants que hi ha i que n’hi hauria d’haver',
    found: 'En té',
    expected: 'N’hi tocarien',
    source: 'D’on ve',
    explains: 'Sense això, la resta quadra: és aquí on cal mirar.',
    partly: 'No quadra, però no ho explica tot.',
    also: (parts: string) => `També surten descompensats: ${parts}`,
    nowhere: 'No quadra enlloc en concret: mira primer si una variant triga més, falla, o porta a una altra pàgina.',
    dimensions: { day: 'Dia', device: 'Dispositiu', browser: 'Navegador', landing: 'Pàgina d’entrada' },
    devices: { desktop: 'ordinador', mobile: 'mòbil', tablet: 'tauleta', tv: 'televisor' },
    unknown: 'desconegut',
    segment: (variant: string, found: string, expected: string) => `«${variant}»: ${found} en lloc de ${expected}`,
  },
  method: {
    title: 'Com es compta',
    once: 'Cada visitant compta una vegada, per la primera variant que ha vist, amb el que ha fet durant els dies que dura un resultat. Els robots i qui no ha acceptat la mesura no hi són.',
    always:
      'Els intervals valen sempre alhora: es poden mirar cada dia, i aturar l’experiment quan n’hi hagi un que deixi fora el zero, sense enganyar-se més d’una vegada de cada vint.',
    several: 'Amb més de dues variants, cada comparació té la seva part d’aquest marge.',
    probability:
      'La probabilitat parteix de la idea que la majoria de canvis fan poc, i per això amb pocs visitants s’acosta al 50 %.',
    ratio: 'Abans de res es comprova que cada variant tingui els visitants que li toquen. Si no, no hi ha resultats.',
  },
};
export type ResultsWords = typeof resultsCatalan;
