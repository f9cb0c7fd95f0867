import { useState } from 'react';
import { useWords } from '../messages/language.ts';
import buttons from './Button.module.css';

/** Duration of the confirmation, in milliseconds. */
const SAID_MS = 2500;

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
