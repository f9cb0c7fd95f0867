/** The second reference: a plain Fastify route that answers 204. Sends its port to the parent. */
import Fastify from 'fastify';

const app = Fastify();
const empty = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
app.all('*', (_request, reply) => reply.code(204).headers(empty).send());
await app.listen({ port: 0, host: '127.0.0.1' });
const [bound] = app.addresses();
process.send?.(typeof bound === 'object' ? bound.port : null);
process.on('disconnect', () => process.exit(0));
