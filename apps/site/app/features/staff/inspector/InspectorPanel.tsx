import type { Tag, TagSettings } from '@sintonia/tag';
import type { VisitRecorder } from '@sintonia/tag/inspection';
import { useState, useSyncExternalStore } from 'react';
import { EventList } from './EventList.tsx';
import { ReplayView } from './ReplayView.tsx';
import { RuleList } from './RuleList.tsx';

export interface InspectorPanelProps {
  recorder: VisitRecorder;
  tag: Tag;
  settings: TagSettings;
  onClose: () => void;
}

const VIEWS = { events: 'Esdeveniments', rules: 'Regles', replay: 'I si…' } as const;
type View = keyof typeof VIEWS;

/** T-11, T-14: decisions of the rules on this page as they happen, and under other conditions. */
export function InspectorPanel({ recorder, tag, settings, onClose }: InspectorPanelProps) {
  const events = useSyncExternalStore(recorder.onChange, recorder.events);
  const rules = tag.rules();
  const [view, setView] = useState<View>('events');
  const [isFolded, setIsFolded] = useState(false);
  return (
    <aside className="panel" aria-label="Inspector de regles" data-folded={isFolded || undefined}>
      <header>
        <h2>Inspector</h2>
        <span className="quiet">
          {settings.environment} · regles {rules.version}
        </span>
        <button type="button" onClick={() => setIsFolded(!isFolded)} aria-expanded={!isFolded}>
          {isFolded ? 'Desplega' : 'Plega'}
        </button>
        <button type="button" onClick={onClose}>
          Tanca
        </button>
      </header>
      {!isFolded && (
        <>
          <nav aria-label="Vistes de l’inspector">
            {(Object.keys(VIEWS) as View[]).map((name) => (
              <button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)}>
                {VIEWS[name]}
              </button>
            ))}
          </nav>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs a tab stop for the keyboard */}
          <section className="view" tabIndex={0} aria-label={VIEWS[view]}>
            {view === 'events' && <EventList events={events} />}
            {view === 'rules' && <RuleList events={events} rules={rules} />}
            {view === 'replay' && <ReplayView events={events} tag={tag} settings={settings} rules={rules} />}
          </section>
        </>
      )}
    </aside>
  );
}
