import { type StaffLink, StaffRole } from '@sintonia/contracts';
import { useState } from 'react';
import { useRequest } from '../api/use-request.ts';
import { ActForm } from '../forms/ActForm.tsx';
import { Input } from '../forms/Input.tsx';
import { Select } from '../forms/Select.tsx';
import { useWords } from '../messages/language.ts';
import { inviteStaff } from './fetch-staff.ts';
import { StaffErrorText } from './StaffErrorText.tsx';
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

  const submit = async (form: FormData) => {
    const name = String(form.get('name')).trim();
    const link = await act(inviteStaff({ name, email: String(form.get('email')).trim(), role }));
    if (link) onMade(name, link);
  };
  return (
    <ActForm
      title={words.inviteTitle}
      submitText={words.send}
      cancelText={words.cancel}
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Input label={words.name} name="name" maxLength={80} />
      <Input label={words.email} name="email" type="email" maxLength={254} />
      <Select label={words.role} why={words.rolesWhy[role]} value={role} options={roles} onChange={setRole} />
      <StaffErrorText error={error} />
    </ActForm>
  );
}
