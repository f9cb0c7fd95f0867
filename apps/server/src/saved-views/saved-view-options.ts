import type { AsStaff } from '../access/as-staff.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { ReadNames } from '../mail/value-words.ts';
import type { Answering } from '../query/answering.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import type { AnswerSavedAnalysis, CheckSavedAnalysis } from './analysis-figures.ts';
import type { WeekLists } from './week-lists.ts';

export interface SavedViewRoutesOptions {
  database: OperationalDatabase;
  asStaff: AsStaff;
  answering: () => Promise<Answering>;
  answerAnalysis: AnswerSavedAnalysis;
  checkAnalysis: CheckSavedAnalysis;
  weekLists: WeekLists;
  mailer: Mailer;
  broadcaster: () => Promise<string>;
  readNames: ReadNames;
  publicOrigin: string | null;
  now: () => Date;
}
