import type { ReturnTarget } from '../../shared/visitor/return-after-sign-in.ts';

/** Hidden fields that carry the page to return to, and the item to save, through a form. */
export const ReturnFields = ({ returnTarget: { back, saving } }: { returnTarget: ReturnTarget }) => (
  <>
    <input type="hidden" name="tornada" value={back} />
    <input type="hidden" name="desa" value={saving} />
  </>
);
