/** The three bulletins: the operator's own where available, else generated from the outlook. */
import type { Bulletin, BulletinKind, Forecast } from '@sintonia/contracts';
import { generalParagraphs } from './general-bulletin.ts';
import { mountainParagraphs, seaParagraphs } from './sea-and-mountain-bulletins.ts';

const COMPOSED: Readonly<
  Record<BulletinKind, { title: string; compose: (forecasts: readonly Forecast[]) => string[] }>
> = {
  general: { title: 'Avui i els dies que venen', compose: generalParagraphs },
  sea: { title: 'Mar', compose: seaParagraphs },
  mountain: { title: 'Muntanya', compose: mountainParagraphs },
};

/** In the order general, sea, mountain. @param own the first of each kind is used */
export function bulletinsOf(own: readonly Bulletin[], forecasts: readonly Forecast[]): Bulletin[] {
  return (Object.keys(COMPOSED) as BulletinKind[]).map((kind) => {
    const { title, compose } = COMPOSED[kind];
    return (
      own.find((bulletin) => bulletin.kind === kind) ?? {
        kind,
        title,
        paragraphs: compose(forecasts).filter(Boolean),
        author: null,
        issuedAt: null,
      }
    );
  });
}
