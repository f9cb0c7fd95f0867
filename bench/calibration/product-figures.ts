import type { CalibrationFigures } from '@sintonia/contracts';
import type { Condition } from './conditions.ts';
import type { Figure } from './judge.ts';

const rounded = (value: number): number => Number(value.toFixed(4));

/** `calibration-figures.json` of the server, shown beside each definition: the ratios of `docs/calibration.md`. */
export const productFigures = (conditions: readonly Condition[], figures: readonly Figure[]): CalibrationFigures =>
  conditions.map(({ name, catalan }) => ({
    condition: { ca: catalan, en: name },
    metrics: Object.fromEntries(
      figures
        // Where nothing happened nothing is known; where only robots did something, there is no ratio.
        .filter((one) => one.condition === name && (one.real !== 0 || one.measured !== 0) && Number.isFinite(one.ratio))
        .map(({ metric, ratio, least, most }) => [
          metric,
          { ratio: rounded(ratio), least: rounded(least), most: rounded(most) },
        ]),
    ),
  }));
