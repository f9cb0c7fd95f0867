import { useId } from 'react';
import styles from './Choice.module.css';

interface Option<T extends string> {
  value: T;
  label: string;
  /** Count of its items. */
  count?: string;
  /** Language of the label, if it differs from the page's. */
  lang?: string;
}

/** A few exclusive options side by side, as radio buttons: arrows move, one tab stop. */
export function Choice<T extends string>({
  legend,
  options,
  value,
  onChange,
}: {
  legend: string;
  options: readonly Option<T>[];
  value: T;
  onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className="heard">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option} lang={option.lang}>
          <input
            type="radio"
            name={name}
            className="heard"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.count && <span className={styles.count}> {option.count}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
