import type { SavedView } from '@sintonia/contracts';
import { use, useState } from 'react';
import { Link } from 'react-router';
import buttons from '../design/Button.module.css';
import { useFormats } from '../messages/language.ts';
import { pinView } from '../saved-views/fetch-saved-views.ts';
import { useSavedViewsWords } from '../saved-views/use-saved-views-words.ts';
import { SessionContext } from '../session/session-context.ts';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import { EditView } from './EditView.tsx';
import styles from './MyBoard.module.css';

/** Every saved view: open, pin, edit. */
export function SavedViewTable({ views, onChanged }: { views: readonly SavedView[]; onChanged: () => void }) {
  const words = useSavedViewsWords();
  const formats = useFormats();
  const session = use(SessionContext);
  const [edited, setEdited] = useState<string | null>(null);
  const shown = views.find(({ id }) => id === edited);
  const toggle = async ({ id, place }: SavedView) => {
    const answer = await pinView(id, place === null);
    if (answer.ok) onChanged();
  };
  const columns: Column<SavedView>[] = [
    { name: words.name, value: ({ name }) => name, show: ({ name, path }) => <Link to={path}>{name}</Link> },
    {
      name: words.by,
      value: ({ createdBy, createdAt }) =>
        `${createdBy === session?.email ? words.me : createdBy} · ${formats.day(createdAt)}`,
    },
    { name: words.shared, value: ({ isShared }) => (isShared ? words.yes : words.no) },
    { name: words.mailing, value: ({ mailings }) => mailings.map(({ to }) => to).join(', ') || '–' },
    {
      name: words.actions,
      value: () => '',
      isAction: true,
      show: (view) => (
        <span className={styles.acts}>
          <button
            type="button"
            className={buttons.plain}
            aria-label={view.place === null ? words.pinOf(view.name) : words.unpinOf(view.name)}
            onClick={() => toggle(view)}
          >
            {view.place === null ? words.pinIt : words.unpin}
          </button>
          <button
            type="button"
            className={buttons.plain}
            aria-label={words.editOf(view.name)}
            aria-expanded={view.id === edited}
            onClick={() => setEdited(view.id === edited ? null : view.id)}
          >
            {words.edit}
          </button>
        </span>
      ),
    },
  ];
  return (
    <>
      <ReportTable
        inAddress="taula-vistes"
        caption={words.list}
        columns={columns}
        rows={views}
        rowKey={({ id }) => id}
        isStacked
      />
      {shown && <EditView key={shown.id} view={shown} onChanged={onChanged} onClose={() => setEdited(null)} />}
    </>
  );
}
