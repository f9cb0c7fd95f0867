import { useId } from 'react';
import styles from './Field.module.css';
import type { FieldProps } from './Field.tsx';

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
