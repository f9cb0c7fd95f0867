import styles from './Field.module.css';
import { Field, type TextProps } from './Field.tsx';

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
          placeholder=" " // an empty one is recognised by its placeholder, and not printed
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
