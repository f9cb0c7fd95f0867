import type { ReadinessBoard } from '../http/monitoring/readiness.ts';

export function watch(readiness: ReadinessBoard, part: string, store: { isReady(): Promise<boolean> }): void {
  readiness.add({ part, missing: async () => ((await store.isReady()) ? null : 'does not answer') });
}
