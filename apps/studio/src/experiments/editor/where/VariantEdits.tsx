import buttons from '../../../design/Button.module.css';
import { TextField } from '../../../forms/Field.tsx';
import { TextArea } from '../../../forms/TextArea.tsx';
import { Tick } from '../../../forms/Tick.tsx';
import { useScreenWords } from '../../../messages/use-screen-words.ts';
import { offerTexts } from '../../texts/offer-texts.ts';
import { type Edit, type RedirectEdit, toOffers } from '../edits.ts';
import type { VariantForm } from '../form.ts';
import styles from './WherePart.module.css';

const NO_REDIRECT: RedirectEdit = {
  kind: 'redirect',
  url: '',
  includeAllUrlParameters: false,
  passMboxSession: false,
};

/** Changes of the variant so far; JSON and redirects are typed here, because they have no element. */
export function VariantEdits({
  variant,
  isRedirect,
  onChange,
}: {
  variant: VariantForm;
  isRedirect: boolean;
  onChange: (fields: Partial<VariantForm>) => void;
}) {
  const { experimentEditor, experiments } = useScreenWords();
  const words = experimentEditor.variants;
  const { edits } = variant;
  const put = (at: number, edit: Edit) => onChange({ edits: edits.map((one, i) => (i === at ? edit : one)) });
  const nameOf = (edit: Edit) =>
    edit.kind === 'json' ? experiments.edits.json : toOffers([edit]).flatMap((offer) => offerTexts(offer, experiments));
  return (
    <div className={styles.edits}>
      <h3 className={styles.title}>{words.changes}</h3>
      {edits.length === 0 && <p className={styles.none}>{words.none}</p>}
      <ul>
        {edits.map((edit, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no id
          <li key={i} className={styles.edit}>
            <EditFields edit={edit} name={String(nameOf(edit))} onChange={(next) => put(i, next)} />
            <button
              type="button"
              className={styles.drop}
              aria-label={words.removeEdit(String(nameOf(edit)))}
              onClick={() => onChange({ edits: edits.filter((_, other) => other !== i) })}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        {isRedirect && edits.every(({ kind }) => kind !== 'redirect') && (
          <button type="button" className={buttons.plain} onClick={() => onChange({ edits: [...edits, NO_REDIRECT] })}>
            {words.addRedirect}
          </button>
        )}
        {!isRedirect && (
          <button
            type="button"
            className={buttons.plain}
            onClick={() => onChange({ edits: [...edits, { kind: 'json', text: '{}' }] })}
          >
            {words.addJson}
          </button>
        )}
      </div>
    </div>
  );
}

function EditFields({ edit, name, onChange }: { edit: Edit; name: string; onChange: (edit: Edit) => void }) {
  const words = useScreenWords().experimentEditor.variants;
  if (edit.kind === 'json') {
    return (
      <TextArea label={words.json} rows={4} isCode value={edit.text} onChange={(text) => onChange({ ...edit, text })} />
    );
  }
  if (edit.kind === 'redirect') {
    return (
      <div className={styles.redirect}>
        <TextField label={words.url} value={edit.url} onChange={(url) => onChange({ ...edit, url })} />
        <Tick
          label={words.allParameters}
          isOn={edit.includeAllUrlParameters}
          onChange={(includeAllUrlParameters) => onChange({ ...edit, includeAllUrlParameters })}
        />
      </div>
    );
  }
  return <p className={styles.editName}>{name}</p>;
}
