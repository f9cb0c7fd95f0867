/** An alert as a mail. Pure but for `Intl`. */
import type { AlertWatch } from '@sintonia/contracts';
import { figureText } from '../mail/figure-text.ts';
import { type MailPart, paragraph } from '../mail/mail-content.ts';
import type { Mail } from '../mail/mailer.ts';
import { numberText } from '../mail/number-text.ts';
import { toMail } from '../mail/to-mail.ts';
import type { ValueWords } from '../mail/value-words.ts';
import { reportCatalogue } from '../query/report-catalogue.ts';
import type { StoredEvent, StoredRule } from './stored-alert.ts';
import { windowsAt } from './windows.ts';

interface AlertMailParts {
  /** To the studio's alerts, absolute. */
  link: string;
  broadcaster: string;
  timeZone: string;
  textOf: ValueWords;
  /** Name of the rule's suite; null for the server's own. */
  suiteName: string | null;
}

export function alertMail(
  to: string,
  rule: StoredRule,
  event: StoredEvent,
  { link, broadcaster, timeZone, textOf, suiteName }: AlertMailParts,
): Mail {
  const { metrics, dimensions } = reportCatalogue();
  const titleOf = (key: string) => [...metrics, ...dimensions].find((entry) => entry.key === key)?.title.ca ?? key;
  const { cause, sections } = event;
  const watch = event.watch ?? rule.watch;
  const show = (value: number) => ('metric' in watch ? shown(watch, value) : numberText(value));
  const shown = ({ metric: key }: { metric: string }, value: number) =>
    figureText(value, metrics.find((metric) => metric.key === key) ?? { key, unit: 'count' });
  const beside = [
    ...limitOf(watch, show),
    ...(event.usual === null ? [] : [`l’habitual d’aquest dia i hora: ${show(event.usual)}`]),
  ].join('; ');
  const figures = `${show(event.value)}, ${hourText(event.beganAt, timeZone)}${beside && ` (${beside})`}`;
  const what = () => {
    switch (watch.kind) {
      case 'silence':
        return `L’etiqueta no envia res, ${hourText(event.beganAt, timeZone)}, des de: ${sections
          .map((section) => (section === '' ? 'pàgines sense secció' : textOf('section', section)))
          .join(', ')}.`;
      case 'failures':
        return `Fallen més reproduccions que de costum: ${figures}.`;
      default:
        return `${titleOf(watch.metric)}: ${figures}.`;
    }
  };
  const parts: MailPart[] = [
    paragraph(what()),
    ...(cause
      ? [
          paragraph(
            `El que més ha canviat: ${titleOf(cause.dimension).toLowerCase()} «${textOf(cause.dimension, cause.value)}», de ${show(cause.usual)} a ${show(cause.now)} (el ${numberText(cause.share * 100)} % del canvi).`,
          ),
        ]
      : []),
    ...(suiteName === null ? [] : [paragraph(`Conjunt: ${suiteName}.`)]),
    { kind: 'action', label: 'Obre les alertes', address: link },
  ];
  const title = `Alerta: ${rule.name}${suiteName === null ? '' : ` (${suiteName})`}`;
  return toMail({ title, broadcaster, parts }, { to, messageId: `alerta-${event.id}` });
}

const limitOf = (watch: AlertWatch, show: (value: number) => string): string[] =>
  watch.kind === 'threshold'
    ? [`${watch.direction === 'above' ? 'el límit, per sobre' : 'el límit, per sota'} de: ${show(watch.value)}`]
    : [];

/** The hour whose figures began the alert: its mail may come much later, after quiet hours. */
function hourText(beganAt: Date, timeZone: string): string {
  const { fromMs, toMs } = windowsAt(beganAt.getTime(), timeZone).now;
  const day = new Intl.DateTimeFormat('ca-ES', { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  const time = new Intl.DateTimeFormat('ca-ES', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  return `${day.format(fromMs)} de ${time.format(fromMs)} a ${time.format(toMs)}`;
}
