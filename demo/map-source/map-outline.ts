/** GeoJSON on the map's grid: whole units and relative moves keep 947 outlines small. */
/** Longitude and latitude. */
export type Position = readonly number[];

type Project = (point: [number, number]) => [number, number] | null;

/** An SVG path of closed rings (or, with `isOpen`, of lines). Points that coincide are merged. */
export function outline(lines: readonly (readonly Position[])[], project: Project, isOpen = false): string {
  return lines.map((line) => onePath(line, project, isOpen)).join('');
}

function onePath(line: readonly Position[], project: Project, isOpen: boolean): string {
  const points = line.flatMap(([longitude = 0, latitude = 0]) => {
    const at = project([longitude, latitude]);
    return at ? [[Math.round(at[0]), Math.round(at[1])] as const] : [];
  });
  const moves: string[] = [];
  let [x, y] = points[0] ?? [0, 0];
  for (const [nextX, nextY] of points.slice(1)) {
    if (nextX === x && nextY === y) continue;
    moves.push(pair(nextX - x, nextY - y));
    [x, y] = [nextX, nextY];
  }
  const [startX, startY] = points[0] ?? [0, 0];
  if (moves.length === 0) return '';
  return `M${pair(startX, startY)}l${moves.join(' ').replaceAll(' -', '-')}${isOpen ? '' : 'z'}`;
}

const pair = (x: number, y: number) => (y < 0 ? `${x}${y}` : `${x} ${y}`);
