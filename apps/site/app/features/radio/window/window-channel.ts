import type { WindowMessage } from './window-messages.ts';

const NAME = 'sintonia.radio';

export interface WindowChannel {
  post(message: WindowMessage): void;
  onMessage(listener: (message: WindowMessage) => void): void;
  close(): void;
}

/** Channel between this browser's pages and the radio window. Only pages of this origin have access. */
export function windowChannel(): WindowChannel {
  const channel = new BroadcastChannel(NAME);
  return {
    post: (message) => channel.postMessage(message),
    onMessage(listener) {
      channel.onmessage = ({ data }: MessageEvent<WindowMessage>) => listener(data);
    },
    close: () => channel.close(),
  };
}
