import type { ComeBack } from './come-back.ts';

/** Takes along through a form where one came from, and what for. */
export const ComeBackFields = ({ comeBack: { back, saving } }: { comeBack: ComeBack }) => (
  <>
    <input type="hidden" name="tornada" value={back} />
    <input type="hidden" name="desa" value={saving} />
  </>
);
