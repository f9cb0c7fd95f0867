import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

interface FieldProps {
  label: string;
  /** Purpose, or valid values. */
  why?: string;
}

/** A label, its field and a hint; `children` receives the ids. */
function Field({ label, why, children }: FieldProps & { children: (id: string, described?: string) => ReactNode }) {
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

interface TextProps extends FieldProps {
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
}: TextProps & {
  type?: 'text' | 'email' | 'url' | 'datetime-local' | 'time';
  inputMode?: 'decimal' | 'numeric';
  list?: string;
}) {
  return (
    <Field label={label} {...(why && { why })}>
      {(id, described) => (
        <input
          id={id}
          type={type}
          inputMode={inputMode}
          list={list}
          aria-describedby={described}
          value={value}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

export function TextArea({
  label,
  why,
  value,
  onChange,
  rows = 3,
  isCode = false,
}: TextProps & { rows?: number; isCode?: boolean }) {
  return (
    <Field label={label} {...(why && { why })}>
      {(id, described) => (
        <textarea
          id={id}
          rows={rows}
          className={isCode ? styles.code : undefined}
          spellCheck={!isCode}
          aria-describedby={described}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

export function Select<T extends string>({
  label,
  why,
  value,
  options,
  onChange,
}: FieldProps & {
  value: T;
  options: Readonly<Record<T, string>>;
  onChange: (value: T) => void;
}) {
  return (
    <Field label={label} {...(why && { why })}>
      {(id, described) => (
        <select
          id={id}
          aria-describedby={described}
          value={value}
          onChange={(event) => onChange(event.target.value as T)} // cast: only these options exist
        >
          {(Object.entries(options) as [T, string][]).map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export function Tick({
  label,
  why,
  isOn,
  onChange,
}: FieldProps & { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const id = useId();
  return (
    <div className={styles.tick}>
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        aria-describedby={why ? `${id}-why` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {why && (
        <p id={`${id}-why`} className={styles.why}>
          {why}
        </p>
      )}
    </div>
  );
}
