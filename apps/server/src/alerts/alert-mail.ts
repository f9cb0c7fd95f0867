/** An alert as a mail. Pure but for `Intl`. */
import { type AlertCause, valueLabels } from '@sintonia/contracts';
import type { Mail } from '../mail/mailer.ts';
import { numberText } from '../mail/number-text.ts';
import { reportCatalogue } from '../query/report-catalogue.ts';
import type { StoredEvent, StoredRule } from './stored-alert.ts';

const number = (value: number): string => numberText(value, Math.abs(value) < 10 ? 2 : 0);

const LABELS = valueLabels('ca');
const valueText = ({ dimension, value }: AlertCause): string => LABELS[dimension]?.[value] ?? value;

/** @param link to the studio's alerts, absolute */
export function alertMail(to: string, rule: StoredRule, event: StoredEvent, link: string, broadcaster: string): Mail {
  const { metrics, dimensions } = reportCatalogue();
  const titleOf = (key: string) => [...metrics, ...dimensions].find((entry) => entry.key === key)?.title.ca ?? key;
  const usual = event.usual === null ? '' : ` (l’habitual d’aquest dia i hora: ${number(event.usual)})`;
  const what = () => {
    switch (rule.watch.kind) {
      case 'silence':
        return `L’etiqueta no envia res des de: ${event.sections.map((section) => section || 'pàgines sense secció').join(', ')}.`;
      case 'failures':
        return `Fallen més reproduccions que de costum: ${number(event.value)} en l’última hora${usual}.`;
      default:
        return `${titleOf(rule.watch.metric)}: ${number(event.value)} en l’última hora${usual}.`;
    }
  };
  const { cause } = event;
  const why = cause
    ? `El que més ha canviat: ${titleOf(cause.dimension).toLowerCase()} «${valueText(cause) || 'sense valor'}», de ${number(cause.usual)} a ${number(cause.now)} (el ${number(cause.share * 100)} % del canvi).`
    : '';
  const paragraphs = [what(), why, `Obre les alertes: ${link}`, broadcaster].filter((part) => part !== '');
  return {
    to,
    subject: `Alerta: ${rule.name.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')} · ${broadcaster}`,
    text: `${paragraphs.join('\n\n')}\n`,
    messageId: `alerta-${event.id}`,
  };
}
