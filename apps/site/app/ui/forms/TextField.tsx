import { useId } from 'react';
import css from './Forms.module.css';

interface TextFieldProps {
  label: string;
  name: string;
  type?: 'text' | 'email' | 'password' | 'long';
  autoComplete?: string;
  hint?: string;
  value?: string;
  isWrong?: boolean;
  minLength?: number;
  maxLength: number;
}

/** One field with its label above and its hint below. */
export function TextField({ label, hint, value, isWrong = false, type = 'text', ...input }: TextFieldProps) {
  const [id, hintId] = [useId(), useId()];
  const given = {
    ...input,
    id,
    className: css.input,
    defaultValue: value,
    required: true,
    'aria-invalid': isWrong,
    'aria-describedby': hint && hintId,
  };
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      {type === 'long' ? <textarea {...given} /> : <input type={type} {...given} />}
    </div>
  );
}
