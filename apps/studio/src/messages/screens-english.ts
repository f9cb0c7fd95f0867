import { experimentEditorEnglish } from './experiment-editor-english.ts';
import { experimentsEnglish } from './experiments-english.ts';
import { parallelRunEnglish } from './parallel-run-english.ts';
import { resultsEnglish } from './results-english.ts';
import type { ScreenMessages } from './screens-catalan.ts';
import { tagDeliveryEnglish } from './tag-delivery-english.ts';

/** Texts of screens that load when they are opened, in English. */
export const screensEnglish: ScreenMessages = {
  results: resultsEnglish,
  experiments: experimentsEnglish,
  experimentEditor: experimentEditorEnglish,
  tagDelivery: tagDeliveryEnglish,
  parallelRun: parallelRunEnglish,
};
