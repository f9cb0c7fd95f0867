import type { LiveEvent } from '@sintonia/contracts';
import { knownWord } from '../messages/known-word.ts';
import { useWords } from '../messages/language.ts';
import { TableTools } from '../tables/TableTools.tsx';
import { useNowWords } from './now-words.ts';

/** Copy, file and print of the events that the list shows. */
export function EventTools({ events }: { events: readonly LiveEvent[] }) {
  const { realtime: words } = useWords();
  const { columns } = useNowWords();
  return (
    <TableTools
      name={words.stream}
      cells={() => [
        [columns.at, columns.event, columns.title, columns.note, columns.visitor],
        ...events.map(({ at, event, title, detail, visitor }) => [
          at,
          knownWord(words.events, event),
          title,
          detail,
          visitor || words.anonymous,
        ]),
      ]}
    />
  );
}
