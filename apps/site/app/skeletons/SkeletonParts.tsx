import css from './SkeletonParts.module.css';

/** Placeholder of text: as many lines, in the size and leading of the surrounding class. The last line is shorter. */
export const Words = ({ lines = 1 }: { lines?: number }) =>
  Array.from({ length: lines }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items never change places, so the index is a stable key
    <span key={line} className={css.line} data-is-last={(lines > 1 && line === lines - 1) || undefined} />
  ));

/** One short text: a kicker, a date. */
export const Word = () => <span className={css.word} />;

/** Placeholder of a picture. The page's own picture grows out of it. */
export const Frame = ({ transitionName }: { transitionName?: string }) => (
  <div className={css.frame} style={{ viewTransitionName: transitionName }} />
);
