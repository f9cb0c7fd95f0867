/** What must be usable before this server may be sent visitors. Each part brings its own check. */

/** `missing` says what is not there yet, in a few words, or null when the part can be used. */
export interface ReadinessCheck {
  part: string;
  missing(): Promise<string | null>;
}

export interface Readiness {
  ready: boolean;
  /** Part → what it lacks. */
  missing: Record<string, string>;
}

/** Asks every part at once; one that fails or takes longer than `timeoutMs` counts as missing. Never throws. */
export async function checkReadiness(checks: readonly ReadinessCheck[], timeoutMs = 2000): Promise<Readiness> {
  const missing: Record<string, string> = {};
  await Promise.all(
    checks.map(async (check) => {
      const lack = await withinTime(check, timeoutMs).catch((error: unknown) => String(error));
      if (lack !== null) missing[check.part] = lack;
    }),
  );
  return { ready: Object.keys(missing).length === 0, missing };
}

async function withinTime(check: ReadinessCheck, timeoutMs: number): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(() => resolve(`no answer within ${timeoutMs / 1000} s`), timeoutMs);
  try {
    return await Promise.race([check.missing(), promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Where parts pin their checks while they are set up. */
export interface ReadinessBoard {
  add(check: ReadinessCheck): void;
  checks(): readonly ReadinessCheck[];
}

export function createReadinessBoard(): ReadinessBoard {
  const checks: ReadinessCheck[] = [];
  return { add: (check) => void checks.push(check), checks: () => checks };
}
