/** Values of dimensions in words, for mails. Pure but for `Intl`. */
import { BROADCAST_VALUE, type KnownNames, nameOfValue, type StudioLanguage, valueLabels } from '@sintonia/contracts';
import { MAIL_LOCALES } from './number-text.ts';

/** Text of a value of a dimension, or of a row's time. @param beside other values of the row */
export type ValueWords = (dimension: string, value: string, beside?: Readonly<Record<string, string>>) => string;

export type ReadNames = () => Promise<KnownNames>;

const LABELS = { ca: valueLabels('ca'), en: valueLabels('en') };
const NO_VALUE: Readonly<Record<StudioLanguage, string>> = { ca: '(sense valor)', en: '(no value)' };
const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const MINUTE = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const LOCAL_DAY = /^\d{4}-\d\d-\d\d$/;

/** The value itself where nothing names it. */
export const valueWords =
  (names: KnownNames, timeZone: string, language: StudioLanguage): ValueWords =>
  (dimension, value, beside) => {
    const labels = LABELS[language][dimension];
    if (value === '') return labels?.[''] ?? NO_VALUE[language];
    if (dimension === 'time') return timeText(value, timeZone, language);
    if (dimension === 'broadcast') return broadcastText(value, names, timeZone, language);
    return nameOfValue(names, dimension, value, beside) ?? labels?.[value] ?? value;
  };

/** Of a row: an instant, or a day of the broadcaster, which is written as it is. */
function timeText(value: string, timeZone: string, language: StudioLanguage): string {
  const format = LOCAL_DAY.test(value) ? { ...DAY, timeZone: 'UTC' } : { ...DAY, ...MINUTE, timeZone };
  return new Intl.DateTimeFormat(MAIL_LOCALES[language], format).format(new Date(value));
}

/** `Cims, dv., 21 de nov., 22:05, Tramuntana 1`. */
function broadcastText(value: string, names: KnownNames, timeZone: string, language: StudioLanguage): string {
  const [, channel = '', start = '', title = ''] = BROADCAST_VALUE.exec(value) ?? [];
  if (title === '' || Number.isNaN(Date.parse(start))) return value;
  const at = new Intl.DateTimeFormat(MAIL_LOCALES[language], { ...DAY, ...MINUTE, timeZone }).format(new Date(start));
  return `${title}, ${at}, ${nameOfValue(names, 'channel', channel) ?? channel}`;
}
