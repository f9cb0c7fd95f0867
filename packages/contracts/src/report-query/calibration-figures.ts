import { z } from 'zod';
import { Words } from './bilingual.ts';

/** Measured ÷ true, and the bounds that the condition explains. */
const Accuracy = z.object({ ratio: z.number(), least: z.number(), most: z.number() });

/** Result of the calibration: for each condition, the accuracy of each calibrated metric. */
export const CalibrationFigures = z.array(z.object({ condition: Words, metrics: z.record(z.string(), Accuracy) }));
export type CalibrationFigures = z.infer<typeof CalibrationFigures>;

export const MetricAccuracy = Accuracy.extend({ condition: Words });
export type MetricAccuracy = z.infer<typeof MetricAccuracy>;

export const MetricAccuracyQuery = z.object({ metric: z.string() });

/** `GET /api/v1/reports/accuracy`: in each calibrated condition; empty if the metric is not calibrated. */
export const MetricAccuracyList = z.array(MetricAccuracy);
export type MetricAccuracyList = z.infer<typeof MetricAccuracyList>;
