import type { Condition } from './conditions.ts';
import type { Figure } from './judge.ts';

const number = (value: number): string => String(Number(value.toFixed(value < 10 ? 3 : 0)));

/** Generates `docs/calibration.md`: results by condition. */
export function calibrationPage(
  conditions: readonly Condition[],
  figures: readonly Figure[],
  { seed, size, days }: { seed: number; size: number; days: number },
): string {
  const failed = figures.filter(({ passed }) => !passed).length;
  return `# Calibration

Accuracy of figures: a real server measures a simulated audience whose true figures are known, with and without
disturbances. Written by \`npm run calibrate -- --seed ${seed} --size ${size} --days ${days}\`; ${figures.length - failed} of ${figures.length} figures are within their allowed range.

True visitors include those who refused or ignored consent. A visit is a series of page views, links and media starts with
gaps under 30 minutes. Content time is wall-clock time in which content advances.

${conditions.map((condition) => section(condition, figures)).join('\n')}`;
}

const section = ({ name, reason }: Condition, figures: readonly Figure[]): string => `## ${name}

${reason}

| metric | true | measured | measured ÷ true | allowed |
| --- | --: | --: | --: | --- |
${figures
  .filter(({ condition }) => condition === name)
  .map(
    ({ metric, real, measured, ratio, least, most, passed }) =>
      `| ${metric} | ${number(real)} | ${number(measured)} | ${ratio.toFixed(4)} | ${least === most ? `${least.toFixed(3)} exactly` : `${least.toFixed(3)} to ${most.toFixed(3)}`}${passed ? '' : ', **failed**'} |`,
  )
  .join('\n')}
`;
