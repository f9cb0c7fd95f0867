import { useWordsOf } from '../messages/language.ts';
import type { QuestionKind } from './question-paths.ts';

interface KindNames {
  kinds: string;
  kind: Readonly<Record<QuestionKind, string>>;
}

const catalan: KindNames = {
  kinds: 'Tipus de pregunta',
  kind: {
    table: 'Taules',
    funnel: 'Embuts',
    flow: 'Recorreguts',
    retention: 'Qui torna',
    along: 'Al llarg del contingut',
    after: 'Cerques i campanyes',
  },
};

const english: KindNames = {
  kinds: 'Kinds of question',
  kind: {
    table: 'Tables',
    funnel: 'Funnels',
    flow: 'Flows',
    retention: 'Retention',
    along: 'Along the content',
    after: 'Searches and campaigns',
  },
};

/** Names of the kinds of question; the texts of each are loaded with it. */
export const useKindNames = (): KindNames => useWordsOf(catalan, english);
