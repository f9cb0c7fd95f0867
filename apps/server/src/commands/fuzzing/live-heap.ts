/** What a server really holds in memory: asked through Node's inspector, after everything that is no more used is gone. */

/** What a Node process is started with so that it can be asked. */
export const inspectableAt = (port: number): string[] => [
  `--inspect=127.0.0.1:${port}`,
  '--inspect-publish-uid=http', // and not on the terminal
];

/** Bytes of objects that are in use, and of the memory outside of V8 that they hold (buffers). */
export async function liveHeap(port: number): Promise<number> {
  const listed: unknown = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
  const [target] = listed as { webSocketDebuggerUrl: string }[]; // cast: as the inspector's protocol says
  if (target === undefined) throw new Error('the server cannot be inspected');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  let lastId = 0;
  const ask = (method: string): Promise<Record<string, number>> => {
    lastId += 1;
    const id = lastId;
    socket.send(JSON.stringify({ id, method }));
    return new Promise((resolve) => {
      const onMessage = ({ data }: MessageEvent) => {
        const output = JSON.parse(String(data));
        if (output.id !== id) return;
        socket.removeEventListener('message', onMessage);
        resolve(output.result);
      };
      socket.addEventListener('message', onMessage);
    });
  };
  await ask('HeapProfiler.collectGarbage');
  const { usedSize = 0, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await ask('Runtime.getHeapUsage');
  socket.close();
  return usedSize + embedderHeapUsedSize + backingStorageSize;
}
