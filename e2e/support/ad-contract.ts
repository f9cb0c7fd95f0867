/** A contract that allows many ads and waits for slow machines, in the server's ad folder. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const writeAdContract = (adDir: string): Promise<void> =>
  writeFile(
    join(adDir, 'contract.json'),
    JSON.stringify({
      sameAdPerHour: 4,
      adSecondsPerHour: 1200,
      openingAdSeconds: 60,
      breakSeconds: 20,
      contentSecondsBetweenBreaks: 15,
      startsWithinMs: 3000,
    }),
  );
