import { type PictureChoices, SLOTS } from '@sintonia/contracts';
import { useEffect, useRef, useState } from 'react';
import buttons from '../../../design/Button.module.css';
import { Choice } from '../../../design/Choice.tsx';
import { TextField } from '../../../forms/Field.tsx';
import { TextArea } from '../../../forms/TextArea.tsx';
import { useScreenWords } from '../../../messages/use-screen-words.ts';
import type { PickedElement } from '../../picker/picker-messages.ts';
import type { Edit } from '../edits.ts';
import { HtmlFields, PlaceFields } from './ChangeFields.tsx';
import { beginEdit, type NewEdit, possibleChanges, slotOf, toEdit } from './new-edit.ts';
import { PictureChoice } from './PictureChoice.tsx';
import styles from './WherePart.module.css';

/** Change of the selected element. */
export function ChangeForm({
  element,
  pictures,
  onAdd,
  onForget,
  onTyped,
}: {
  element: PickedElement;
  pictures: PictureChoices;
  onAdd: (edit: Edit) => void;
  onForget: () => void;
  /** Whether something typed here is neither added nor dropped. Must be stable. */
  onTyped: (isTyped: boolean) => void;
}) {
  const { experimentEditor, experiments } = useScreenWords();
  const words = experimentEditor.variants;
  const [begun] = useState(() => beginEdit(element));
  const [edit, setEdit] = useState(begun);
  const put = (fields: Partial<NewEdit>) => setEdit((before) => ({ ...before, ...fields }));
  const slot = slotOf(element);
  const possible = possibleChanges(element);
  const made = toEdit(edit, slot, element.order);
  useEffect(() => {
    onTyped(edit !== begun);
    return () => onTyped(false);
  }, [edit, begun, onTyped]);
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
