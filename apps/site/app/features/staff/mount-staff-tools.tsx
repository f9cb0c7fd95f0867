import { createRoot } from 'react-dom/client';
import { StaffTools } from './StaffTools.tsx';
import style from './staff.css?inline';
import { studioLanguage } from './studio-language.ts';

/** Mounts the tools beside the page in a shadow root, so that styles stay separate. */
export function mountStaffTools({ document, localStorage }: Window): void {
  const host = document.createElement('sintonia-estudi');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  shadow.adoptedStyleSheets = [sheet];
  document.documentElement.append(host);
  const root = createRoot(shadow);
  const close = () => {
    root.unmount();
    host.remove();
  };
  root.render(<StaffTools language={studioLanguage(localStorage)} onClose={close} />);
}
