/** Generates the general bulletin from the outlook of the map's towns. Pure. */
import { atPlace, type DayForecast, type Forecast, type Sky, skyOf, windOf } from '@sintonia/contracts';
import { capital, degrees, listed, weekdayName } from './sentences.ts';
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

export function generalParagraphs(forecasts: readonly Forecast[]): string[] {
  const today = daysOf(forecasts, 0);
  const tomorrow = daysOf(forecasts, 1);
  return [
    [`Avui ${skies(today, 'now')}`, rain(today), wind(today), extremes(today)].join(' '),
    [`Demà ${skies(tomorrow, 'later')}`, change(today, tomorrow), rain(tomorrow)].join(' '),
    trend(forecasts),
  ];
}

interface TownDay {
  slug: string;
  name: string;
  day: DayForecast;
}
const daysOf = (forecasts: readonly Forecast[], index: number): TownDay[] =>
  forecasts.flatMap(({ place, days }) => {
    const day = days[index];
    return day ? [{ slug: place.slug, name: place.name, day }] : [];
  });

function skies(towns: readonly TownDay[], tense: Tense): string {
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

function rain(towns: readonly TownDay[]): string {
  const wettest = most(towns, ({ rainMm }) => rainMm);
  if (!wettest || wettest.day.rainMm < 0.5) return 'No s’espera pluja enlloc.';
  const mm = Math.max(1, Math.round(wettest.day.rainMm));
  return `On pot caure més aigua és ${atPlace(wettest.name)}, amb ${mm === 1 ? 'un mil·límetre' : `uns ${mm} mil·límetres`}.`;
}

function wind(towns: readonly TownDay[]): string {
  const windiest = most(towns, ({ gustKmh }) => gustKmh);
  const name = windiest && windOf(windiest.day.windFromDeg, windiest.day.windKmh);
  if (!windiest || !name || windiest.day.gustKmh < 35) return 'El vent és fluix a tot arreu.';
  return `${capital(name.called)} es fa notar ${atPlace(windiest.name)}, amb ratxes de ${Math.round(windiest.day.gustKmh)} km/h.`;
}

function extremes(towns: readonly TownDay[]): string {
  const warmest = most(towns, ({ maxC }) => maxC);
  const coldest = most(towns, ({ minC }) => -minC);
  if (!warmest || !coldest) return '';
  return `La màxima més alta és de ${degrees(warmest.day.maxC)}, ${atPlace(warmest.name)}; la mínima més baixa, de ${degrees(coldest.day.minC)}, ${atPlace(coldest.name)}.`;
}

function change(today: readonly TownDay[], tomorrow: readonly TownDay[]): string {
  const byC = mean(tomorrow.map(({ day }) => day.maxC)) - mean(today.map(({ day }) => day.maxC));
  if (Math.abs(byC) < 1) return 'Les temperatures canviaran poc.';
  const how = Math.abs(byC) < 2.5 ? 'una mica' : 'de manera clara';
  return `Les temperatures ${byC > 0 ? 'pujaran' : 'baixaran'} ${how}.`;
}

/** The days after tomorrow, mentioned where it rains in a third of the towns. */
function trend(forecasts: readonly Forecast[]): string {
  const rest = [2, 3, 4, 5, 6].map((index) => daysOf(forecasts, index)).filter((towns) => towns.length > 0);
  const wet = rest.filter((towns) => towns.filter(({ day }) => day.rainMm >= 1).length * 3 >= towns.length);
  const names = wet.map(([first]) => weekdayName(first?.day.date ?? ''));
  if (names.length === 0) return 'De cara als dies següents no es veu cap canvi important: temps sec en general.';
  if (names.length === rest.length)
    return 'De cara als dies següents el temps continuarà insegur, amb pluges repartides.';
  return `De cara als dies següents, ${listed(names)} ${names.length === 1 ? 'és el dia' : 'són els dies'} amb més opcions de pluja.`;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / (numbers.length || 1);

function most(towns: readonly TownDay[], of: (day: DayForecast) => number): TownDay | undefined {
  return towns.reduce<TownDay | undefined>(
    (best, town) => (best && of(best.day) >= of(town.day) ? best : town),
    undefined,
  );
}
