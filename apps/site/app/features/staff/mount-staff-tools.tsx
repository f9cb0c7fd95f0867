import { mountInShadow } from './mount-in-shadow.ts';
import { StaffTools } from './StaffTools.tsx';
import style from './staff.css?inline';
import { studioLanguage } from './studio-language.ts';

/** Mounts the tools beside the page. */
export function mountStaffTools({ document, localStorage }: Window): void {
  const { root, remove } = mountInShadow(document, 'sintonia-estudi', style);
  root.render(<StaffTools language={studioLanguage(localStorage)} onClose={remove} />);
}
