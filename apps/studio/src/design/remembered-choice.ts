/** What a person chose on this device; the first option without a choice, or with an unknown one. */
export const rememberedChoice = <T extends string>(
  storage: Pick<Storage, 'getItem'>,
  key: string,
  options: readonly [T, ...T[]],
): T => options.find((name) => name === storage.getItem(key)) ?? options[0];
