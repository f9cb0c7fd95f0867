/**
 * Ends the current task of the main thread, so that the browser can paint and handle input before the rest. A message
 * instead of a timer, which a hidden tab delays by up to a second.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
