import { lazy } from 'react';
import { createBrowserRouter, redirect } from 'react-router';
import { PaletteKey } from './palette/PaletteKey.tsx';
import { completeAddress } from './query/analysis-paths.ts';
import { loadRealtime, RealtimeScreen } from './realtime/RealtimeScreen.tsx';
import { SCREENS } from './screens.ts';
import { DeferredPicker } from './segment-editor/DeferredPicker.tsx';
import { SegmentControl } from './segments/segment-control.ts';
import { BASE } from './session/return-path.ts';
import { SignInScreen } from './session/SignInScreen.tsx';
import { LoadingScreen } from './shell/LoadingScreen.tsx';
import { loadShell } from './shell/load-shell.ts';
import { ScreenError } from './shell/ScreenError.tsx';
import { Shell } from './shell/Shell.tsx';
import { UnknownScreen } from './shell/UnknownScreen.tsx';

const { resum, 'explora/retencio': retention, ...others } = SCREENS;

const SegmentedOverview = lazy(async () => ({ default: (await import('./boards/BoardScreen.tsx')).SegmentedOverview }));

/** Every screen of the studio. The server answers any path under `/estudi/` with the same page. */
export function createStudioRouter() {
  return createBrowserRouter(
    [
      { path: '/entra', Component: SignInScreen, ErrorBoundary: ScreenError },
      {
        path: '/benvinguda',
        lazy: async () => ({ Component: (await import('./staff/WelcomeScreen.tsx')).WelcomeScreen }),
        HydrateFallback: LoadingScreen,
        ErrorBoundary: ScreenError,
      },
      {
        path: '/baixa',
        lazy: async () => ({ Component: (await import('./my-board/UnsubscribeScreen.tsx')).UnsubscribeScreen }),
        HydrateFallback: LoadingScreen,
        ErrorBoundary: ScreenError,
      },
      {
        path: '/',
        loader: loadShell,
        shouldRevalidate: () => false,
        element: (
          <SegmentControl value={<DeferredPicker />}>
            <Shell palette={<PaletteKey />} />
          </SegmentControl>
        ),
        HydrateFallback: LoadingScreen,
        ErrorBoundary: ScreenError,
        children: [
          { index: true, loader: () => redirect('/ara') },
          {
            ErrorBoundary: ScreenError,
            children: [
              { path: 'ara', loader: loadRealtime, Component: RealtimeScreen },
              {
                path: 'resum',
                lazy: async () => {
                  const OverviewScreen = await resum();
                  return { element: <OverviewScreen segmented={<SegmentedOverview />} /> };
                },
              },
              {
                path: 'explora/retencio',
                loader: ({ request }) => {
                  const complete = completeAddress('retention', request.url);
                  return complete === null ? null : redirect(complete);
                },
                lazy: async () => ({ Component: await retention() }),
              },
              ...Object.entries(others).map(([path, load]) => ({
                path,
                lazy: async () => ({ Component: await load() }),
              })),
              { path: '*', Component: UnknownScreen },
            ],
          },
        ],
      },
    ],
    { basename: BASE },
  );
}
