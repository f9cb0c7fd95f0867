import type { ConsentChoice } from '@sintonia/contracts';
import css from './PurposeSwitches.module.css';
import { PURPOSES } from './words.ts';

/** One switch for each purpose, all off by default. */
export const PurposeSwitches = ({ choice }: { choice: ConsentChoice | null }) => (
  <ul className={css.list}>
    {PURPOSES.map(({ name, title, text }) => (
      <li key={name}>
        <label className={css.purpose}>
          <span className={css.title}>{title}</span>
          <input
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its checked state itself
            role="switch"
            name={name}
            value="on"
            defaultChecked={choice?.[name] ?? false}
            aria-describedby={`finalitat-${name}`}
            className={css.switch}
          />
        </label>
        <p id={`finalitat-${name}`} className={css.text}>
          {text}
        </p>
      </li>
    ))}
  </ul>
);
