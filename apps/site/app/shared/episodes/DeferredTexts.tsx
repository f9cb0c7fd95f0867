import { DeferredPart } from '../../ui/loading/DeferredPart.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.ts';
import css from './DeferredTexts.module.css';
import type { EpisodeTextsProps } from './EpisodeTexts.tsx';

const EpisodeTexts = import.meta.env.SSR
  ? (await import('./EpisodeTexts.tsx')).EpisodeTexts
  : lazyPart(() => import('./EpisodeTexts.tsx').then((loaded) => loaded.EpisodeTexts));

/** Transcript and chapters, where an episode has them; their code loads after the page is hydrated. */
export const DeferredTexts = (texts: EpisodeTextsProps) =>
  texts.chapters.length > 0 || texts.transcript.length > 0 ? (
    <DeferredPart className={css.place} fallback={null}>
      <EpisodeTexts {...texts} />
    </DeferredPart>
  ) : null;
