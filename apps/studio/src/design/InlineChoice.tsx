import { useId } from 'react';
import inline from './InlineField.module.css';

interface Option<T extends string> {
  value: T;
  label: string;
  isDisabled?: boolean;
}

/** A choice in a bar, as wide as what is chosen; its label is read by screen readers only. */
export function InlineChoice<T extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: T;
  options: readonly Option<T>[];
  onChange: (value: T) => void;
}) {
  const id = useId();
  return (
    <div>
      <label className="heard" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={inline.choice}
        value={value}
        onChange={({ target }) => onChange(target.value as T)} // cast: one of the options below
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
