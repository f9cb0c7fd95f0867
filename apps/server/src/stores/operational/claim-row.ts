/** How one of several processes takes the next due row. */
export interface Claiming<Row> {
  /** At most one row that is due. */
  findDue: () => PromiseLike<readonly { readonly id: string }[]>;
  /** An UPDATE that also requires that the row is still due: of several processes, one gets the row back. */
  claim: (id: string) => PromiseLike<readonly Row[]>;
}

/** The claimed row; null if none is due. Tries again if another process was faster. */
export async function claimRow<Row>({ findDue, claim }: Claiming<Row>): Promise<Row | null> {
  for (;;) {
    const [due] = await findDue();
    if (!due) return null;
    const [claimed] = await claim(due.id);
    if (claimed) return claimed;
  }
}
