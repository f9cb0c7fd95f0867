import { type FormEvent, useState } from 'react';
import { useRequest } from '../../api/use-request.ts';
import buttons from '../../design/Button.module.css';
import layout from '../../design/layout.module.css';
import { Section } from '../../design/Section.tsx';
import { Input } from '../../forms/Input.tsx';
import { changePassword } from '../fetch-staff.ts';
import { StaffErrorText } from '../StaffErrorText.tsx';
import { useStaffWords } from '../use-staff-words.ts';

export function PasswordPart({ onChanged }: { onChanged: () => void }) {
  const { own: words, passwordHint } = useStaffWords();
  const { isBusy, error, act } = useRequest();
  const [isDone, setDone] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    setDone(false);
    const changed = await act(changePassword(String(given.get('current')), String(given.get('password'))));
    if (!changed) return;
    form.reset();
    setDone(true);
    onChanged();
  };
  return (
    <Section title={words.password}>
      <form className={layout.form} onSubmit={submit}>
        <Input label={words.current} name="current" type="password" autoComplete="current-password" />
        <Input label={words.next} name="password" type="password" autoComplete="new-password" hint={passwordHint} />
        <StaffErrorText error={error} />
        <p role="status">{isDone && words.changed}</p>
        <div className={layout.actions}>
          <button type="submit" className={buttons.plain} disabled={isBusy}>
            {words.change}
          </button>
        </div>
      </form>
    </Section>
  );
}
