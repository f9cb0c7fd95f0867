import type { QuerySegment, ReportCatalogue, SavedSegment } from '@sintonia/contracts';
import { useState } from 'react';
import { useRequest } from '../api/use-request.ts';
import buttons from '../design/Button.module.css';
import { Sheet } from '../design/Sheet.tsx';
import { TextField } from '../forms/Field.tsx';
import { WithCatalogue } from '../query/WithCatalogue.tsx';
import type { ChosenSegment } from '../segments/chosen-segments.ts';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { addSegment, changeSegment } from './fetch-segments.ts';
import styles from './SegmentEditor.module.css';
import { SegmentPart } from './SegmentPart.tsx';
import { SegmentSize } from './SegmentSize.tsx';
import { EMPTY_SEGMENT, fromSegments, type SegmentForm, toSegments } from './segment-form.ts';
import { useSegmentsWords } from './use-segments-words.ts';

/** Segments of one saved entry that the form offers; a query may have more. */
const MOST_PARTS = 4;

/** Builds segments, shows their size, and saves them or uses them once. */
export function SegmentEditor({
  saved,
  onUse,
  onClose,
}: {
  /** Null for a new one. */
  saved: SavedSegment | null;
  /** Called with the segments to use on the screens, after saving them if that was chosen. */
  onUse: (chosen: ChosenSegment) => void;
  onClose: () => void;
}) {
  const words = useSegmentsWords();
  return (
    <Sheet title={saved ? words.edit(saved.name) : words.create} close={words.close} isWide onClose={onClose}>
      <WithCatalogue skeleton={<SkeletonLines widths={[100, 100, 60]} height={40} />}>
        {(catalogue) => <Form saved={saved} catalogue={catalogue} onUse={onUse} />}
      </WithCatalogue>
    </Sheet>
  );
}

function Form({
  saved,
  catalogue,
  onUse,
}: {
  saved: SavedSegment | null;
  catalogue: ReportCatalogue;
  onUse: (chosen: ChosenSegment) => void;
}) {
  const words = useSegmentsWords();
  const [name, setName] = useState(saved?.name ?? '');
  const [forms, setForms] = useState<readonly SegmentForm[] | null>(() =>
    saved ? fromSegments(saved.segments) : [EMPTY_SEGMENT],
  );
  const { isBusy, error, act } = useRequest();
  const segments: QuerySegment[] | null = forms === null ? (saved?.segments ?? null) : toSegments(forms);
  const changeOne = (at: number, next: SegmentForm) =>
    setForms((before) => before?.map((one, i) => (i === at ? next : one)) ?? null);

  const save = async () => {
    if (segments === null) return;
    const request = { name: name.trim(), segments };
    const stored = await act(saved ? changeSegment(saved.id, request) : addSegment(request));
    if (stored) onUse({ name: stored.name, segments: stored.segments });
  };
  const problems = error?.kind === 'refused' ? error.problems : undefined;
  const code = problems?.[0]?.code ?? (error?.kind === 'refused' ? error.code : '');

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {forms === null && <p>{words.notShown}</p>}
      {forms?.map((form, at) => (
        <SegmentPart
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
          key={at}
          place={at}
          form={form}
          dimensions={catalogue.dimensions}
          onChange={(next) => changeOne(at, next)}
          {...(forms.length > 1 && { onRemove: () => setForms(forms.filter((_, i) => i !== at)) })}
        />
      ))}
      {forms !== null && forms.length < MOST_PARTS && (
        <button type="button" className={buttons.plain} onClick={() => setForms([...forms, EMPTY_SEGMENT])}>
          {words.addPart}
        </button>
      )}
      <SegmentSize segments={segments} />
      <TextField label={words.name} value={name} onChange={setName} />
      <p role="alert" className={styles.fault}>
        {error && (words.problems[code] ?? problems?.[0]?.message ?? words.notSaved)}
      </p>
      <div className={styles.acts}>
        <button type="submit" className={buttons.primary} disabled={isBusy || segments === null || name.trim() === ''}>
          {words.save}
        </button>
        <button
          type="button"
          className={buttons.plain}
          disabled={segments === null}
          onClick={() => segments && onUse({ name: name.trim() || words.unnamed, segments })}
        >
          {words.useOnce}
        </button>
      </div>
    </form>
  );
}
