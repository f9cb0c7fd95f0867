import type { Shape } from './catalan.ts';
import { experimentEditorCatalan } from './experiment-editor-catalan.ts';
import { experimentsCatalan } from './experiments-catalan.ts';
import { parallelRunCatalan } from './parallel-run-catalan.ts';
import { resultsCatalan } from './results-catalan.ts';
import { tagDeliveryCatalan } from './tag-delivery-catalan.ts';

/** Texts of screens that load when they are opened, in Catalan. */
export const screensCatalan = {
  results: resultsCatalan,
  experiments: experimentsCatalan,
  experimentEditor: experimentEditorCatalan,
  tagDelivery: tagDeliveryCatalan,
  parallelRun: parallelRunCatalan,
} as const;

export type ScreenMessages = Shape<typeof screensCatalan>;
