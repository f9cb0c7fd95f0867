import { ownMedia } from '@sintonia/player/own-media';
import type { RadioStore } from '../radio-store.ts';
import { pageId } from './page-id.ts';
import { type PageOutput, type PageSide, stepPage } from './page-side.ts';
import { windowChannel } from './window-channel.ts';
import type { WindowMessage } from './window-messages.ts';

/** Page side of the radio window: runs `stepPage` and performs its outputs. Returns a function that ends it. */
export function followWindow(radio: RadioStore): () => void {
  const channel = windowChannel();
  let side: PageSide = { at: 'here' };
  channel.onMessage((message) => {
    const [next, outputs] = stepPage(side, { message, ...nowOf(radio) }, pageId());
    side = next;
    const away = side.at === 'away' ? { station: side.station, name: side.name } : null;
    if (away?.station !== radio.get().away?.station) radio.change({ away });
    for (const output of outputs) perform(radio, output, channel.post);
  });
  channel.post({ type: 'hello' });
  return channel.close;
}

function nowOf(radio: RadioStore) {
  const { item, requested } = radio.get();
  const place = radio.player.current?.place();
  return { requested, playing: item?.schedule && place ? { station: item.channel, place } : null };
}

function perform(radio: RadioStore, output: PageOutput, post: (message: WindowMessage) => void): void {
  switch (output.type) {
    case 'post':
      radio.change({ requested: null });
      post(output.message);
      return;
    case 'stop':
      radio.stop();
      return;
    case 'pause':
      for (const media of ownMedia(document)) media.pause();
      return;
    case 'takeBack': {
      const { atMs, ...rest } = output.place;
      // Keeps playback that the listener started in the meantime.
      if (!radio.get().item) radio.listen(output.item, { ...rest, ...(atMs !== null && { atMs }) });
    }
  }
}
