import { type PictureChoices, SLOTS } from '@sintonia/contracts';
import { use, useEffect, useRef, useState } from 'react';
import buttons from '../../../design/Button.module.css';
import { Choice } from '../../../design/Choice.tsx';
import { Select, TextArea, TextField, Tick } from '../../../forms/Field.tsx';
import { useScreenWords } from '../../../messages/use-screen-words.ts';
import { SessionContext } from '../../../session/session-context.ts';
import type { PickedElement } from '../../picker/picker-messages.ts';
import type { Edit } from '../edits.ts';
import { beginEdit, type NewEdit, possibleChanges, slotOf, toEdit } from './new-edit.ts';
import { PictureChoice } from './PictureChoice.tsx';
import styles from './WherePart.module.css';

/** Change of the selected element. */
export function ChangeForm({
  element,
  pictures,
  onAdd,
  onForget,
}: {
  element: PickedElement;
  pictures: PictureChoices;
  onAdd: (edit: Edit) => void;
  onForget: () => void;
}) {
  const { experimentEditor, experiments } = useScreenWords();
  const words = experimentEditor.variants;
  const [edit, setEdit] = useState(() => beginEdit(element));
  const put = (fields: Partial<NewEdit>) => setEdit((before) => ({ ...before, ...fields }));
  const slot = slotOf(element);
  const possible = possibleChanges(element);
  const made = toEdit(edit, slot, element.order);
  const own = useRef<HTMLFieldSetElement>(null);
  // After an element is selected the focus moves here, without scrolling.
  useEffect(() => {
    own.current?.querySelector<HTMLElement>('textarea, input')?.focus({ preventScroll: true });
    own.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <fieldset ref={own} className={styles.change}>
      <legend className={styles.title}>{words.target}</legend>
      {slot ? (
        <p>
          <b>{experiments.slots[slot]}</b>
        </p>
      ) : (
        <TextField label={words.selector} value={edit.selector} onChange={(selector) => put({ selector })} />
      )}
      <p className={styles.why}>{slot ? words.slotWhy : words.elementWhy}</p>
      {element.matches > 1 && !slot && <p className={styles.why}>{words.many(element.matches)}</p>}
      {possible.length > 1 && (
        <Choice
          legend={words.how}
          options={possible.map((value) => ({ value, label: words.kinds[value] }))}
          value={edit.kind}
          onChange={(kind) => put({ kind })}
        />
      )}
      {edit.kind === 'text' && (
        <TextArea
          label={words.text}
          {...(slot && { why: `${edit.text.trim().length} / ${SLOTS[slot].most}` })}
          value={edit.text}
          onChange={(text) => put({ text })}
        />
      )}
      {edit.kind === 'picture' && (
        <PictureChoice
          pictures={pictures}
          isSlot={slot !== null}
          value={edit.picture}
          onChange={(picture) => put({ picture })}
        />
      )}
      {edit.kind === 'html' && <HtmlFields edit={edit} put={put} />}
      {(edit.kind === 'resize' || edit.kind === 'move' || edit.kind === 'order') && (
        <PlaceFields edit={edit} put={put} of={element.order?.of ?? 0} />
      )}
      {edit.kind === 'click' && (
        <TextField label={words.clickName} value={edit.clickName} onChange={(clickName) => put({ clickName })} />
      )}
      <div className={styles.buttons}>
        <button type="button" className={buttons.primary} disabled={made === null} onClick={() => made && onAdd(made)}>
          {words.apply}
        </button>
        <button type="button" className={buttons.plain} onClick={onForget}>
          {words.forget}
        </button>
      </div>
    </fieldset>
  );
}

/** Size, offset or order: one or two numbers. */
function PlaceFields({ edit, put, of }: { edit: NewEdit; put: (fields: Partial<NewEdit>) => void; of: number }) {
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

function HtmlFields({ edit, put }: { edit: NewEdit; put: (fields: Partial<NewEdit>) => void }) {
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
