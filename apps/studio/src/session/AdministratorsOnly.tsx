import { type ReactNode, use } from 'react';
import { useWords } from '../messages/language.ts';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { Empty } from '../states/Empty.tsx';
import { SessionContext } from './session-context.ts';

/** A screen for administrators only: others see a notice instead of a refusal. */
export function AdministratorsOnly({ title, children }: { title: string; children: ReactNode }) {
  const words = useWords().shell;
  if (use(SessionContext)?.role === 'administrator') return children;
  return (
    <>
      <ScreenHeader title={title} />
      <Empty what={words.onlyAdministrators} advice={words.onlyAdministratorsAdvice} />
    </>
  );
}
