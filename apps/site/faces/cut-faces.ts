/**
 * Subsets the three typefaces into `app/ui/design/faces/`: the letters of western Europe, the weights that the style
 * sheets name, and no tables for fractions. 134 KB become 76. Run by hand when another weight is needed: `npx node
 * apps/site/faces/cut-faces.ts`. Needs FontTools (`apt install fonttools python3-brotli`). Their licence, the OFL,
 * permits subsets under the same names.
 */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const requireHere = createRequire(import.meta.url);
const INTO = join(import.meta.dirname, '../app/ui/design/faces');

interface Face {
  name: string;
  /** A range of the weight axis, or the single weight of a face. */
  weight: string;
}

const FACES: readonly Face[] = [
  { name: 'newsreader', weight: '400:750' },
  { name: 'hanken-grotesk', weight: '400:750' },
  // Section names are set in 600 to 700: the weights look alike, and a second one doubles the file.
  { name: 'bricolage-grotesque', weight: '690' },
];

const LETTERS = 'U+20-7E,U+A0-FF,U+131,U+13F-140,U+152-153,U+2C6,U+2DA,U+2DC';
const SIGNS =
  'U+2002-2003,U+2009-200D,U+2010-2015,U+2018-201A,U+201C-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2190-2193,U+2212';
const FEATURES = 'kern,mark,mkmk,liga,clig,calt,ccmp,locl,rlig,tnum,lnum,case';

const scratch = await mkdtemp(join(tmpdir(), 'sintonia-faces-'));
await mkdir(INTO, { recursive: true });
for (const { name, weight } of FACES) {
  const folder = dirname(requireHere.resolve(`@fontsource-variable/${name}/package.json`));
  const narrowed = join(scratch, `${name}.ttf`);
  await run('fonttools', [
    'varLib.instancer',
    join(folder, 'files', `${name}-latin-wght-normal.woff2`),
    `wght=${weight}`,
    `--output=${narrowed}`,
  ]);
  await run('pyftsubset', [
    narrowed,
    `--unicodes=${LETTERS},${SIGNS}`,
    `--layout-features=${FEATURES}`,
    '--flavor=woff2',
    '--no-hinting',
    `--output-file=${join(INTO, `${name}.woff2`)}`,
  ]);
  await copyFile(join(folder, 'LICENSE'), join(INTO, `${name}.LICENSE.txt`));
}
await rm(scratch, { recursive: true });
