/** Measures the live memory of a server through Node's inspector, after a garbage collection. */

/** Node arguments that enable this measurement. */
export const inspectableAt = (port: number): string[] => [
  `--inspect=127.0.0.1:${port}`,
  '--inspect-publish-uid=http', // not printed on the terminal
];

/** Bytes of live objects, and of external memory that they hold (buffers). */
export async function liveHeap(port: number): Promise<number> {
  const listed: unknown = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
  const [target] = listed as { webSocketDebuggerUrl: string }[]; // cast: defined by the inspector's protocol
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
