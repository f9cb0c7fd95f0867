import { canBeMailed, type SavedView } from '@sintonia/contracts';
import { type FormEvent, useId, useState } from 'react';
import { useRequest } from '../api/use-request.ts';
import buttons from '../design/Button.module.css';
import { TextField } from '../forms/Field.tsx';
import { Tick } from '../forms/Tick.tsx';
import { changeView, removeView } from '../saved-views/fetch-saved-views.ts';
import { useSavedViewsWords } from '../saved-views/use-saved-views-words.ts';
import { ErrorText } from '../states/ErrorText.tsx';
import { MailingList } from './MailingList.tsx';
import styles from './MyBoard.module.css';

/** One saved view: name, visibility, recipients, and removal with a confirmation. */
export function EditView({
  view,
  onChanged,
  onClose,
}: {
  view: SavedView;
  onChanged: () => void;
  onClose: () => void;
}) {
  const words = useSavedViewsWords();
  const id = useId();
  const { isBusy, error, act } = useRequest();
  const [name, setName] = useState(view.name);
  const [isShared, setShared] = useState(view.isShared);
  const [isSure, setSure] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await act(changeView(view.id, { name, isShared }))) onChanged();
  };
  const remove = async () => {
    if (!(await act(removeView(view.id)))) return;
    onClose();
    onChanged();
  };
  return (
    <section className={styles.edit} aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        {words.editTitle(view.name)}
      </h3>
      <div className={styles.parts}>
        {view.mayChange && (
          <form className={styles.form} onSubmit={submit}>
            <TextField label={words.name} value={name} onChange={setName} />
            <Tick label={words.share} isOn={isShared} onChange={setShared} />
            <div className={styles.acts}>
              <button type="submit" className={buttons.primary} disabled={isBusy || name.trim() === ''}>
                {words.apply}
              </button>
              {!isSure && (
                <button type="button" className={buttons.plain} onClick={() => setSure(true)}>
                  {words.remove}
                </button>
              )}
            </div>
            {isSure && (
              <fieldset className={styles.sure}>
                <legend>{words.sure}</legend>
                <button type="button" className={buttons.primary} disabled={isBusy} onClick={remove}>
                  {words.doRemove}
                </button>
                <button type="button" className={buttons.plain} onClick={() => setSure(false)}>
                  {words.keep}
                </button>
              </fieldset>
            )}
            <ErrorText error={error} texts={words.refused} />
          </form>
        )}
        {canBeMailed(view) && <MailingList view={view} onChanged={onChanged} />}
      </div>
      <button type="button" className={buttons.plain} onClick={onClose}>
        {words.close}
      </button>
    </section>
  );
}
