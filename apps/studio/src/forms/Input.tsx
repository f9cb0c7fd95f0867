import { type HTMLInputTypeAttribute, useId } from 'react';
import fields from './Field.module.css';

interface InputProps {
  label: string;
  name: string;
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  hint?: string;
  initial?: string;
  maxLength?: number;
}

/** An uncontrolled field; its form reads the value on submit. */
export function Input({ label, name, type = 'text', autoComplete = 'off', hint, initial = '', maxLength }: InputProps) {
  const id = useId();
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        defaultValue={initial}
        maxLength={maxLength}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className={fields.why}>
          {hint}
        </p>
      )}
    </div>
  );
}
