import { use } from 'react';
import { TextField } from '../../../forms/Field.tsx';
import { Select } from '../../../forms/Select.tsx';
import { TextArea } from '../../../forms/TextArea.tsx';
import { Tick } from '../../../forms/Tick.tsx';
import { useScreenWords } from '../../../messages/use-screen-words.ts';
import { SessionContext } from '../../../session/session-context.ts';
import type { NewEdit } from './new-edit.ts';
import styles from './WherePart.module.css';

/** Size, offset or order: one or two numbers. */
export function PlaceFields({ edit, put, of }: { edit: NewEdit; put: (fields: Partial<NewEdit>) => void; of: number }) {
  const words = useScreenWords().experimentEditor.variants;
  const number = (field: 'width' | 'height' | 'right' | 'down' | 'newPlace', label: string, why?: string) => (
    <TextField
      label={label}
      {...(why && { why })}
      inputMode="numeric"
      value={edit[field]}
      onChange={(value) => put({ [field]: value })}
    />
  );
  if (edit.kind === 'order') return number('newPlace', words.newPlace, words.newPlaceWhy(of));
  const fields = edit.kind === 'resize' ? (['width', 'height'] as const) : (['right', 'down'] as const);
  return (
    <div className={styles.numbers}>
      {number(fields[0], words[fields[0]])}
      {number(fields[1], words[fields[1]])}
    </div>
  );
}

export function HtmlFields({ edit, put }: { edit: NewEdit; put: (fields: Partial<NewEdit>) => void }) {
  const words = useScreenWords().experimentEditor.variants;
  const isAdministrator = use(SessionContext)?.role === 'administrator';
  return (
    <>
      <Select label={words.place} value={edit.place} options={words.places} onChange={(place) => put({ place })} />
      <TextArea label={words.html} rows={5} isCode value={edit.html} onChange={(html) => put({ html })} />
      {isAdministrator && (
        <Tick label={words.scripts} isOn={edit.withScripts} onChange={(withScripts) => put({ withScripts })} />
      )}
    </>
  );
}
