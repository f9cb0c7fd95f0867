/** Values of dimensions in words, for mails. Pure but for `Intl`. */
import { BROADCAST_VALUE, type KnownNames, nameOfValue, valueLabels } from '@sintonia/contracts';

/** Text of a value of a dimension, or of a row's time. @param beside other values of the row */
export type ValueWords = (dimension: string, value: string, beside?: Readonly<Record<string, string>>) => string;

export type ReadNames = () => Promise<KnownNames>;

const LABELS = valueLabels('ca');
const LOCALE = 'ca-ES';
const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const MINUTE = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const LOCAL_DAY = /^\d{4}-\d\d-\d\d$/;

/** The value itself where nothing names it. */
export const valueWords =
  (names: KnownNames, timeZone: string): ValueWords =>
  (dimension, value, beside) => {
    if (value === '') return LABELS[dimension]?.[''] ?? '(sense valor)';
    if (dimension === 'time') return timeText(value, timeZone);
    if (dimension === 'broadcast') return broadcastText(value, names, timeZone);
    return nameOfValue(names, dimension, value, beside) ?? LABELS[dimension]?.[value] ?? value;
  };

/** Of a row: an instant, or a day of the broadcaster, which is written as it is. */
function timeText(value: string, timeZone: string): string {
  const format = LOCAL_DAY.test(value) ? { ...DAY, timeZone: 'UTC' } : { ...DAY, ...MINUTE, timeZone };
  return new Intl.DateTimeFormat(LOCALE, format).format(new Date(value));
}

/** `Cims, dv., 21 de nov., 22:05, Tramuntana 1`. */
function broadcastText(value: string, names: KnownNames, timeZone: string): string {
  const [, channel = '', start = '', title = ''] = BROADCAST_VALUE.exec(value) ?? [];
  if (title === '' || Number.isNaN(Date.parse(start))) return value;
  const at = new Intl.DateTimeFormat(LOCALE, { ...DAY, ...MINUTE, timeZone }).format(new Date(start));
  return `${title}, ${at}, ${nameOfValue(names, 'channel', channel) ?? channel}`;
}
