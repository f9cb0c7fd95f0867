export async function makeArt(_: { isRedrawingAll: boolean; names: readonly string[] }): Promise<void> {}
