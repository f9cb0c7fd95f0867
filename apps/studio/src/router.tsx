import { lazy } from 'react';
import { createBrowserRouter, redirect } from 'react-router';
import { PaletteKey } from './palette/PaletteKey.tsx';
import { completeAddress } from './query/analysis-paths.ts';
import { loadRealtime, RealtimeScreen } from './realtime/RealtimeScreen.tsx';
import { DeferredPicker } from './segment-editor/DeferredPicker.tsx';
import { SegmentControl } from './segments/segment-control.ts';
import { BASE, OWN_ACCOUNT } from './session/return-path.ts';
import { SignInScreen } from './session/SignInScreen.tsx';
import { LoadingScreen } from './shell/LoadingScreen.tsx';
import { loadShell } from './shell/load-shell.ts';
import { ScreenError } from './shell/ScreenError.tsx';
import { Shell } from './shell/Shell.tsx';
import { UnknownScreen } from './shell/UnknownScreen.tsx';

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
                path: 'tauler',
                lazy: async () => ({ Component: (await import('./my-board/MyBoardScreen.tsx')).MyBoardScreen }),
              },
              {
                path: 'alertes',
                lazy: async () => ({ Component: (await import('./alerts/AlertsScreen.tsx')).AlertsScreen }),
              },
              {
                path: 'resum',
                lazy: async () => {
                  const { OverviewScreen } = await import('./overview/OverviewScreen.tsx');
                  return { element: <OverviewScreen segmented={<SegmentedOverview />} /> };
                },
              },
              {
                path: 'explora',
                lazy: async () => ({ Component: (await import('./explore/ExploreScreen.tsx')).ExploreScreen }),
              },
              {
                path: 'explora/embut',
                lazy: async () => ({
                  Component: (await import('./analyses/FunnelScreen.tsx')).FunnelScreen,
                }),
              },
              {
                path: 'explora/recorregut',
                lazy: async () => ({
                  Component: (await import('./analyses/FlowScreen.tsx')).FlowScreen,
                }),
              },
              {
                path: 'explora/retencio',
                loader: ({ request }) => {
                  const complete = completeAddress('retention', request.url);
                  return complete === null ? null : redirect(complete);
                },
                lazy: async () => ({
                  Component: (await import('./analyses/RetentionScreen.tsx')).RetentionScreen,
                }),
              },
              {
                path: 'explora/al-llarg',
                lazy: async () => ({
                  Component: (await import('./analyses/TitleAudienceScreen.tsx')).TitleAudienceScreen,
                }),
              },
              {
                path: 'explora/despres',
                lazy: async () => ({
                  Component: (await import('./analyses/VisitOutcomesScreen.tsx')).VisitOutcomesScreen,
                }),
              },
              {
                path: 'experiments/:id/resultats',
                lazy: async () => ({
                  Component: (await import('./experiments/results/ResultsScreen.tsx')).ResultsScreen,
                }),
              },
              {
                path: 'experiments',
                lazy: async () => ({
                  Component: (await import('./experiments/list/ExperimentsScreen.tsx')).ExperimentsScreen,
                }),
              },
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
              {
                path: 'experiments/:id',
                lazy: async () => ({
                  Component: (await import('./experiments/activity/ActivityScreen.tsx')).ActivityScreen,
                }),
              },
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
                path: 'anuncis/fitxers',
                lazy: async () => ({
                  Component: (await import('./advertising/AdvertisingScreen.tsx')).AdvertisingScreen,
                }),
              },
              {
                path: 'depurador',
                lazy: async () => ({ Component: (await import('./debugger/DebuggerScreen.tsx')).DebuggerScreen }),
              },
              {
                path: 'rebutjats',
                lazy: async () => ({ Component: (await import('./rejected/RejectedScreen.tsx')).RejectedScreen }),
              },
              {
                path: 'contingut',
                lazy: async () => ({ Component: (await import('./boards/BoardScreen.tsx')).ContentScreen }),
              },
              {
                path: 'video-i-audio',
                lazy: async () => ({ Component: (await import('./boards/BoardScreen.tsx')).MediaScreen }),
              },
              {
                path: 'anuncis',
                lazy: async () => ({ Component: (await import('./boards/BoardScreen.tsx')).AdsScreen }),
              },
              {
                path: 'qualitat',
                lazy: async () => ({ Component: (await import('./boards/BoardScreen.tsx')).QualityScreen }),
              },
              {
                path: 'emissions',
                lazy: async () => ({ Component: (await import('./emissions/EmissionsScreen.tsx')).EmissionsScreen }),
              },
              {
                path: 'fitxa/visitant',
                lazy: async () => ({ Component: (await import('./privacy/VisitorScreen.tsx')).VisitorScreen }),
              },
              {
                path: 'fitxa/sessio',
                lazy: async () => ({ Component: (await import('./playback-session/SessionScreen.tsx')).SessionScreen }),
              },
              {
                path: 'fitxa/emissio',
                lazy: async () => ({ Component: (await import('./emissions/EmissionsScreen.tsx')).EmissionsScreen }),
              },
              {
                path: 'fitxa/:kind',
                lazy: async () => ({ Component: (await import('./entities/EntityScreen.tsx')).EntityScreen }),
              },
              {
                path: 'privadesa',
                lazy: async () => ({ Component: (await import('./privacy/PrivacyScreen.tsx')).PrivacyScreen }),
              },
              {
                path: 'tokens',
                lazy: async () => ({ Component: (await import('./tokens/TokensScreen.tsx')).TokensScreen }),
              },
              {
                path: 'api',
                lazy: async () => ({ Component: (await import('./api-explorer/ApiScreen.tsx')).ApiScreen }),
              },
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
