/** The first comment of a file. */
const HEAD = /^\s*\/\*\*[\s\S]*?\*\//;
/** A file that says so takes time, chance, network and files as arguments. */
const SAYS_PURE = /\bPure(?: but for `Intl`)?[.:]/;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** Clock, chance, timers, network and process, as globals and as modules of Node. */
const IMPURE =
  /\bDate\.now\b|\bnew Date(?:\(\)|(?![\w(]))|(?<![\w.])Date\(\)|\bMath\.random\b|\bperformance\.|(?<![\w.])(?:fetch|setTimeout|setInterval|setImmediate|queueMicrotask|requestAnimationFrame)\(|\bnew (?:EventSource|WebSocket|Worker)\b|\bAbortSignal\.timeout\b|\bprocess\.|\b(?:randomUUID|randomBytes|randomInt|getRandomValues)\b|['"]node:(?:child_process|cluster|dgram|dns|fs|http|http2|https|net|os|perf_hooks|process|timers|tls|worker_threads)(?:\/[a-z]+)?['"]/;

/**
 * Files whose first comment says «Pure» and that read the clock, draw by chance, set a timer or reach the network, the
 * disk or the process.
 */
export function impureFiles(
  files: ReadonlyMap<string, string>,
  isForTests: (path: string) => boolean,
): { path: string; found: string }[] {
  return [...files].flatMap(([path, text]) => {
    if (!/\.tsx?$/.test(path) || isForTests(path) || !SAYS_PURE.test(HEAD.exec(text)?.[0] ?? '')) return [];
    const [found] = IMPURE.exec(text.replace(COMMENTS, '')) ?? [];
    return found === undefined ? [] : [{ path, found }];
  });
}
