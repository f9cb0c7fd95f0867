import { useId } from 'react';
import css from './Choice.module.css';

interface ChoiceProps<V extends string | number> {
  name: string;
  /** Values and their labels. */
  options: readonly (readonly [value: V, text: string])[];
  /** Number of options in a row. */
  columns: number;
  chosen: V;
  choose: (value: V) => void;
}

/** A choice of a few: native radio buttons, for keyboard and screen readers. */
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
