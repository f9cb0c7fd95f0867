import { useState } from 'react';
import { useWords } from '../messages/language.ts';
import buttons from './Button.module.css';

/** Duration of the confirmation, in milliseconds. */
const CONFIRMATION_MS = 2500;

/** Copies to the clipboard, and reports whether it succeeded. */
export function CopyButton({
  children,
  label,
  text = () => '',
  copy = () => navigator.clipboard.writeText(text()),
}: {
  children: string;
  /** Accessible name where several buttons look alike. */
  label?: string;
  text?: () => string;
  /** Replaces `text` for content that is more than text. */
  copy?: () => Promise<void>;
}) {
  const words = useWords().copy;
  const [status, setStatus] = useState<'copied' | 'notCopied' | null>(null);
  const press = async () => {
    setStatus(
      await copy().then(
        () => 'copied',
        () => 'notCopied',
      ),
    );
    setTimeout(() => setStatus(null), CONFIRMATION_MS);
  };
  return (
    <button type="button" className={buttons.plain} aria-label={label} onClick={press}>
      <span role="status">{status ? words[status] : children}</span>
    </button>
  );
}
