import { useId } from 'react';
import css from './Choice.module.css';

interface ChoiceProps<V extends string | number> {
  name: string;
  /** What may be chosen, and how it is shown. */
  options: readonly (readonly [value: V, text: string])[];
  /** How many stand in a row. */
  columns: number;
  chosen: V;
  choose: (value: V) => void;
}

/** One of a few: radio buttons of the browser, so that keys and screen readers know them. */
export function Choice<V extends string | number>({ name, options, columns, chosen, choose }: ChoiceProps<V>) {
  const group = useId();
  return (
    <fieldset className={css.choice}>
      <legend className={css.name}>{name}</legend>
      <div className={css.options} style={{ '--columns': columns }}>
        {options.map(([value, text]) => (
          <label key={value} className={css.option}>
            <input type="radio" name={group} checked={value === chosen} onChange={() => choose(value)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
