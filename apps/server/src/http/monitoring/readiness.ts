/** Readiness of this server for visitors. Each part has its own check. */

/** `missing` returns a short description of the missing part, or null if it is usable. */
export interface ReadinessCheck {
  part: string;
  missing(): Promise<string | null>;
}

export interface Readiness {
  ready: boolean;
  /** Part → reason. */
  missing: Record<string, string>;
}

/** Runs all checks concurrently; a check that fails or exceeds `timeoutMs` counts as missing. Never throws. */
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

/** Registry of the checks, filled while parts are set up. */
export interface ReadinessBoard {
  add(check: ReadinessCheck): void;
  checks(): readonly ReadinessCheck[];
}

export function createReadinessBoard(): ReadinessBoard {
  const checks: ReadinessCheck[] = [];
  return { add: (check) => void checks.push(check), checks: () => checks };
}
