import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Order of test files: these first, in this order, so that none of them runs alone at the end; then the others as usual. */
export const longestFirst = (names: readonly string[]) =>
  class LongestFirst extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const rank = ({ moduleId }: TestSpecification): number => {
        const place = names.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
        return place < 0 ? names.length : place;
      };
      const others = await super.sort(files);
      return others.toSorted((a, b) => rank(a) - rank(b));
    }
  };
