import { useNonce } from '../../../ui/frame/nonce.ts';
import { installTcfStub } from './tcf-stub.ts';

/** The script has run before React hydrates, so the browser bundle leaves it out. */
const SCRIPT = import.meta.env.SSR ? `(${installTcfStub.toString()})(window)` : '';

/** The stub of `__tcfapi`, before any other script of the page (C-05). */
export const TcfStubScript = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: source text of our own function
  <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
);
