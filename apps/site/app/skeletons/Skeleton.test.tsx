import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

const SHAPES = ['home', 'news', 'story', 'wall', 'programme', 'theatre'] as const;

const html = (shape: (typeof SHAPES)[number]) =>
  renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '*', element: <Skeleton shape={shape} /> }])} />,
  );

describe('skeletons', () => {
  test.each(SHAPES)('draws the %s, hidden from screen readers and keyboard', (shape) => {
    const drawn = html(shape);
    expect(drawn).toContain(`data-skeleton="${shape}" aria-hidden="true"`);
    expect(drawn).not.toMatch(/<(a|button|input|img|h1)\b/);
  });

  test.each(['story', 'programme', 'theatre'] as const)('links the picture of a %s to the real one', (shape) => {
    expect(html(shape).match(/view-transition-name:hero/g)).toHaveLength(1);
  });
});
