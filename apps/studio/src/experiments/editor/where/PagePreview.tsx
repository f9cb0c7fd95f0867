import { EditablePage } from '@sintonia/contracts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { get } from '../../../api/request.ts';
import { useWidth } from '../../../charts/use-width.ts';
import buttons from '../../../design/Button.module.css';
import { Choice } from '../../../design/Choice.tsx';
import { useScreenWords } from '../../../messages/use-screen-words.ts';
import type { PageEdit, PickedElement, PickerMessage, StudioMessage } from '../../picker/picker-messages.ts';
import styles from './PagePreview.module.css';
import { withoutOrigin } from './page-paths.ts';

/** Ignores messages of browser extensions and others. */
const isPickerMessage = (data: unknown): data is PickerMessage =>
  typeof data === 'object' && data !== null && 'from' in data && data.from === 'picker';

type Mode = StudioMessage['mode'];

/** Viewport width of the framed page in CSS pixels; scaled down to fit. */
const WIDTHS = { desktop: 1280, mobile: 390 } as const;
/** On a phone the editor starts with the phone view. */
const NARROW = 700;
type Size = keyof typeof WIDTHS;

const fetchPage = (path: string) => get(`/api/activities/editable-page?${new URLSearchParams({ path })}`, EditablePage);

/** The real page in a frame, without its scripts: for selecting elements, and for previewing a variant. */
export function PagePreview({
  path,
  edits,
  chosen,
  onPick,
  onPath,
}: {
  path: string;
  edits: readonly PageEdit[];
  chosen: string | null;
  onPick: (element: PickedElement) => void;
  onPath: (path: string) => void;
}) {
  const words = useScreenWords().experimentEditor.where;
  const frame = useRef<HTMLIFrameElement>(null);
  const [mode, setMode] = useState<Mode>('pick');
  const [size, setSize] = useState<Size>(() => (innerWidth < NARROW ? 'mobile' : 'desktop'));
  const [typed, setTyped] = useState(path);
  const [stage, width] = useWidth<HTMLDivElement>();
  const scale = width === 0 ? 1 : Math.min(1, width / WIDTHS[size]);
  const [page, setPage] = useState<{ url: string } | 'opening' | 'lost'>('opening');
  const [isReady, setReady] = useState(false);
  const message = JSON.stringify({ from: 'studio', mode, edits, chosen } satisfies StudioMessage);

  const open = async (path: string) => {
    setPage('opening');
    setReady(false);
    const answer = await fetchPage(path);
    setPage(answer.ok ? answer.value : 'lost');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run only on mount
  useEffect(() => void open(path), []);
  const goTo = (path: string) => {
    setTyped(path);
    onPath(path);
    void open(path);
  };

  const onMessage = useRef<(event: MessageEvent<unknown>) => void>(() => {});
  onMessage.current = ({ source, origin, data }) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow || !isPickerMessage(data)) return;
    if (data.kind === 'picked') return onPick(data.element);
    if (data.kind === 'goTo') return goTo(data.path);
    setReady(true);
    // The site redirected to the full address.
    setTyped(data.path);
    if (data.path !== path) onPath(data.path);
  };
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => onMessage.current(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (isReady) frame.current?.contentWindow?.postMessage(JSON.parse(message), location.origin);
  }, [isReady, message]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    goTo(typed.startsWith('/') ? typed : `/${typed}`);
  };
  return (
    <div className={styles.preview}>
      <form className={styles.bar} onSubmit={submit}>
        <label className={styles.address}>
          <span className="heard">{words.address}</span>
          <input
            value={typed}
            onChange={(event) => setTyped(withoutOrigin(event.target.value, location.origin))}
            spellCheck={false}
          />
        </label>
        <button type="submit" className={buttons.plain}>
          {words.open}
        </button>
        <Choice<Mode>
          legend={words.mode}
          options={[
            { value: 'pick', label: words.pick },
            { value: 'browse', label: words.browse },
          ]}
          value={mode}
          onChange={setMode}
        />
        <Choice<Size>
          legend={words.size}
          options={[
            { value: 'desktop', label: words.sizes.desktop },
            { value: 'mobile', label: words.sizes.mobile },
          ]}
          value={size}
          onChange={setSize}
        />
      </form>
      <div ref={stage} className={styles.stage}>
        {page === 'lost' && (
          <p className={styles.text} role="alert">
            {words.lost}
          </p>
        )}
        {page !== 'lost' && !isReady && <p className={styles.text}>{words.loading}</p>}
        {typeof page === 'object' && (
          <iframe
            ref={frame}
            className={styles.frame}
            title={words.frame}
            src={page.url}
            style={{ inlineSize: WIDTHS[size], blockSize: `${100 / scale}%`, transform: `scale(${scale})` }}
            data-ready={isReady || undefined}
          />
        )}
      </div>
      <p className={styles.hint}>{mode === 'pick' ? words.hint : words.browsing}</p>
    </div>
  );
}
