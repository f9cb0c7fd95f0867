/** Kinds of question in «Explora» and the address of each. */
export const QUESTION_PATHS = {
  table: '/explora',
  funnel: '/explora/embut',
  flow: '/explora/recorregut',
  retention: '/explora/retencio',
  along: '/explora/al-llarg',
  after: '/explora/despres',
} as const;

export type QuestionKind = keyof typeof QUESTION_PATHS;
