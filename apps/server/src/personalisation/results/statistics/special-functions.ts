/** Functions of cephes, ready: it compiles in the background, and until then every call of them fails. */
import { chdtrc, compiled, lgam, ndtr, ndtri } from 'cephes';

await compiled;

export { chdtrc, lgam, ndtr, ndtri };
