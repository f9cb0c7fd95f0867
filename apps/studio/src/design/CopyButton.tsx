import { useState } from 'react';
import { useWords } from '../messages/language.ts';
import buttons from './Button.module.css';

/** How long it says that it copied, in milliseconds. */
const SAID_MS = 2500;

/** Copies to the clipboard, and says whether it could. */
export function CopyButton({
  children,
  label,
  text = () => '',
  copy = () => navigator.clipboard.writeText(text()),
}: {
  children: string;
  /** Says also what is copied, where several buttons look alike. */
  label?: string;
  text?: () => string;
  /** Instead of `text`, for what is more than text. */
  copy?: () => Promise<void>;
}) {
  const words = useWords().copy;
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null);
  const press = async () => {
    setSaid(
      await copy().then(
        () => 'copied',
        () => 'notCopied',
      ),
    );
    setTimeout(() => setSaid(null), SAID_MS);
  };
  return (
    <button type="button" className={buttons.plain} aria-label={label} onClick={press}>
      <span role="status">{said ? words[said] : children}</span>
    </button>
  );
}
