import { ListenButton } from './ListenButton.tsx';
import type { Listenable } from './listenable.ts';
import { useRadio } from './radio-context.ts';

/** Plays a medium whose data the page already has. */
export function Listen({ item, words }: { item: Listenable; words?: string }) {
  const radio = useRadio();
  return (
    <ListenButton
      mediaId={item.media.id}
      name={item.name}
      href={item.media.hls}
      begin={() => radio.listen(item)}
      {...(words && { words })}
    />
  );
}
