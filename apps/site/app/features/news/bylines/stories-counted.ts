/** «Una notícia», «12 notícies». */
export const storiesCounted = (count: number): string =>
  count === 0 ? 'Cap notícia' : count === 1 ? 'Una notícia' : `${count} notícies`;
