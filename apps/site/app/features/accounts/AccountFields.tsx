import { TextField } from '../../ui/forms/TextField.tsx';

interface EmailFieldProps {
  /** As typed before a refusal. */
  email: string | undefined;
  isWrong?: boolean;
}

export const EmailField = ({ email = '', isWrong = false }: EmailFieldProps) => (
  <TextField
    label="Correu electrònic"
    name="email"
    type="email"
    autoComplete="username"
    maxLength={254}
    value={email}
    isWrong={isWrong}
  />
);

interface NewPasswordFieldProps {
  label: string;
  /** Characters. */
  leastPassword: number;
  isWrong: boolean;
}

export const NewPasswordField = ({ label, leastPassword, isWrong }: NewPasswordFieldProps) => (
  <TextField
    label={label}
    hint="Deu caràcters o més. Una frase curta va bé i es recorda."
    name="password"
    type="password"
    autoComplete="new-password"
    minLength={leastPassword}
    maxLength={128}
    isWrong={isWrong}
  />
);
