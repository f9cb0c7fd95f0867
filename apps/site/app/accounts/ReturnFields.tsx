import type { ReturnTarget } from './return-after-sign-in.ts';

/** Takes along through a form where one came from, and what for. */
export const ReturnFields = ({ comeBack: { back, saving } }: { comeBack: ReturnTarget }) => (
  <>
    <input type="hidden" name="tornada" value={back} />
    <input type="hidden" name="desa" value={saving} />
  </>
);
