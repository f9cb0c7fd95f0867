import { expect, test } from 'vitest';
import { ALL_METRICS } from '../apps/server/src/query/metrics/all-metrics.ts';
import { isRatio } from '../apps/server/src/query/metrics/metric.ts';
import { BOARDS } from '../apps/studio/src/boards/boards.ts';
import { PRESETS } from '../apps/studio/src/query/presets.ts';

test('R-01 the studio shows each metric in a preset or on a board, or opens it as a part of a ratio there', () => {
  const shown = new Set([
    ...PRESETS.flatMap(({ metrics }) => metrics),
    ...Object.values(BOARDS).flatMap(({ figures }) => figures),
  ]);
  const opened = [...shown].flatMap((key) => {
    const metric = ALL_METRICS[key];
    return metric && isRatio(metric) ? [metric.of, metric.per] : [];
  });
  const known = new Set([...shown, ...opened]);
  expect([...known].filter((key) => !(key in ALL_METRICS))).toEqual([]);
  expect(Object.keys(ALL_METRICS).filter((key) => !known.has(key))).toEqual([]);
});
