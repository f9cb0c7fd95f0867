import type { StaffLink } from '@sintonia/contracts';
import { ShownOnce } from '../design/ShownOnce.tsx';
import { useFormats } from '../messages/language.ts';
import { useStaffWords } from './use-staff-words.ts';

/** A one-time link, shown once. */
export function CopyLink({ name, link: { link, expiresAt, isMailed } }: { name: string; link: StaffLink }) {
  const words = useStaffWords().team;
  const formats = useFormats();
  const why = `${words.linkWhy(formats.dateTime(expiresAt))} ${isMailed ? words.mailed : words.notMailed}`;
  return <ShownOnce title={words.link(name)} text={link} why={why} copy={words.copy} />;
}
