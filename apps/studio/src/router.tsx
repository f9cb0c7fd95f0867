import { createBrowserRouter, redirect } from 'react-router';
import { ActivityScreen } from './experiments/activity/ActivityScreen.tsx';
import { ExperimentsScreen } from './experiments/list/ExperimentsScreen.tsx';
import { ResultsScreen } from './experiments/results/ResultsScreen.tsx';
import { OverviewScreen } from './overview/OverviewScreen.tsx';
import { RealtimeScreen } from './realtime/RealtimeScreen.tsx';
import { RejectedScreen } from './rejected/RejectedScreen.tsx';
import { BASE, OWN_ACCOUNT } from './session/return-path.ts';
import { SignInScreen } from './session/SignInScreen.tsx';
import { LoadingScreen } from './shell/LoadingScreen.tsx';
import { loadShell } from './shell/load-shell.ts';
import { ScreenError } from './shell/ScreenError.tsx';
import { Shell } from './shell/Shell.tsx';
import { UnknownScreen } from './shell/UnknownScreen.tsx';

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
        path: '/',
        loader: loadShell,
        shouldRevalidate: () => false,
        Component: Shell,
        HydrateFallback: LoadingScreen,
        ErrorBoundary: ScreenError,
        children: [
          { index: true, loader: () => redirect('/ara') },
          {
            ErrorBoundary: ScreenError,
            children: [
              { path: 'ara', Component: RealtimeScreen },
              { path: 'resum', Component: OverviewScreen },
              {
                path: 'explora',
                lazy: async () => ({ Component: (await import('./explore/ExploreScreen.tsx')).ExploreScreen }),
              },
              { path: 'experiments/:id/resultats', Component: ResultsScreen },
              { path: 'experiments', Component: ExperimentsScreen },
              {
                path: 'experiments/nou',
                lazy: async () => ({
                  Component: (await import('./experiments/editor/EditorScreen.tsx')).NewActivityScreen,
                }),
              },
              {
                path: 'experiments/:id/edita',
                lazy: async () => ({
                  Component: (await import('./experiments/editor/EditorScreen.tsx')).EditActivityScreen,
                }),
              },
              { path: 'experiments/:id', Component: ActivityScreen },
              {
                path: 'etiqueta',
                lazy: async () => ({ Component: (await import('./tag-delivery/TagScreen.tsx')).TagScreen }),
              },
              {
                path: 'en-paral-lel',
                lazy: async () => ({
                  Component: (await import('./parallel-run/ParallelRunScreen.tsx')).ParallelRunScreen,
                }),
              },
              {
                path: 'anuncis',
                lazy: async () => ({
                  Component: (await import('./advertising/AdvertisingScreen.tsx')).AdvertisingScreen,
                }),
              },
              { path: 'rebutjats', Component: RejectedScreen },
              {
                path: 'equip',
                lazy: async () => ({ Component: (await import('./staff/TeamScreen.tsx')).TeamScreen }),
              },
              {
                path: 'auditoria',
                lazy: async () => ({ Component: (await import('./staff/audit/AuditScreen.tsx')).AuditScreen }),
              },
              {
                path: OWN_ACCOUNT,
                lazy: async () => ({
                  Component: (await import('./staff/own/OwnAccountScreen.tsx')).OwnAccountScreen,
                }),
              },
              { path: '*', Component: UnknownScreen },
            ],
          },
        ],
      },
    ],
    { basename: BASE },
  );
}
