import { BrandStroke } from '../../ui/frame/BrandStroke.tsx';
import css from './Reasons.module.css';

const REASONS = [
  { title: 'Continua on ho vas deixar', text: 'Comences un capítol al mòbil i l’acabes a la tele, al mateix segon.' },
  {
    title: 'Guarda-ho per a més tard',
    text: 'La notícia llarga, el documental de diumenge: t’esperen a la teva llista.',
  },
  {
    title: 'Les dades són teves',
    text: 'Te les pots endur o esborrar del tot quan vulguis.',
  },
] as const;

/** Reasons to create an account, in three lines. */
export const Reasons = () => (
  <div className={css.reasons}>
    <BrandStroke className={css.brandStroke} />
    <h2 className={css.title}>Per què un compte?</h2>
    <dl className={css.list}>
      {REASONS.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <p className={css.note}>És gratuït, no serveix per fer-te publicitat i no en donem res a ningú.</p>
  </div>
);
