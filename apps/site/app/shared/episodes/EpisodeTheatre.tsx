import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isoLength, lengthInWords } from '../../ui/dates/length.ts';
import { SectionHeading } from '../../ui/frame/SectionHeading.tsx';
import { ofName } from '../../ui/words/of-name.ts';
import { PageTools } from '../tools/PageTools.tsx';
import type { ToolsView } from '../tools/tools-view.ts';
import { EpisodeRow } from './EpisodeRow.tsx';
import css from './EpisodeTheatre.module.css';
import type { EpisodeView } from './episode-page-view.ts';

interface EpisodeTheatreProps {
  episode: EpisodeView;
  /** The player. */
  stage: ReactNode;
  tools: ToolsView;
}

/** The page of an episode: the player, its description, and the next episode. */
export function EpisodeTheatre({ episode, stage, tools }: EpisodeTheatreProps) {
  const { programme, channel, clip } = episode;
  return (
    <div data-area={episode.area}>
      {stage}
      <div className={`page ${css.words}`}>
        <div>
          <p className={css.programme}>
            <Link to={programme.path}>{programme.title}</Link>
            <span className={css.place}>{episode.place}</span>
          </p>
          <h1 className={css.title}>{episode.title}</h1>
          <p className={css.synopsis}>{episode.synopsis}</p>
          <PageTools tools={tools} />
          <dl className={css.facts}>
            <div>
              <dt>{episode.emission}</dt>
              <dd>
                <time dateTime={episode.broadcast.iso}>{episode.broadcast.text}</time>
              </dd>
            </div>
            <div>
              <dt>Canal</dt>
              <dd>{channel.name}</dd>
            </div>
            <div>
              <dt>Durada</dt>
              <dd>
                <time dateTime={isoLength(clip.lengthS)}>{lengthInWords(clip.lengthS)}</time>
              </dd>
            </div>
            <div>
              <dt>Edat</dt>
              <dd>{programme.rating === 'TP' ? 'Tots els públics' : programme.rating}</dd>
            </div>
          </dl>
        </div>
        {episode.next && (
          <section className={css.next} aria-labelledby="seguent">
            <h2 id="seguent" className="ruled-title">
              A continuació
            </h2>
            <ul>
              <EpisodeRow episode={episode.next} isOfOneProgramme={episode.next.programmeTitle === programme.title} />
            </ul>
          </section>
        )}
      </div>
      <div className="page">
        {episode.more.length > 0 && (
          <section className={`below-fold ${css.section}`} aria-labelledby="mes">
            <SectionHeading id="mes" more={{ path: programme.path, text: 'Tots els episodis' }}>
              Més {ofName(programme.title)}
            </SectionHeading>
            <ul className={css.episodes}>
              {episode.more.map((card) => (
                <EpisodeRow key={card.id} episode={card} isOfOneProgramme={card.programmeTitle === programme.title} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
