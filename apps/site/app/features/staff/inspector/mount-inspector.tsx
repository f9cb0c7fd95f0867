import type { Tag } from '@sintonia/tag';
import { recordVisit } from '@sintonia/tag/inspection';
import { readSettings } from '../../../shared/measurement/read-settings.ts';
import { mountInShadow } from '../mount-in-shadow.ts';
import { studioLanguage } from '../studio-language.ts';
import { InspectorPanel } from './InspectorPanel.tsx';
import style from './inspector.css?inline';
import { InspectorWordsContext, inspectorWords } from './inspector-words.ts';
import { forgetInspector, type RuleStepTap } from './rule-step-observer.ts';
import { forgetVisit, storedVisit, storeVisit } from './stored-visit.ts';

/** Mounts the panel beside the page. */
export function mountInspector(document: Document, tap: RuleStepTap, tag: Tag): void {
  const settings = readSettings(document);
  if (!settings) return;
  const recorder = recordVisit(storedVisit(sessionStorage));
  const keep = () => storeVisit(sessionStorage, recorder.events());
  window.addEventListener('pagehide', keep);
  const { root, remove } = mountInShadow(document, 'sintonia-inspector', style);
  const close = () => {
    forgetInspector(window);
    window.removeEventListener('pagehide', keep);
    forgetVisit(sessionStorage);
    remove();
  };
  root.render(
    <InspectorWordsContext value={inspectorWords(studioLanguage(localStorage))}>
      <InspectorPanel recorder={recorder} tag={tag} settings={settings} onClose={close} />
    </InspectorWordsContext>,
  );
  tap.forwardTo(recorder.onRuleStep);
}
