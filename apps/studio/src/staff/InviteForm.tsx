import { type StaffLink, StaffRole } from '@sintonia/contracts';
import { type FormEvent, useState } from 'react';
import buttons from '../design/Button.module.css';
import { Select } from '../experiments/fields/Field.tsx';
import { useWords } from '../messages/language.ts';
import { ErrorText } from './ErrorText.tsx';
import { inviteStaff } from './fetch-staff.ts';
import { Input } from './Input.tsx';
import styles from './staff.module.css';
import { useRequest } from './use-request.ts';
import { useStaffWords } from './use-staff-words.ts';

interface InviteFormProps {
  onCancel: () => void;
  onMade: (name: string, link: StaffLink) => void;
}

export function InviteForm({ onCancel, onMade }: InviteFormProps) {
  const words = useStaffWords().team;
  const { roles } = useWords().shell;
  const [role, setRole] = useState<StaffRole>(StaffRole.enum.analyst);
  const { isBusy, error, act } = useRequest();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = String(form.get('name')).trim();
    const link = await act(inviteStaff({ name, email: String(form.get('email')).trim(), role }));
    if (link) onMade(name, link);
  };
  return (
    <section className={styles.panel} aria-labelledby="invite">
      <h2 id="invite">{words.inviteTitle}</h2>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Input label={words.name} name="name" maxLength={80} />
        <Input label={words.email} name="email" type="email" maxLength={254} />
        <Select label={words.role} why={words.rolesWhy[role]} value={role} options={roles} onChange={setRole} />
        <ErrorText error={error} />
        <div className={styles.acts}>
          <button type="submit" className={buttons.primary} disabled={isBusy}>
            {words.send}
          </button>
          <button type="button" className={buttons.plain} onClick={onCancel}>
            {words.cancel}
          </button>
        </div>
      </form>
    </section>
  );
}
