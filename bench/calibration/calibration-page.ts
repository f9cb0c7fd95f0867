import type { Condition } from './conditions.ts';
import type { Figure } from './judge.ts';
import { restoredPageviews } from './restored-pageviews.ts';

/** «–» where the true figure is 0 and the measured one is not. */
const ratioOf = (value: number): string => (Number.isFinite(value) ? value.toFixed(4) : '–');
const boundsOf = ({ least, most }: Figure): string => {
  if (!Number.isFinite(most)) return 'no ratio';
  return least === most ? `${least.toFixed(3)} exactly` : `${least.toFixed(3)} to ${most.toFixed(3)}`;
};
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

True visitors include those who refused or ignored consent. A visit is a series of page views, links and media starts without a
pause of 30 minutes, in which playing media is none; hits state whole seconds, so a pause within a second of 30 minutes may end a
visit or not, and the allowed range includes both. Content time is wall-clock time in which content advances. Broadcasts are those of one
title in an imported schedule of the weeks before; episodes of some are on demand, and are played within 7 days, within
28 days or later.

## What counting without an identifier restores

Visitors who refuse or do not answer are counted without an identifier and without storage: their page views and searches.
Visits, visitors and playback need consent and are not restored.

| condition | page views | with an identifier | without one | with an identifier ÷ true | together ÷ true |
| --- | --: | --: | --: | --: | --: |
${restoredPageviews(figures)
  .map(
    ({ condition, real, identified, exempt }) =>
      `| ${condition} | ${real} | ${identified} | ${exempt} | ${(identified / real).toFixed(3)} | ${((identified + exempt) / real).toFixed(3)} |`,
  )
  .join('\n')}

${conditions.map((condition) => section(condition, figures)).join('\n')}`;
}

const section = ({ name, reason }: Condition, figures: readonly Figure[]): string => `## ${name}

${reason}

| metric | true | measured | measured ÷ true | allowed |
| --- | --: | --: | --: | --- |
${figures
  .filter(({ condition }) => condition === name)
  .map(
    (figure) =>
      `| ${figure.metric} | ${number(figure.real)} | ${number(figure.measured)} | ${ratioOf(figure.ratio)} | ${boundsOf(figure)}${figure.passed ? '' : ', **failed**'} |`,
  )
  .join('\n')}
`;
