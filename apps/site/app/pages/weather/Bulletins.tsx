import css from './Bulletins.module.css';
import type { BulletinView } from './bulletin-view.ts';

/** One bulletin as text. */
export const BulletinText = ({ bulletin, id }: { bulletin: BulletinView; id: string }) => (
  <article className={css.bulletin} aria-labelledby={id}>
    <h2 id={id} className={css.title}>
      {bulletin.title}
    </h2>
    {bulletin.paragraphs.map(({ lead, text }) => (
      <p key={lead + text} className={css.paragraph}>
        {lead && <strong>{lead}</strong>} {text}
      </p>
    ))}
    <p className={css.by}>{bulletin.by}</p>
  </article>
);
