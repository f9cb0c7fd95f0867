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
  test.each(SHAPES)('the %s is drawn, and ears and the keyboard pass it by', (shape) => {
    const drawn = html(shape);
    expect(drawn).toContain(`data-skeleton="${shape}" aria-hidden="true"`);
    expect(drawn).not.toMatch(/<(a|button|input|img|h1)\b/);
  });

  test.each(['story', 'programme', 'theatre'] as const)('the picture of a %s grows into the real one', (shape) => {
    expect(html(shape).match(/view-transition-name:hero/g)).toHaveLength(1);
  });
});
