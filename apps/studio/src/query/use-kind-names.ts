import { useWordsOf } from '../messages/language.ts';
import type { AnalysisKind } from './analysis-paths.ts';

interface KindNames {
  kinds: string;
  kind: Readonly<Record<AnalysisKind, string>>;
}

const catalan: KindNames = {
  kinds: 'Anàlisis',
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
  kinds: 'Analyses',
  kind: {
    table: 'Tables',
    funnel: 'Funnels',
    flow: 'Flows',
    retention: 'Retention',
    along: 'Along the content',
    after: 'Searches and campaigns',
  },
};

/** Names of the analyses; the texts of each are loaded with it. */
export const useKindNames = (): KindNames => useWordsOf(catalan, english);
