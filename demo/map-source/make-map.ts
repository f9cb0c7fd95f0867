/**
 * `npm run map`: the geography of the weather, from the National Geographic Institute's outlines (es-atlas) and the
 * lists beside this file. Writes the server's gazetteer, the site's base map and the outlines of the municipalities.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { withoutAccents } from '@sintonia/contracts/without-accents';
import { geoCentroid, geoMercator } from 'd3-geo';
import { feature, merge, mesh } from 'topojson-client';
import { coastKm, distanceKm } from './coast.ts';
import { outline, type Position } from './map-outline.ts';

const ROOT = new URL('../../', import.meta.url);
const PLACES = new URL('apps/server/src/weather/places/places.json', ROOT);
const BASE_MAP = new URL('apps/site/app/pages/weather/map/catalonia.svg', ROOT);
const OUTLINES = new URL('apps/site/app/pages/weather/map/municipalities.json', ROOT);

/** Width of the map in its own units; a unit is about 250 m. */
const WIDTH = 1000;
const MARGIN = 12;
const PROVINCES: Readonly<Record<string, string>> = {
  '08': 'Barcelona',
  '17': 'Girona',
  '25': 'Lleida',
  '43': 'Tarragona',
};

const readJson = (path: string | URL) => JSON.parse(readFileSync(path, 'utf8'));
const beside = (name: string) => readJson(new URL(name, import.meta.url));

type Atlas = Parameters<typeof merge>[0] & { objects: { municipalities: { geometries: unknown[] } } };
type Municipality = Extract<Parameters<typeof merge>[1], readonly unknown[]>[number] & {
  id?: string | number;
  properties?: { name: string };
};
const atlas: Atlas = readJson(createRequire(import.meta.url).resolve('es-atlas/es/municipalities.json'));
const municipalities = (atlas.objects.municipalities.geometries as Municipality[]) // cast: the atlas contains polygons
  .filter(({ id }) => String(id).slice(0, 2) in PROVINCES)
  .sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'ca'));
const land = merge(atlas, municipalities);

const fitted = geoMercator().fitWidth(WIDTH - 2 * MARGIN, land);
const [left, top] = fitted.translate();
const projection = fitted.translate([left + MARGIN, top + MARGIN]);
const project = (point: [number, number]) => projection(point);
const ys = land.coordinates.flat(2).map(([longitude = 0, latitude = 0]) => project([longitude, latitude])?.[1] ?? 0);
const HEIGHT = Math.ceil(Math.max(...ys)) + MARGIN;

const comarcaOf = new Map<string, string>();
for (const [comarca, byProvince] of Object.entries<Record<string, string>>(beside('comarques.json')))
  for (const [province, numbers] of Object.entries(byProvince))
    for (const number of numbers.split(' ')) comarcaOf.set(province + number, comarca);

interface Town {
  name: string;
  /** Name on the map. */
  shortName?: string;
  latitude: number;
  longitude: number;
}
const mainTowns: Town[] = beside('main-towns.json');
const heights = Object.entries<number>(beside('known-heights.json'));
const places = municipalities.map(placeOf);

writeFileSync(PLACES, `[\n${places.map((place) => JSON.stringify(place)).join(',\n')}\n]\n`);
writeFileSync(
  OUTLINES,
  `${JSON.stringify(Object.fromEntries(municipalities.map((one) => [slugOf(one), [nameOf(one), shape(one)]])))}\n`,
);
writeFileSync(BASE_MAP, baseMap());
console.log(`${places.length} municipalities on a map of ${WIDTH} × ${HEIGHT}`);

function nameOf({ properties }: Municipality): string {
  return (properties?.name ?? '').replaceAll("'", '’');
}

function slugOf(municipality: Municipality): string {
  return withoutAccents(nameOf(municipality))
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');
}

/** The town hall if known, else the centre of the municipality. */
function pointOf(municipality: Municipality): [number, number] {
  const town = mainTowns.find(({ name }) => name === municipality.properties?.name);
  return town ? [town.longitude, town.latitude] : geoCentroid(feature(atlas, municipality));
}

function placeOf(municipality: Municipality) {
  const point = pointOf(municipality);
  const [x = 0, y = 0] = project(point) ?? [];
  const id = String(municipality.id).slice(0, 5);
  const main = mainTowns.findIndex(({ name }) => name === municipality.properties?.name);
  return {
    id,
    slug: slugOf(municipality),
    name: nameOf(municipality),
    comarca: comarcaOf.get(id) ?? '',
    province: PROVINCES[id.slice(0, 2)] ?? '',
    latitude: round(point[1], 3),
    longitude: round(point[0], 3),
    heightM: heightOf(municipality, point),
    coastKm: Math.round(coastKm(point)),
    leftPercent: round((x / WIDTH) * 100, 1),
    topPercent: round((y / HEIGHT) * 100, 1),
    ...(main >= 0 ? { mainRank: main + 1, shortName: mainTowns[main]?.shortName ?? nameOf(municipality) } : {}),
  };
}

/** Altitude in metres: known, or interpolated from the three nearest known ones. An estimate, only for the sample. */
function heightOf(municipality: Municipality, point: [number, number]): number {
  const known = heights.find(([name]) => name === municipality.properties?.name);
  if (known) return known[1];
  const nearest = heights
    .map(([name, heightM]) => ({ heightM, km: distanceKm(point, knownPoint(name)) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, 3);
  const weights = nearest.map(({ km }) => 1 / (km * km + 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return Math.round(nearest.reduce((sum, { heightM }, index) => sum + heightM * (weights[index] ?? 0), 0) / total);
}

function knownPoint(name: string): [number, number] {
  const found = municipalities.find(({ properties }) => properties?.name === name);
  if (!found) throw new Error(`known-heights.json: there is no municipality «${name}»`);
  return pointOf(found);
}

function shape(municipality: Municipality): string {
  const { geometry } = feature(atlas, municipality) as unknown as {
    geometry: { type: 'Polygon'; coordinates: Position[][] } | { type: 'MultiPolygon'; coordinates: Position[][][] };
  }; // cast: one or several polygons
  const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
  return outline(rings, project);
}

function baseMap(): string {
  const between = (differs: (id: string) => string | undefined) =>
    mesh(
      atlas,
      { type: 'GeometryCollection', geometries: municipalities },
      (a, b) => a !== b && differs(String(a.id).slice(0, 5)) !== differs(String(b.id).slice(0, 5)),
    );
  const comarques = outline(between((id) => comarcaOf.get(id)).coordinates, project, true);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><title>Catalunya</title>`,
    '<style>.l{fill:#e9eee4;stroke:#98a69a;stroke-width:2}.c{fill:none;stroke:#fff;stroke-width:2.4}',
    '@media(prefers-color-scheme:dark){.l{fill:#252c2c;stroke:#4a5656}.c{stroke:#171c1e}}</style>',
    `<path class="l" stroke-linejoin="round" d="${outline(land.coordinates.flat(), project)}"/>`,
    `<path class="c" stroke-linejoin="round" d="${comarques}"/></svg>\n`,
  ].join('');
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
