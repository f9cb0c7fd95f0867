import type { Activity } from '@sintonia/contracts';
import { use, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { RequestError } from '../../api/request.ts';
import buttons from '../../design/Button.module.css';
import { TimeZoneContext, useFormats } from '../../messages/language.ts';
import { useScreenWords } from '../../messages/use-screen-words.ts';
import { saveActivity } from '../fetch-activities.ts';
import { Refused } from '../texts/Refused.tsx';
import { AudiencePart } from './audience/AudiencePart.tsx';
import styles from './Editor.module.css';
import type { ActivityForm } from './form.ts';
import type { FormProblem } from './form-problems.ts';
import { GoalsPart } from './GoalsPart.tsx';
import { problemText } from './problem-text.ts';
import { toDraft } from './to-draft.ts';
import { INTENDED_EXIT, UnsavedChanges } from './UnsavedChanges.tsx';
import { WhatPart } from './WhatPart.tsx';
import { WhenPart } from './WhenPart.tsx';
import { WherePart } from './where/WherePart.tsx';

/** Properties of every part of the form. */
export interface PartProps {
  form: ActivityForm;
  change: (fields: Partial<ActivityForm>) => void;
}

/** Form of an activity, new or existing; saving leads to its own page. */
export function Editor({
  known,
  initial,
  back,
}: {
  known: Pick<Activity, 'id' | 'version'> | null;
  initial: ActivityForm;
  back: string;
}) {
  const words = useScreenWords();
  const { experimentEditor: editor } = words;
  const formats = useFormats();
  const timeZone = use(TimeZoneContext);
  const navigate = useNavigate();
  const [begun] = useState(initial); // a new object at each render of the screen
  const [form, setForm] = useState(begun);
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [refused, setRefused] = useState<RequestError | null>(null);
  const [isSaving, setSaving] = useState(false);
  /** A change of the pointed element that is typed and not added: saving would lose it. */
  const [isTyped, setTyped] = useState(false);

  const change = (fields: Partial<ActivityForm>) => setForm((before) => ({ ...before, ...fields }));
  const save = async () => {
    const draft = toDraft(form, timeZone);
    setProblems([...(isTyped ? [{ kind: 'unadded' as const }] : []), ...(draft.ok ? [] : draft.error)]);
    setRefused(null);
    if (!draft.ok || isTyped) return;
    setSaving(true);
    const saved = await saveActivity(draft.value, known);
    setSaving(false);
    if (saved.ok) navigate(`/experiments/${saved.value.id}`, { state: INTENDED_EXIT });
    else setRefused(saved.error);
  };
  const part = { form, change };
  return (
    <div className={styles.editor}>
      <UnsavedChanges isDirty={form !== begun || isTyped} />
      <WhatPart {...part} />
      <WherePart {...part} onTyped={setTyped} />
      <AudiencePart {...part} />
      <div className={styles.pair}>
        <WhenPart {...part} />
        <GoalsPart {...part} />
      </div>
      <div className={styles.foot}>
        {problems.length > 0 && (
          <div className={styles.problems} role="alert">
            <p>{editor.problems(problems.length)}</p>
            <ul>
              {problems.map((problem) => {
                const text = problemText(problem, words, formats);
                return <li key={text}>{text}</li>;
              })}
            </ul>
          </div>
        )}
        {refused && <Refused error={refused} onRetry={save} />}
        <div className={styles.buttons}>
          <button type="button" className={buttons.primary} onClick={save} disabled={isSaving}>
            {isSaving ? editor.saving : known ? editor.saveChanges : editor.save}
          </button>
          <Link className={buttons.plain} to={back} state={INTENDED_EXIT}>
            {editor.cancel}
          </Link>
        </div>
      </div>
    </div>
  );
}
