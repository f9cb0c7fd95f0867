import { type ReactNode, useId } from 'react';
import buttons from '../design/Button.module.css';
import layout from '../design/layout.module.css';

/** A form with a few fields, its purpose, and cancel. */
export function ActForm({
  title,
  children,
  submitText,
  cancelText,
  isBusy,
  onSubmit,
  onCancel,
}: {
  /** Shown as a separate panel if it has a title. */
  title?: string;
  children: ReactNode;
  submitText: string;
  cancelText: string;
  isBusy: boolean;
  onSubmit: (form: FormData) => void;
  onCancel: () => void;
}) {
  const id = useId();
  const form = (
    <form
      className={layout.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      {children}
      <div className={layout.actions}>
        <button type="submit" className={buttons.primary} disabled={isBusy}>
          {submitText}
        </button>
        <button type="button" className={buttons.plain} onClick={onCancel}>
          {cancelText}
        </button>
      </div>
    </form>
  );
  if (!title) return form;
  return (
    <section className={layout.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {form}
    </section>
  );
}
