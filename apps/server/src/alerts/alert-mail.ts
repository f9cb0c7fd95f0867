/** An alert as a mail. Pure but for `Intl`. */
import type { StudioLanguage } from '@sintonia/contracts';
import { catalogueWords } from '../mail/catalogue-words.ts';
import { type MailPart, paragraph } from '../mail/mail-content.ts';
import type { Mail } from '../mail/mailer.ts';
import { MAIL_LOCALES, numberText, percentText } from '../mail/number-text.ts';
import { toMail } from '../mail/to-mail.ts';
import type { ValueWords } from '../mail/value-words.ts';
import { reportCatalogue } from '../query/report-catalogue.ts';
import type { StoredEvent, StoredRule } from './stored-alert.ts';
import { windowsAt } from './windows.ts';

const CATALAN = {
  usual: (value: string) => `l’habitual d’aquest dia i hora: ${value}`,
  limit: { above: 'el límit, per sobre de', below: 'el límit, per sota de' },
  silence: (hour: string, sections: string) => `L’etiqueta no envia res, ${hour}, des de: ${sections}.`,
  noSection: 'pàgines sense secció',
  failures: (figures: string) => `Fallen més reproduccions que de costum: ${figures}.`,
  cause: (dimension: string, value: string, usual: string, now: string, share: string) =>
    `El que més ha canviat: ${dimension} «${value}», de ${usual} a ${now} (el ${share} del canvi).`,
  suite: (name: string) => `Conjunt: ${name}.`,
  open: 'Obre les alertes',
  title: (name: string) => `Alerta: ${name}`,
  hour: (day: string, from: string, to: string) => `${day} de ${from} a ${to}`,
};
const ENGLISH: typeof CATALAN = {
  usual: (value) => `usual for this day and hour: ${value}`,
  limit: { above: 'the limit, above', below: 'the limit, below' },
  silence: (hour, sections) => `The tag sends nothing, ${hour}, from: ${sections}.`,
  noSection: 'pages without a section',
  failures: (figures) => `More playback fails than usual: ${figures}.`,
  cause: (dimension, value, usual, now, share) =>
    `What changed most: ${dimension} “${value}”, from ${usual} to ${now} (${share} of the change).`,
  suite: (name) => `Suite: ${name}.`,
  open: 'Open the alerts',
  title: (name) => `Alert: ${name}`,
  hour: (day, from, to) => `${day}, ${from} to ${to}`,
};
const WORDS = { ca: CATALAN, en: ENGLISH };

interface AlertMailParts {
  language: StudioLanguage;
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
  { language, link, broadcaster, timeZone, textOf, suiteName }: AlertMailParts,
): Mail {
  const words = WORDS[language];
  const { titleOf, figureOf } = catalogueWords(reportCatalogue(), language);
  const { cause, sections } = event;
  const watch = event.watch ?? rule.watch;
  const show = (value: number) => ('metric' in watch ? figureOf(watch.metric, value) : numberText(value, language));
  const beside = [
    ...(watch.kind === 'threshold' ? [`${words.limit[watch.direction]}: ${show(watch.value)}`] : []),
    ...(event.usual === null ? [] : [words.usual(show(event.usual))]),
  ].join('; ');
  const hour = hourText(event.beganAt, timeZone, language);
  const figures = `${show(event.value)}, ${hour}${beside && ` (${beside})`}`;
  const what = () => {
    switch (watch.kind) {
      case 'silence':
        return words.silence(
          hour,
          sections.map((section) => (section === '' ? words.noSection : textOf('section', section))).join(', '),
        );
      case 'failures':
        return words.failures(figures);
      default:
        return `${titleOf(watch.metric)}: ${figures}.`;
    }
  };
  const parts: MailPart[] = [
    paragraph(what()),
    ...(cause
      ? [
          paragraph(
            words.cause(
              titleOf(cause.dimension).toLowerCase(),
              textOf(cause.dimension, cause.value),
              show(cause.usual),
              show(cause.now),
              percentText(cause.share, language, 0),
            ),
          ),
        ]
      : []),
    ...(suiteName === null ? [] : [paragraph(words.suite(suiteName))]),
    { kind: 'action', label: words.open, address: link },
  ];
  const title = words.title(`${rule.name}${suiteName === null ? '' : ` (${suiteName})`}`);
  return toMail({ language, title, broadcaster, parts }, { to, messageId: `alerta-${event.id}` });
}

/** The hour whose figures began the alert: its mail may come much later, after quiet hours. */
function hourText(beganAt: Date, timeZone: string, language: StudioLanguage): string {
  const { fromMs, toMs } = windowsAt(beganAt.getTime(), timeZone).now;
  const locale = MAIL_LOCALES[language];
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  return WORDS[language].hour(day.format(fromMs), time.format(fromMs), time.format(toMs));
}
