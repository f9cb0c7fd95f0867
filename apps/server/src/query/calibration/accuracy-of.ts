/** How wrong a metric can be: measured ÷ true in each calibrated condition (`npm run calibrate`, docs/calibration.md). */
import { CalibrationFigures, type MetricAccuracy } from '@sintonia/contracts';
import figures from './calibration-figures.json' with { type: 'json' };

const calibrated = CalibrationFigures.parse(figures);

/** Empty for a metric that is not calibrated. */
export const accuracyOf = (metric: string): MetricAccuracy[] =>
  calibrated.flatMap(({ condition, metrics }) => {
    const found = metrics[metric];
    return found ? [{ condition, ...found }] : [];
  });
