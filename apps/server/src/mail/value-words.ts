/** Values of dimensions in words, for mails. Pure but for `Intl`. */
import { BROADCAST_VALUE, SITE_DIMENSIONS, valueLabels } from '@sintonia/contracts';

/** Text of a value of a dimension, or of a row's time. */
export type ValueWords = (dimension: string, value: string) => string;

/** Names of the site's pages, sections and channels, by their codes in hits. */
export type SiteNames = () => Promise<ReadonlyMap<string, string>>;

const LABELS = valueLabels('ca');
const LOCALE = 'ca-ES';
const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const MINUTE = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const LOCAL_DAY = /^\d{4}-\d\d-\d\d$/;

/** The value itself where nothing names it. */
export const valueWords =
  (siteNames: ReadonlyMap<string, string>, timeZone: string): ValueWords =>
  (dimension, value) => {
    if (value === '') return LABELS[dimension]?.[''] ?? '(sense valor)';
    if (dimension === 'time') return timeText(value, timeZone);
    if (dimension === 'broadcast') return broadcastText(value, siteNames, timeZone);
    const name = SITE_DIMENSIONS.has(dimension) ? siteNames.get(value) : undefined;
    return name ?? LABELS[dimension]?.[value] ?? value;
  };

/** Of a row: an instant, or a day of the broadcaster, which is written as it is. */
function timeText(value: string, timeZone: string): string {
  const format = LOCAL_DAY.test(value) ? { ...DAY, timeZone: 'UTC' } : { ...DAY, ...MINUTE, timeZone };
  return new Intl.DateTimeFormat(LOCALE, format).format(new Date(value));
}

/** `Cims, dv., 21 de nov., 22:05, Tramuntana 1`. */
function broadcastText(value: string, siteNames: ReadonlyMap<string, string>, timeZone: string): string {
  const [, channel = '', start = '', title = ''] = BROADCAST_VALUE.exec(value) ?? [];
  if (title === '' || Number.isNaN(Date.parse(start))) return value;
  const at = new Intl.DateTimeFormat(LOCALE, { ...DAY, ...MINUTE, timeZone }).format(new Date(start));
  return `${title}, ${at}, ${siteNames.get(channel) ?? channel}`;
}
