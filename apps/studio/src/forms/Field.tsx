import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

export interface FieldProps {
  label: string;
  /** Purpose, or valid values. */
  why?: string;
}

/** A label, its field and a hint; `children` receives the ids. */
export function Field({
  label,
  why,
  children,
}: FieldProps & { children: (id: string, described?: string) => ReactNode }) {
  const id = useId();
  const described = why ? `${id}-why` : undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id, described)}
      {why && (
        <p id={described} className={styles.why}>
          {why}
        </p>
      )}
    </div>
  );
}

export interface TextProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
}

export function TextField({
  label,
  why,
  value,
  onChange,
  type = 'text',
  inputMode,
  list,
  maxLength,
}: TextProps & {
  type?: 'text' | 'email' | 'url' | 'datetime-local' | 'time';
  inputMode?: 'decimal' | 'numeric';
  list?: string;
  maxLength?: number;
}) {
  return (
    <Field label={label} {...(why && { why })}>
      {(id, described) => (
        <input
          id={id}
          type={type}
          inputMode={inputMode}
          list={list}
          maxLength={maxLength}
          aria-describedby={described}
          value={value}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
