import { canBeMailed } from '@sintonia/contracts';
import { SUITE_PARAMETER } from '@sintonia/contracts/studio-addresses';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { recipientOptions, useRecipients } from '../api/use-recipients.ts';
import { useRequest } from '../api/use-request.ts';
import buttons from '../design/Button.module.css';
import { TextField } from '../forms/Field.tsx';
import { Select } from '../forms/Select.tsx';
import { Tick } from '../forms/Tick.tsx';
import { ErrorText } from '../states/ErrorText.tsx';
import { useSuite } from '../suite/use-suite.ts';
import { addMailing, saveView } from './fetch-saved-views.ts';
import styles from './SaveView.module.css';
import type { ViewFigures } from './SaveView.tsx';
import { useSavedViewsWords } from './use-saved-views-words.ts';

/** Saves the view of the address under a name; at the same time pins it or sends it every Monday. */
export function SaveForm({ suggested, figures }: { suggested: string; figures: ViewFigures }) {
  const words = useSavedViewsWords();
  const { pathname, search } = useLocation();
  const { suite } = useSuite();
  const people = useRecipients(pathname);
  const { isBusy, error, act } = useRequest();
  const [name, setName] = useState(suggested);
  const [isShared, setShared] = useState(false);
  const [isPinned, setPinned] = useState(true);
  const [to, setTo] = useState('');
  const [status, setStatus] = useState('');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const path = pathWithSuite(pathname, search, suite);
    const saved = await act(saveView({ name, path, ...figures, isShared, isPinned }));
    if (!saved) return;
    const isOrdered = to === '' || (await act(addMailing(saved.id, to))) !== null;
    setStatus(isOrdered ? words.saved(saved.name) : words.savedNotSent);
  };
  if (status !== '') {
    return (
      <p role="status" className={styles.status}>
        {status} <Link to="/tauler">{words.toBoard}</Link>
      </p>
    );
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField label={words.name} value={name} onChange={setName} />
      <Tick label={words.pin} isOn={isPinned} onChange={setPinned} />
      <Tick label={words.share} isOn={isShared} onChange={setShared} />
      {canBeMailed({ ...figures, path: pathname }) && (
        <Select
          label={words.sendTo}
          value={to}
          options={{ '': words.nobody, ...recipientOptions(people) }}
          onChange={setTo}
        />
      )}
      <ErrorText error={error} texts={words.refused} />
      <button type="submit" className={buttons.primary} disabled={isBusy || name.trim() === ''}>
        {words.doSave}
      </button>
    </form>
  );
}

/** A view keeps the suite that it shows now, also when the server shows another one by default later, or by mail. */
function pathWithSuite(pathname: string, search: string, suite: string | null): string {
  const params = new URLSearchParams(search);
  if (suite === null || params.has(SUITE_PARAMETER)) return pathname + search;
  params.set(SUITE_PARAMETER, suite);
  return `${pathname}?${params}`;
}
