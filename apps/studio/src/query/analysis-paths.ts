/** Kinds of question in «Explora» and the path of each. */
export const QUESTION_PATHS = {
  table: '/explora',
  funnel: '/explora/embut',
  flow: '/explora/recorregut',
  retention: '/explora/retencio',
  along: '/explora/al-llarg',
  after: '/explora/despres',
} as const;

export type QuestionKind = keyof typeof QUESTION_PATHS;

/**
 * Address of a kind of question. Retention compares weeks: without a chosen period it begins with four of them.
 *
 * @param search of the present address: what the bar says stays
 */
export function questionAddress(kind: QuestionKind, search: string): { pathname: string; search: string } {
  const params = new URLSearchParams(search);
  if (kind === 'retention' && !params.has('periode')) params.set('periode', '28d');
  return { pathname: QUESTION_PATHS[kind], search: params.size === 0 ? '' : `?${params}` };
}
