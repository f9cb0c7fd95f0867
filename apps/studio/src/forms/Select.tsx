import { Field, type FieldProps } from './Field.tsx';

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
