import type { ReactNode } from 'react';
import type { SkySymbolName } from './sky-text.ts';

/*
 * Drawn on 32 units. The cloud's foot runs out to the right like the house's gust; what falls leans with the wind.
 * Colours are the sheet's: --sun, --moon, --cloud, --cloud-dark, --water, --ice, --bolt.
 */
const CLOUD =
  'M6.6 20.4C2.6 19.8 2.4 14 7.2 13.4C7.4 8.6 14.6 6.4 17.2 11C21.2 9.6 24.6 12.4 24.2 15.8C27 16 29 17.4 30 19.2C23 21.2 14 21.6 6.6 20.4Z';
const BEHIND =
  'M12 12.6C12.2 9.4 17 7.8 19 10.8C21.6 9.8 24 11.6 23.8 14C26 14.2 27.4 15.4 28 16.8C23 18 17 18 12 17.4Z';

const Cloud = ({ isDark = false, y = 0 }: { isDark?: boolean; y?: number }) => (
  <path
    d={CLOUD}
    fill={isDark ? 'var(--cloud-dark)' : 'var(--cloud)'}
    transform={y === 0 ? undefined : `translate(0 ${y})`}
  />
);
const RAYS =
  'M16 3.4V6.6M16 25.4V28.6M3.4 16H6.6M25.4 16H28.6M7.1 7.1L9.4 9.4M22.6 22.6L24.9 24.9M24.9 7.1L22.6 9.4M9.4 22.6L7.1 24.9';
const Sun = () => (
  <>
    <circle cx="16" cy="16" r="6.4" fill="var(--sun)" />
    <path d={RAYS} stroke="var(--sun)" strokeWidth="2.2" strokeLinecap="round" />
  </>
);
/** A smaller one that looks out above the cloud. */
const PeepingSun = ({ r }: { r: number }) => (
  <>
    <circle cx="20.5" cy="10.5" r={r} fill="var(--sun)" />
    <path
      d="M20.5 1.6V3.4M27 4L25.7 5.3M29.4 10.5H27.6M14 4L15.3 5.3"
      stroke="var(--sun)"
      strokeWidth="1.9"
      strokeLinecap="round"
    />
  </>
);
const MOON = 'M19.6 5.2A11 11 0 1 0 27 21.4A9.4 9.4 0 0 1 19.6 5.2Z';
const PeepingMoon = () => <path d="M21.4 2.6A7 7 0 1 0 28.2 13A6.4 6.4 0 0 1 21.4 2.6Z" fill="var(--moon)" />;

const falling = (d: string, width = 2) => (
  <path d={d} stroke="var(--water)" strokeWidth={width} strokeLinecap="round" fill="none" />
);
const flakes = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => <circle key={x} cx={x} cy={y} r="1.5" fill="var(--ice)" />);
const Bolt = () => <path d="M17.4 18.6L11.8 25.4H15.4L13.6 30.6L20.6 23.2H16.8L19.4 18.6Z" fill="var(--bolt)" />;

export const SHAPES: Readonly<Record<SkySymbolName, ReactNode>> = {
  clear: <Sun />,
  clearNight: <path d={MOON} fill="var(--moon)" />,
  fewClouds: (
    <>
      <g transform="translate(-2.4 -2)">
        <Sun />
      </g>
      <path d={CLOUD} fill="var(--cloud)" transform="translate(9.4 14) scale(0.7)" />
    </>
  ),
  fewCloudsNight: (
    <>
      <path d={MOON} fill="var(--moon)" transform="translate(-3 -2)" />
      <path d={CLOUD} fill="var(--cloud)" transform="translate(9.4 14) scale(0.7)" />
    </>
  ),
  partlyCloudy: (
    <>
      <PeepingSun r={5.2} />
      <Cloud y={4} />
    </>
  ),
  partlyCloudyNight: (
    <>
      <PeepingMoon />
      <Cloud y={4} />
    </>
  ),
  overcast: (
    <>
      <path d={BEHIND} fill="var(--cloud)" transform="translate(1 -4)" />
      <Cloud y={3} isDark />
    </>
  ),
  fog: (
    <path
      d="M4 10C12 8 20 8 28 10.6M3 16C12 13.8 21 14 29 16.4M5 22C13 20 20 20.2 27 22.4"
      stroke="var(--cloud-dark)"
      strokeWidth="2.4"
      strokeLinecap="round"
      fill="none"
    />
  ),
  drizzle: (
    <>
      <Cloud y={-2} />
      {falling('M11 22L10 24.4M17 22L16 24.4M22.6 22L21.6 24.4M14 26L13 28.4M20 26L19 28.4', 1.7)}
    </>
  ),
  rain: (
    <>
      <Cloud y={-2} isDark />
      {falling('M11.4 22L9.4 27.6M17.2 22L15.2 27.6M23 22L21 27.6')}
    </>
  ),
  heavyRain: (
    <>
      <Cloud y={-3} isDark />
      {falling('M9 21L6.4 28.6M14 21L11.4 28.6M19 21L16.4 28.6M24 21L21.4 28.6', 2.4)}
    </>
  ),
  sleet: (
    <>
      <Cloud y={-2} isDark />
      {falling('M10.4 22L8.6 27M21.4 22L19.6 27')}
      {flakes([
        [14.6, 27.6],
        [24.4, 26.4],
      ])}
    </>
  ),
  snow: (
    <>
      <Cloud y={-2} />
      {flakes([
        [9.4, 23],
        [16, 23.4],
        [22.4, 23],
        [12.6, 28],
        [19.4, 28.2],
      ])}
    </>
  ),
  storm: (
    <>
      <Cloud y={-2} isDark />
      <Bolt />
      {falling('M9.4 22L7.8 26.6M24 22L22.4 26.6')}
    </>
  ),
  hailStorm: (
    <>
      <Cloud y={-2} isDark />
      <Bolt />
      {flakes([
        [8.4, 24],
        [24, 23.6],
        [21.6, 28.4],
      ])}
    </>
  ),
};
