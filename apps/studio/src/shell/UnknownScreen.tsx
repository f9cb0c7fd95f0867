import { Link } from 'react-router';
import buttons from '../design/Button.module.css';
import { useWords } from '../messages/language.ts';
import { Empty } from '../states/Empty.tsx';
import { ScreenHeader } from './ScreenHeader.tsx';

export function UnknownScreen() {
  const words = useWords().shell;
  return (
    <>
      <ScreenHeader title={words.notFound} />
      <Empty what={words.notFoundWhy} advice={words.notFoundAdvice}>
        <Link className={buttons.primary} to="/ara">
          {words.toLive}
        </Link>
      </Empty>
    </>
  );
}
