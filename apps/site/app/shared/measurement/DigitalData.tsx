import { type PageLayer, toDigitalData } from '@sintonia/tag/data-layer';
import { useState } from 'react';
import { useNonce } from '../../ui/frame/nonce.ts';
import { scriptJson } from '../structured-data/script-json.ts';

/**
 * Sets `window.digitalData` before any other script of the page (D-01). Written once: after a client-side navigation
 * the tag sets it.
 */
export function DigitalData({ layer }: { layer: PageLayer }) {
  const [script] = useState(() => `window.digitalData=${scriptJson(toDigitalData(layer))}`);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, escaped for script elements
    <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  );
}
