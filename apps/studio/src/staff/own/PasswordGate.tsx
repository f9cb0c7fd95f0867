import { ActForm } from '../../forms/ActForm.tsx';
import { Input } from '../../forms/Input.tsx';
import { useStaffWords } from '../use-staff-words.ts';

interface PasswordGateProps {
  isBusy: boolean;
  onPassword: (password: string) => void;
  onCancel: () => void;
}

/** Asks for the password before a change of how the person signs in. */
export function PasswordGate({ isBusy, onPassword, onCancel }: PasswordGateProps) {
  const { own: words, team } = useStaffWords();
  return (
    <ActForm
      submitText={words.goOn}
      cancelText={team.cancel}
      isBusy={isBusy}
      onSubmit={(form) => onPassword(String(form.get('confirm')))}
      onCancel={onCancel}
    >
      <Input label={words.confirmPassword} name="confirm" type="password" autoComplete="current-password" />
    </ActForm>
  );
}
