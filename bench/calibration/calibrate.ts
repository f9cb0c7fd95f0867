/**
 * `npm run calibrate -- [--seed 1] [--size 0.1] [--days 6] [--only clean]`: measures a simulated audience with a real server and
 * prints measured ÷ true for every metric, with and without disturbances. The last line counts passed checks.
 */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startServer } from '../../e2e/support/start-server.ts';
import { importSchedule } from './calibrated-schedule.ts';
import { calibrationPage } from './calibration-page.ts';
import { CONDITIONS } from './conditions.ts';
import type { Figure } from './judge.ts';
import { CALIBRATED_SERVER, importEpisodes } from './podcast-episodes.ts';
import { productFigures } from './product-figures.ts';
import { restoredPageviews } from './restored-pageviews.ts';
import { runCondition } from './run-condition.ts';

const PAGE = fileURLToPath(new URL('../../docs/calibration.md', import.meta.url));
const FIGURES = fileURLToPath(
  new URL('../../apps/server/src/query/calibration/calibration-figures.json', import.meta.url),
);

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    size: { type: 'string', default: '0.1' },
    days: { type: 'string', default: '6' },
    only: { type: 'string' },
  },
});
const settings = { seed: Number(values.seed), size: Number(values.size), days: Number(values.days) };
const chosen = CONDITIONS.filter(({ name }) => values.only === undefined || name.includes(values.only));

const server = await startServer(CALIBRATED_SERVER);
const figures: Figure[] = [];
try {
  const episodes = await importEpisodes(server);
  const schedule = await importSchedule(server);
  for (const condition of chosen) {
    const result = await runCondition(condition, { ...settings, server, episodes, schedule });
    figures.push(...result.figures);
    console.log(`\n${condition.name}: ${result.requests} requests sent, ${result.lost} lost. ${condition.reason}`);
    console.table(
      Object.fromEntries(
        result.figures.map(({ metric, real, measured, ratio, least, most, passed }) => [
          metric,
          {
            true: Number(real.toFixed(3)),
            measured: Number(measured.toFixed(3)),
            'measured ÷ true': ratio.toFixed(4),
            tolerance: least === most ? `${least.toFixed(3)} exactly` : `${least.toFixed(3)} to ${most.toFixed(3)}`,
            '': passed ? 'ok' : 'FAILED',
          },
        ]),
      ),
    );
  }
} finally {
  await server.stop();
}
if (values.only === undefined) {
  await writeFile(PAGE, calibrationPage(chosen, figures, settings));
  await writeFile(FIGURES, JSON.stringify(productFigures(chosen, figures)));
  execFileSync('npx', ['biome', 'format', '--write', PAGE, FIGURES], { stdio: 'ignore' }); // the format check covers both files
}
for (const { condition, real, identified, exempt } of restoredPageviews(figures))
  console.log(
    `${condition}: of ${real} page views ${identified} have an identifier; ${exempt} more are counted without one`,
  );
const failed = figures.filter(({ passed }) => !passed).length;
console.log(`${figures.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
