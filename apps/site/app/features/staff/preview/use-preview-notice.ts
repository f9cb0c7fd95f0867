import type { PagePreview } from '@sintonia/contracts';
import { useEffect } from 'react';

/** Says on a previewed page that it is one (P-06). Visitors' pages load nothing for it. */
export function usePreviewNotice(preview: PagePreview | null | undefined): void {
  useEffect(() => {
    if (!preview || window.top !== window) return;
    const left = new AbortController();
    void import('./mount-preview-notice.ts').then(
      (it) => !left.signal.aborted && it.mountPreviewNotice(window, preview, left.signal),
    );
    return () => left.abort();
  }, [preview]);
}
