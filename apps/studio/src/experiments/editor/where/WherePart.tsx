import { PictureChoices } from '@sintonia/contracts';
import { useCallback, useState } from 'react';
import { get } from '../../../api/request.ts';
import { useAnswer } from '../../../api/use-answer.ts';
import buttons from '../../../design/Button.module.css';
import { Section } from '../../../design/Section.tsx';
import { TextArea } from '../../../forms/TextArea.tsx';
import { useScreenWords } from '../../../messages/use-screen-words.ts';
import type { PickedElement } from '../../picker/picker-messages.ts';
import type { PartProps } from '../Editor.tsx';
import { withEdit } from '../edits.ts';
import type { VariantForm } from '../form.ts';
import { toPageEdits } from '../page-edits.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { PagePreview } from './PagePreview.tsx';
import { firstPath, patternFor, withoutOrigin } from './page-paths.ts';
import { VariantEdits } from './VariantEdits.tsx';
import { VariantTabs } from './VariantTabs.tsx';
import styles from './WherePart.module.css';

const NO_PICTURES: PictureChoices = [];

/** Pages, and the changes of each variant: the page at the left, the changes at the right. */
export function WherePart({ form, change, onTyped }: PartProps & { onTyped: (isTyped: boolean) => void }) {
  const words = useScreenWords().experimentEditor.where;
  const [shownKey, setShownKey] = useState(() => form.variants.at(-1)?.key ?? '');
  const [target, setTarget] = useState<PickedElement | null>(null);
  const [path, setPath] = useState(() => firstPath(form.paths));
  const { state } = useAnswer(
    useCallback((signal: AbortSignal) => get('/api/activities/pictures', PictureChoices, signal), []),
  );
  const pictures = state.at === 'ready' ? state.value : NO_PICTURES;
  const shown = form.variants.find(({ key }) => key === shownKey) ?? form.variants[0];
  const put = (fields: Partial<VariantForm>) =>
    change({ variants: form.variants.map((one) => (one.key === shown?.key ? { ...one, ...fields } : one)) });
  const pattern = patternFor(path);
  const isThere = form.paths.split('\n').some((line) => line.trim() === pattern);
  /** Selecting an element of a page adds the page. */
  const pick = (element: PickedElement) => {
    setTarget(element);
    if (form.paths.trim() === '') change({ paths: pattern });
  };
  return (
    <Section title={words.title}>
      <div className={styles.part}>
        <PagePreview
          path={path}
          edits={toPageEdits(shown?.edits ?? [], pictures)}
          chosen={target?.selector ?? null}
          onPick={pick}
          onPath={(next) => {
            setPath(next);
            setTarget(null);
          }}
        />
        <div className={styles.side}>
          <VariantTabs form={form} shownKey={shown?.key ?? ''} onShow={setShownKey} change={change} />
          {shown && (
            <>
              {target && (
                <ChangeForm
                  key={`${target.selector} ${shown.key}`}
                  element={target}
                  pictures={pictures}
                  onAdd={(edit) => {
                    put({ edits: withEdit(shown.edits, edit) });
                    setTarget(null);
                  }}
                  onForget={() => setTarget(null)}
                  onTyped={onTyped}
                />
              )}
              <VariantEdits variant={shown} isRedirect={form.kind === 'redirect'} onChange={put} />
            </>
          )}
        </div>
      </div>
      <div className={styles.paths}>
        <div>
          <TextArea
            label={words.paths}
            why={words.pathsWhy}
            rows={2}
            isCode
            value={form.paths}
            onChange={(paths) => change({ paths: withoutOrigin(paths, location.origin) })}
          />
          {!isThere && (
            <button
              type="button"
              className={buttons.plain}
              onClick={() => change({ paths: `${form.paths.trimEnd()}\n${pattern}`.trimStart() })}
            >
              {words.addPath(pattern)}
            </button>
          )}
        </div>
        <TextArea
          label={words.mboxes}
          why={words.mboxesWhy}
          rows={2}
          isCode
          value={form.mboxes}
          onChange={(mboxes) => change({ mboxes })}
        />
      </div>
    </Section>
  );
}
