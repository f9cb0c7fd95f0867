import type { PagePreview } from '@sintonia/contracts';
import { openShadow } from '../open-shadow.ts';
import { studioLanguage } from '../studio-language.ts';
import style from './preview-notice.css?inline';
import { addressAfter, NOTICE_WORDS } from './preview-notice.ts';

/**
 * A line above the page, first in its tab order. Its link is in a shadow root, where the tag does not count clicks.
 *
 * @param signal removes it
 */
export function mountPreviewNotice(
  { document, localStorage, location }: Window,
  { activity, variant, end, isShown }: PagePreview,
  signal: AbortSignal,
): void {
  const language = studioLanguage(localStorage);
  const words = NOTICE_WORDS[language];
  const { host, shadow } = openShadow(document, 'sintonia-prova', style);
  const notice = document.createElement('aside');
  notice.lang = language;
  notice.ariaLabel = words.label;
  const text = document.createElement('p');
  text.textContent = (isShown ? words.shown : words.beside)(activity, variant);
  const leave = document.createElement('a');
  leave.href = addressAfter(end, location.href);
  leave.textContent = words.leave;
  notice.append(text, leave);
  shadow.append(notice);
  document.documentElement.insertBefore(host, document.body);
  signal.addEventListener('abort', () => host.remove());
}
