/** The reference: `node:http` that answers 204 to everything. Started by `collect.ts`; sends its port to the parent. */
import { createServer } from 'node:http';

const server = createServer((request, response) => {
  request.resume();
  response.writeHead(204, { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }).end();
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : null);
});
process.on('disconnect', () => process.exit(0));
