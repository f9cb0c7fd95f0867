import type { EpisodeCardView } from '../../../shared/episodes/episode-view.ts';
import { episodeOfPage } from '../fetch-page-data.ts';
import { ListenButton } from '../ListenButton.tsx';
import { episodeMediaId } from '../listenable.ts';
import { useRadio } from '../radio-context.ts';

interface ListenToEpisodeProps {
  episode: Pick<EpisodeCardView, 'id' | 'path' | 'title' | 'programmeTitle'>;
  words?: string;
}

/** Plays an episode of a list: its data is fetched from its page. */
export function ListenToEpisode({ episode: { id, path, title, programmeTitle }, words }: ListenToEpisodeProps) {
  const radio = useRadio();
  const begin = async () => {
    const item = await episodeOfPage(path);
    if (item) radio.listen(item);
  };
  return (
    <ListenButton
      mediaId={episodeMediaId(id)}
      name={`${programmeTitle}: ${title}`}
      href={path}
      begin={() => void begin()}
      {...(words && { words })}
    />
  );
}
