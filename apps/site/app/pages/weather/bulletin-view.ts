import type { Bulletin } from '@sintonia/contracts';
import { longDateText } from '../../ui/dates/local-time.ts';

export interface BulletinView {
  kind: Bulletin['kind'];
  title: string;
  /** `lead`: subject of a paragraph that begins by naming it («Avui», «Costa central.»). */
  paragraphs: { lead: string; text: string }[];
  /** Author and time, or that it was generated. */
  by: string;
}

const LEAD = /^(Avui|Demà|[A-ZÀ-Ú][^.,]{3,30}\.) /;

export function bulletinView({ kind, title, paragraphs, author, issuedAt }: Bulletin, timeZone: string): BulletinView {
  const isComposed = author === null && issuedAt === null;
  const signed = [author, issuedAt && longDateText(issuedAt, timeZone).text].filter(Boolean).join(', ');
  return {
    kind,
    title,
    paragraphs: paragraphs.map((paragraph) => {
      const lead = isComposed ? (LEAD.exec(paragraph)?.[1] ?? '') : '';
      return { lead, text: paragraph.slice(lead.length).trimStart() };
    }),
    by: signed || 'Text compost automàticament a partir de les dades de cada població.',
  };
}
