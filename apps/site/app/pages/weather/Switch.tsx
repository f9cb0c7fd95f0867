import { Link } from 'react-router';
import css from './Switch.module.css';

interface SwitchProps {
  label: string;
  choices: { key: string | number; to: string; text: string; hint?: string }[];
  current: string | number;
}

/** Switch between views of the same subject, each with its own address. */
export const Switch = ({ label, choices, current }: SwitchProps) => (
  <nav aria-label={label} className={css.nav}>
    <ul className={css.switch}>
      {choices.map(({ key, to, text, hint }) => (
        <li key={key}>
          <Link to={to} className={css.choice} aria-current={key === current ? 'page' : undefined} preventScrollReset>
            {text}
            {hint && <span className="hidden">, {hint}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
