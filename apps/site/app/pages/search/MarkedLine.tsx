import type { MarkedText } from '@sintonia/contracts';

/** Text with the visitor's words marked. Runs do not move, so their index is their key. */
export const MarkedLine = ({ runs }: { runs: MarkedText[] }) =>
  runs.map(({ text, isHit }, place) => {
    const key = `${place} ${text}`;
    return isHit ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
