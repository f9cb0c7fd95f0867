/**
 * Edit distance between a text and the beginning of a name: wrong, missing, added or swapped letters (optimal string
 * alignment). `null` above `most`.
 */
export function prefixDistance(text: string, name: string, most: number): number | null {
  let before: number[] = [];
  let last = Array.from({ length: name.length + 1 }, (_, column) => column);
  for (let row = 1; row <= text.length; row++) {
    const current = [row];
    for (let column = 1; column <= name.length; column++) {
      const isSame = text[row - 1] === name[column - 1];
      const swapped = row > 1 && column > 1 && text[row - 1] === name[column - 2] && text[row - 2] === name[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        swapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > most) return null;
    [before, last] = [last, current];
  }
  const fewest = Math.min(...last);
  return fewest <= most ? fewest : null;
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
