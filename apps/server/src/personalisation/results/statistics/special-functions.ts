/** The cephes functions, awaited: it compiles asynchronously, and calls fail until then. */
import { chdtrc, compiled, lgam, ndtr, ndtri } from 'cephes';

await compiled;

export { chdtrc, lgam, ndtr, ndtri };
