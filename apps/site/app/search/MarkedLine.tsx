import type { MarkedText } from '@sintonia/contracts';

/** Text with the visitor's words marked in it. Runs do not move, so their place is their key. */
export const MarkedLine = ({ runs }: { runs: MarkedText[] }) =>
  runs.map(({ text, isHit }, place) => {
    const key = `${place} ${text}`;
    return isHit ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
