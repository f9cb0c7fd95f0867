/** Numbers, durations and times in a language. Pure except for Intl; `now` is an argument. */
import { type Compared, DAY_MS, HOUR_MS, HOUR_S, saidChange } from '@sintonia/contracts';
import type { Language } from './language-names.ts';

const LOCALES: Record<Language, string> = { ca: 'ca-ES', en: 'en-GB' };
const POINTS: Record<Language, string> = { ca: 'punts', en: 'points' };
const NO_CHANGE: Record<Language, string> = { ca: 'sense canvi', en: 'no change' };

/** Between a day and its year. */
const OF_YEAR: Record<Language, string> = { ca: ' del', en: '' };

/** A day this far away could be of two years. */
const HALF_YEAR_MS = 183 * DAY_MS;

/** Below half a hundredth of a point, a difference of shares is none. */
const LEAST_POINTS = 0.005;

/** Placeholder of a figure that cannot be computed, such as a share of nothing. */
export const NO_FIGURE = '–';

export interface Formats {
  count(n: number): string;
  /** One decimal: pages per visit; below 0.1, two significant digits: interruptions per minute. */
  ratio(n: number): string;
  /** People on average, with one decimal. */
  mean(n: number): string;
  /** `part ÷ whole` with a decimal, or what there is when that would be zero; a dash when the whole is zero. */
  share(part: number, whole: number): string;
  /** A share that somebody has chosen, such as a weight or a threshold: without a decimal that it does not have. */
  chosenShare(share: number): string;
  /**
   * Signed percentage from `before` to `now`, from ten times on `×25`; `null` when before was zero. Of counts that were
   * below ten, the difference (`+7`); of shares, the difference in percentage points (`+0,8 punts`).
   */
  change(now: number, before: number, of?: Compared): string | null;
  /**
   * A difference of two shares in percentage points, with its sign: `+0,8 punts`; below a tenth with two decimals, and
   * `sense canvi` when these would be zero.
   */
  points(difference: number): string;
  /** Digits for spreadsheets of the language, without grouping: two decimals; below 0.1, two significant digits. */
  cell(n: number): string;
  /** Seconds as `45 s`, `4 min 12 s`, `128 h 40 min`; whole seconds, floored as playheads are. */
  duration(seconds: number): string;
  /** The same of a length that somebody set: `45 min`, `24 h`, `1 h 10 min`. */
  length(seconds: number): string;
  /** `Català` of `ca`; text that names no language as it is. */
  languageName(tag: string): string;
  /** `Pàgines vistes, visitants i visites`: names in a sentence, small after the first. */
  list(names: readonly string[]): string;
  /** `14:05:09`. */
  clock(at: string | Date): string;
  /** `14:05`. */
  minute(at: string | Date): string;
  /** As `minute`; for an hour that occurs twice, when daylight saving time ends, with its offset: `02:00 GMT+2`. */
  hour(at: string | Date): string;
  /** `ds. 21 de nov.`; more than half a year away, with its year. */
  day(at: string | Date): string;
  /** `ds. 21 de nov.`, whatever year it is: for axes, of which the rest says the year. */
  shortDay(at: string | Date): string;
  /** `ds. 21 de nov. del 2026`: always with the year, for printed pages and certificates. */
  fullDay(at: string | Date): string;
  /** `novembre del 2026`. */
  month(at: string | Date): string;
  /** `ds. 21 de nov., 14:05:09`. */
  dateTime(at: string | Date): string;
}

const signOf = (difference: number): string => (difference > 0 ? '+' : difference < 0 ? '−' : '');

/** An abbreviation keeps its capitals. */
const withSmallInitial = (name: string, locale: string): string =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);

/** @param now the time of the reader */
export function createFormats(language: Language, timeZone: string, now = () => new Date()): Formats {
  const locale = LOCALES[language];
  const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options);
  const date = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone });
  const whole = number({ maximumFractionDigits: 0 });
  const decimal = number({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const hundredths = number({ maximumFractionDigits: 2 });
  const cell = number({ maximumFractionDigits: 2, useGrouping: false });
  const smallCell = number({ maximumSignificantDigits: 2, useGrouping: false });
  const small = number({ maximumSignificantDigits: 2 });
  const percent = number({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const chosenPercent = number({ style: 'percent', maximumFractionDigits: 1 });
  const smallPercent = number({ style: 'percent', maximumSignificantDigits: 1 });
  const change = number({ style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  const smallChange = number({ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const clock = date({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
  const minute = date({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const offset = date({ hour: '2-digit', timeZoneName: 'shortOffset' });
  const dayOfMonth = date({ weekday: 'short', day: 'numeric', month: 'short' });
  const year = date({ year: 'numeric' });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const month = date({ month: 'long', year: 'numeric' });
  const languages = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });

  const duration = (seconds: number) => {
    const s = Math.max(0, Math.floor(seconds));
    const [h, min, rest] = [Math.floor(s / HOUR_S), Math.floor((s % HOUR_S) / 60), s % 60];
    if (h > 0) return `${whole.format(h)} h ${min} min`;
    return min > 0 ? `${min} min ${rest} s` : `${rest} s`;
  };
  const shortDay = (at: string | Date) => dayOfMonth.format(new Date(at));
  const fullDay = (at: string | Date) => `${shortDay(at)}${OF_YEAR[language]} ${year.format(new Date(at))}`;
  const day = (at: string | Date) =>
    Math.abs(new Date(at).getTime() - now().getTime()) > HALF_YEAR_MS ? fullDay(at) : shortDay(at);
  const ratio = (n: number) =>
    Number.isFinite(n) ? (n !== 0 && Math.abs(n) < 0.095 ? small : decimal).format(n) : NO_FIGURE;
  const points = (difference: number) => {
    const by = Math.abs(difference) * 100;
    if (by < LEAST_POINTS) return NO_CHANGE[language];
    return `${signOf(difference)}${(by < 0.095 ? hundredths : decimal).format(by)} ${POINTS[language]}`;
  };

  return {
    count: (n) => whole.format(n),
    mean: (n) => (Number.isFinite(n) ? decimal.format(n) : NO_FIGURE),
    ratio,
    share(part, total) {
      if (total <= 0) return NO_FIGURE;
      const isSmall = part > 0 && part / total < 0.0005;
      return (isSmall ? smallPercent : percent).format(part / total);
    },
    chosenShare: (share) => chosenPercent.format(share),
    change(now, before, of = 'amount') {
      const said = saidChange(now, before, of);
      if (said === null) return null;
      const { as, by } = said;
      switch (as) {
        case 'points':
          return points(by);
        case 'difference':
          return signOf(by) + whole.format(Math.abs(by));
        case 'factor':
          return `×${whole.format(by)}`;
        case 'percentage':
          return (Math.abs(by) < 0.1 ? smallChange : change).format(by).replace('-', '−');
      }
    },
    points,
    cell: (n) => (n !== 0 && Math.abs(n) < 0.095 ? smallCell : cell).format(n),
    duration,
    length: (seconds) => duration(seconds).replace(/ 0 (?:min|s)$/, ''),
    languageName(tag) {
      if (!/^[a-z]{2,3}(?:-(?:[a-z]{2}|\d{3}))?$/i.test(tag)) return tag;
      const name = languages.of(tag);
      return name === undefined ? tag : name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
    },
    list: ([first, ...others]) =>
      list.format(first === undefined ? [] : [first, ...others.map((name) => withSmallInitial(name, locale))]),
    clock: (at) => clock.format(new Date(at)),
    minute: (at) => minute.format(new Date(at)),
    hour(at) {
      const ms = new Date(at).getTime();
      const text = minute.format(ms);
      const isTwice = [ms - HOUR_MS, ms + HOUR_MS].some((other) => minute.format(other) === text);
      const zone = offset.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value;
      return isTwice && zone ? `${text} ${zone}` : text;
    },
    day,
    shortDay,
    fullDay,
    month: (at) => month.format(new Date(at)),
    dateTime: (at) => `${day(at)}, ${clock.format(new Date(at))}`,
  };
}
