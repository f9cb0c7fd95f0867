import type { Tag, TagSettings } from '@sintonia/tag';
import type { VisitRecorder } from '@sintonia/tag/inspection';
import { vendorsOf } from '@sintonia/wire/rule-words';
import { use, useState, useSyncExternalStore } from 'react';
import { EventList } from './EventList.tsx';
import { InspectorWordsContext, type View } from './inspector-words.ts';
import { ReplayView } from './ReplayView.tsx';
import { RuleList } from './RuleList.tsx';
import { VendorsContext } from './use-rule-language.ts';

export interface InspectorPanelProps {
  recorder: VisitRecorder;
  tag: Tag;
  settings: TagSettings;
  onClose: () => void;
}

const VIEWS = ['events', 'rules', 'replay'] as const satisfies readonly View[];

/** T-11, T-14: steps of the rules on this page as they happen, and under other conditions. */
export function InspectorPanel({ recorder, tag, settings, onClose }: InspectorPanelProps) {
  const events = useSyncExternalStore(recorder.onChange, recorder.events);
  const words = use(InspectorWordsContext);
  const rules = tag.rules();
  const [view, setView] = useState<View>('events');
  const [isFolded, setIsFolded] = useState(false);
  return (
    <aside className="panel" lang={words.language} aria-label={words.title} data-folded={isFolded || undefined}>
      <header>
        <h2>Inspector</h2>
        <span className="quiet">{words.version(words.environments[settings.environment], rules.version)}</span>
        <button type="button" onClick={() => setIsFolded(!isFolded)} aria-expanded={!isFolded}>
          {isFolded ? words.unfold : words.fold}
        </button>
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
      </header>
      {!isFolded && (
        <VendorsContext value={vendorsOf(rules)}>
          <nav aria-label={words.viewsName}>
            {VIEWS.map((name) => (
              <button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)}>
                {words.views[name]}
              </button>
            ))}
          </nav>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs a tab stop for the keyboard */}
          <section className="view" tabIndex={0} aria-label={words.views[view]}>
            {view === 'events' && <EventList events={events} />}
            {view === 'rules' && <RuleList events={events} rules={rules} />}
            {view === 'replay' && <ReplayView events={events} tag={tag} settings={settings} rules={rules} />}
          </section>
        </VendorsContext>
      )}
    </aside>
  );
}
