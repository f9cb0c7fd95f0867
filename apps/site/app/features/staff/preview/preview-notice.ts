/** Texts and address of the notice on previewed pages (P-06). Pure. */
import type { PagePreview, StudioLanguage } from '@sintonia/contracts';

/** The same page without the preview. */
export function addressAfter({ parameter, value }: PagePreview['end'], address: string): string {
  const url = new URL(address);
  if (value === null) url.searchParams.delete(parameter);
  else url.searchParams.set(parameter, value);
  return url.href;
}

interface NoticeWords {
  label: string;
  shown: (activity: string, variant: string) => string;
  beside: (activity: string, variant: string) => string;
  leave: string;
}

export const NOTICE_WORDS: Readonly<Record<StudioLanguage, NoticeWords>> = {
  ca: {
    label: 'Prova d’un experiment',
    shown: (activity, variant) =>
      `Prova de l’experiment «${activity}»: veus la variant «${variant}». L’experiment no ho compta.`,
    beside: (activity, variant) =>
      `Aquest navegador prova l’experiment «${activity}», variant «${variant}», que no canvia aquesta pàgina. L’experiment no ho compta.`,
    leave: 'Surt de la prova',
  },
  en: {
    label: 'Preview of an experiment',
    shown: (activity, variant) =>
      `Preview of the experiment “${activity}”: you see the variant “${variant}”. The experiment does not count it.`,
    beside: (activity, variant) =>
      `This browser previews the experiment “${activity}”, variant “${variant}”, which does not change this page. The experiment does not count it.`,
    leave: 'Leave the preview',
  },
};
