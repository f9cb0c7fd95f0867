import type { Ref } from 'react';
import css from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';

interface ButtonProps {
  ref?: Ref<HTMLButtonElement>;
  icon: IconName;
  name: string;
  isPressed?: boolean;
  press: () => void;
}

/** A control with an icon; its name is its accessible label and its tooltip. */
export const Button = ({ ref, icon, name, isPressed, press }: ButtonProps) => (
  <button
    ref={ref}
    type="button"
    className={css.button}
    aria-label={name}
    title={name}
    data-icon={icon}
    data-pressed={isPressed}
    onClick={press}
  >
    <Icon name={icon} />
  </button>
);
