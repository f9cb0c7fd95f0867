/** Keyboard shortcuts for the help panel; `controls/keyboard.ts` implements them. */
export const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['Espai', 'K'], 'Reprodueix o posa en pausa'],
  [['←', '→'], '5 segons enrere o endavant'],
  [['J', 'L'], '10 segons enrere o endavant'],
  [['0', '…', '9'], 'Ves al 0 %, 10 %… 90 %'],
  [['Inici', 'Fi'], 'Ves al començament o al final (o al directe)'],
  [['↑', '↓'], 'Puja o baixa el volum'],
  [['M'], 'Silencia'],
  [['C'], 'Subtítols'],
  [['<', '>'], 'Més a poc a poc o més de pressa'],
  [['F'], 'Pantalla completa'],
  [['I'], 'Imatge sobre imatge'],
  [['N'], 'Episodi següent'],
  [['?'], 'Mostra aquestes dreceres'],
];
