import { atPlace, type Sky, skyOf, windOf } from '@sintonia/contracts';
import { capital, degrees, listed } from './sentences.ts';
import { mean, most, type TownDay } from './town-days.ts';
import { ZONES } from './zones.ts';

type Tense = 'now' | 'later';
type Mood = 'sun' | 'clouds' | 'covered' | 'fog' | 'rain' | 'snow' | 'storm';

const MOODS: Readonly<Record<Sky, Mood>> = {
  clear: 'sun',
  fewClouds: 'sun',
  partlyCloudy: 'clouds',
  overcast: 'covered',
  fog: 'fog',
  drizzle: 'rain',
  rain: 'rain',
  heavyRain: 'rain',
  sleet: 'snow',
  snow: 'snow',
  storm: 'storm',
  hailStorm: 'storm',
};

/** Phrases for each phenomenon by its area; the most notable first. */
const SAYINGS: Readonly<Record<Mood, Readonly<Record<Tense, (where: string) => string>>>> = {
  storm: {
    now: (where) => `creixen núvols de tempesta ${where}, sobretot a la tarda`,
    later: (where) => `hi haurà ruixats i trons ${where}, sobretot a la tarda`,
  },
  snow: { now: (where) => `neva a estones ${where}`, later: (where) => `nevarà a estones ${where}` },
  rain: { now: (where) => `plou a estones ${where}`, later: (where) => `plourà a estones ${where}` },
  fog: {
    now: (where) => `la boira s’agafa ${where} i triga a desfer-se`,
    later: (where) => `tornarà la boira ${where}, i trigarà a desfer-se`,
  },
  covered: { now: (where) => `el cel és tapat ${where}`, later: (where) => `el cel quedarà tapat ${where}` },
  clouds: { now: (where) => `passen núvols ${where}`, later: (where) => `passaran núvols ${where}` },
  sun: { now: (where) => `domina el sol ${where}`, later: (where) => `farà sol ${where}` },
};
const ORDER = Object.keys(SAYINGS) as Mood[]; // cast: keys of the record

export function skies(towns: readonly TownDay[], tense: Tense): string {
  const moods = ZONES.map(({ at, towns: slugs }) => {
    const own = towns
      .filter(({ slug }) => slugs.some((one) => one === slug))
      .map(({ day }) => MOODS[skyOf(day.weatherCode)]);
    return { at, mood: ORDER.find((mood) => own.filter((one) => one === mood).length * 2 >= own.length) ?? 'clouds' };
  });
  const output = ORDER.flatMap((mood) => {
    const where = moods.filter((zone) => zone.mood === mood).map(({ at }) => at);
    return where.length === 0 ? [] : [{ mood, where: where.length === ZONES.length ? 'a tot el país' : listed(where) }];
  });
  return `${output.map(({ mood, where }) => SAYINGS[mood][tense](where)).join('; ')}.`;
}

export function rain(towns: readonly TownDay[]): string {
  const wettest = most(towns, ({ rainMm }) => rainMm);
  if (!wettest || wettest.day.rainMm < 0.5) return 'No s’espera pluja enlloc.';
  const mm = Math.max(1, Math.round(wettest.day.rainMm));
  return `On pot caure més aigua és ${atPlace(wettest.name)}, amb ${mm === 1 ? 'un mil·límetre' : `uns ${mm} mil·límetres`}.`;
}

export function wind(towns: readonly TownDay[]): string {
  const windiest = most(towns, ({ gustKmh }) => gustKmh);
  const name = windiest && windOf(windiest.day.windFromDeg, windiest.day.windKmh);
  if (!windiest || !name || windiest.day.gustKmh < 35) return 'El vent és fluix a tot arreu.';
  return `${capital(name.called)} es fa notar ${atPlace(windiest.name)}, amb ratxes de ${Math.round(windiest.day.gustKmh)} km/h.`;
}

export function extremes(towns: readonly TownDay[]): string {
  const warmest = most(towns, ({ maxC }) => maxC);
  const coldest = most(towns, ({ minC }) => -minC);
  if (!warmest || !coldest) return '';
  return `La màxima més alta és de ${degrees(warmest.day.maxC)}, ${atPlace(warmest.name)}; la mínima més baixa, de ${degrees(coldest.day.minC)}, ${atPlace(coldest.name)}.`;
}

export function change(today: readonly TownDay[], tomorrow: readonly TownDay[]): string {
  const byC = mean(tomorrow.map(({ day }) => day.maxC)) - mean(today.map(({ day }) => day.maxC));
  if (Math.abs(byC) < 1) return 'Les temperatures canviaran poc.';
  const how = Math.abs(byC) < 2.5 ? 'una mica' : 'de manera clara';
  return `Les temperatures ${byC > 0 ? 'pujaran' : 'baixaran'} ${how}.`;
}
