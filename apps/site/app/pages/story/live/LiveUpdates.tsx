import { useEffect, useRef } from 'react';
import { useTag } from '../../../shared/measurement/tag-context.ts';
import { SectionHeading } from '../../../ui/frame/SectionHeading.tsx';
import { StoryBody } from '../StoryBody.tsx';
import style from './live.css?url';
import type { LiveView } from './live-view.ts';
import { useUpdates } from './use-updates.ts';

interface LiveUpdatesProps {
  story: number;
  live: LiveView;
}

/** «Una actualització nova», «3 actualitzacions noves». */
const counted = (count: number): string => (count === 1 ? 'Una actualització nova' : `${count} actualitzacions noves`);

/**
 * A running story: the key points on top, then all updates, newest first. New updates wait behind a button, so that
 * nothing shifts while reading. Without JavaScript it is a list with anchors.
 */
export function LiveUpdates({ story, live }: LiveUpdatesProps) {
  const tag = useTag();
  const { shown, waiting, showAll } = useUpdates(story, live);
  const newest = useRef<HTMLHeadingElement>(null);
  const isRequested = useRef(false);
  useEffect(() => {
    if (!isRequested.current || shown.updates.length === 0) return;
    isRequested.current = false;
    newest.current?.focus({ preventScroll: true });
    newest.current?.scrollIntoView({ block: 'center' });
  }, [shown]);
  const show = () => {
    tag?.track('scClicBoto', { clickIdentifier: 'actualitzacions-noves', clickOrigin: 'directe' });
    isRequested.current = true;
    showAll();
  };
  return (
    <section className="live" aria-labelledby="actualitzacions">
      <link rel="stylesheet" href={style} precedence="parts" />
      {shown.keyPoints.length > 0 && (
        <div className="live-key">
          <h2 className="live-key-name">El més important</h2>
          <ul>
            {shown.keyPoints.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      )}
      <SectionHeading id="actualitzacions">{shown.isRunning ? 'Minut a minut' : 'Com ha anat'}</SectionHeading>
      <p className="hidden" role="status">
        {waiting > 0 && counted(waiting)}
      </p>
      <div className="live-new">
        {waiting > 0 && (
          <button type="button" className="live-button" data-button="actualitzacions-noves" onClick={show}>
            {counted(waiting)}
          </button>
        )}
      </div>
      <ol className="live-list">
        {shown.updates.map(({ id, at, title, body }, place) => (
          <li key={id} id={`act-${id}`} className="live-update">
            <h3 className="live-title" ref={place === 0 ? newest : undefined} tabIndex={-1}>
              {title}
            </h3>
            <a className="live-at" href={`#act-${id}`} aria-label={`${at.text}, enllaç a aquesta actualització`}>
              <time dateTime={at.iso}>{at.text}</time>
            </a>
            <StoryBody blocks={body} />
          </li>
        ))}
      </ol>
    </section>
  );
}
