import type { Block } from '@sintonia/contracts';
import { pictureSource } from '@sintonia/contracts/site-paths';
import { useEffect, useState } from 'react';
import type { OfflineStory } from '../../features/offline/offline-story.ts';
import {
  canSaveOffline,
  isSavingOffline,
  saveStory,
  startSavingOffline,
  stopSavingOffline,
} from '../../features/offline/save-stories.ts';
import { useRootView } from '../../shared/site/root-view.ts';
import type { UpdateView } from './live/live-view.ts';
import css from './SaveStories.module.css';
import type { StoryView } from './story-page-view.ts';

/** Wide enough for a phone, and small. */
const PICTURE_WIDTH = 640;

/**
 * Stories read from now on are stored in this browser for offline reading. Nothing is stored before the reader asks.
 */
export function SaveStories({ story }: { story: StoryView }) {
  const house = useRootView()?.broadcaster.name ?? '';
  const [isOn, setOn] = useState<boolean | null>(null);
  useEffect(() => {
    if (canSaveOffline()) void isSavingOffline().then(setOn, () => undefined);
  }, []);
  useEffect(() => {
    if (!isOn) return;
    // When storage is full or refused, reading continues as before.
    void startSavingOffline()
      .then(() => saveStory(offlineStory(story, house)))
      .catch(() => undefined);
  }, [isOn, story, house]);
  if (isOn === null) return null;
  const toggle = () => {
    setOn(!isOn);
    if (isOn) void stopSavingOffline().catch(() => undefined);
  };
  return (
    <p className={css.keep}>
      <button type="button" className={css.button} aria-pressed={isOn} onClick={toggle}>
        Desa el que llegeixo
      </button>
      <span className={css.shownText} role="status">
        {isOn
          ? 'Les últimes vint notícies que llegeixis es queden en aquest navegador. Les podràs rellegir sense connexió.'
          : 'Per rellegir-ho sense connexió: al tren, a muntanya o a l’avió.'}
      </span>
    </p>
  );
}

/** Updates of a running story when it was saved. */
const updateBlocks = ({ at, title, body }: UpdateView): Block[] => [
  { type: 'heading', text: `${at.text} · ${title}` },
  ...body,
];

function offlineStory(story: StoryView, house: string): OfflineStory {
  const { path, kicker, title, standfirst, author, published, live, body, picture } = story;
  const width = picture?.webp.find((each) => each >= PICTURE_WIDTH) ?? picture?.webp.at(-1);
  return {
    path,
    house,
    kicker,
    title,
    standfirst,
    author: author.name,
    published: published.text,
    body: [...(live?.updates ?? []).flatMap(updateBlocks), ...body],
    picture: picture && width ? { source: pictureSource(picture.name, width, 'webp'), alt: picture.alt } : null,
    keptAtMs: Date.now(),
  };
}
