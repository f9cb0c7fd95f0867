/** Code of the screens that is loaded when they are opened, by path in the router; the first that fits an address is its. */
import { BASE } from './session/return-path.ts';

export const SCREENS = {
  tauler: async () => (await import('./my-board/MyBoardScreen.tsx')).MyBoardScreen,
  alertes: async () => (await import('./alerts/AlertsScreen.tsx')).AlertsScreen,
  resum: async () => (await import('./overview/OverviewScreen.tsx')).OverviewScreen,
  explora: async () => (await import('./explore/ExploreScreen.tsx')).ExploreScreen,
  'explora/embut': async () => (await import('./analyses/FunnelScreen.tsx')).FunnelScreen,
  'explora/recorregut': async () => (await import('./analyses/FlowScreen.tsx')).FlowScreen,
  'explora/retencio': async () => (await import('./analyses/RetentionScreen.tsx')).RetentionScreen,
  'explora/al-llarg': async () => (await import('./analyses/TitleAudienceScreen.tsx')).TitleAudienceScreen,
  'explora/despres': async () => (await import('./analyses/VisitOutcomesScreen.tsx')).VisitOutcomesScreen,
  'experiments/:id/resultats': async () => (await import('./experiments/results/ResultsScreen.tsx')).ResultsScreen,
  experiments: async () => (await import('./experiments/list/ExperimentsScreen.tsx')).ExperimentsScreen,
  'experiments/nou': async () => (await import('./experiments/editor/EditorScreen.tsx')).NewActivityScreen,
  'experiments/:id/edita': async () => (await import('./experiments/editor/EditorScreen.tsx')).EditActivityScreen,
  'experiments/:id': async () => (await import('./experiments/activity/ActivityScreen.tsx')).ActivityScreen,
  etiqueta: async () => (await import('./tag-delivery/TagScreen.tsx')).TagScreen,
  'en-paral-lel': async () => (await import('./parallel-run/ParallelRunScreen.tsx')).ParallelRunScreen,
  'anuncis/fitxers': async () => (await import('./advertising/AdvertisingScreen.tsx')).AdvertisingScreen,
  depurador: async () => (await import('./debugger/DebuggerScreen.tsx')).DebuggerScreen,
  rebutjats: async () => (await import('./rejected/RejectedScreen.tsx')).RejectedScreen,
  contingut: async () => (await import('./boards/BoardScreen.tsx')).ContentScreen,
  'video-i-audio': async () => (await import('./boards/BoardScreen.tsx')).MediaScreen,
  anuncis: async () => (await import('./boards/BoardScreen.tsx')).AdsScreen,
  qualitat: async () => (await import('./boards/BoardScreen.tsx')).QualityScreen,
  emissions: async () => (await import('./emissions/EmissionsScreen.tsx')).EmissionsScreen,
  'fitxa/visitant': async () => (await import('./privacy/VisitorScreen.tsx')).VisitorScreen,
  'fitxa/sessio': async () => (await import('./playback-session/SessionScreen.tsx')).SessionScreen,
  'fitxa/emissio': async () => (await import('./emissions/EmissionsScreen.tsx')).EmissionsScreen,
  'fitxa/:kind': async () => (await import('./entities/EntityScreen.tsx')).EntityScreen,
  'privadesa/certificat/:id': async () => (await import('./privacy/CertificateScreen.tsx')).CertificateScreen,
  privadesa: async () => (await import('./privacy/PrivacyScreen.tsx')).PrivacyScreen,
  tokens: async () => (await import('./tokens/TokensScreen.tsx')).TokensScreen,
  api: async () => (await import('./api-explorer/ApiScreen.tsx')).ApiScreen,
  equip: async () => (await import('./staff/TeamScreen.tsx')).TeamScreen,
  auditoria: async () => (await import('./staff/audit/AuditScreen.tsx')).AuditScreen,
  compte: async () => (await import('./staff/own/OwnAccountScreen.tsx')).OwnAccountScreen,
};

/** Begins to load the screen of an address before the router asks for it. */
export function preloadScreen(pathname: string): void {
  const parts = pathname.slice(BASE.length + 1).split('/');
  const fits = (path: string) => {
    const segments = path.split('/');
    return segments.length === parts.length && segments.every((one, i) => one.startsWith(':') || one === parts[i]);
  };
  const load = Object.entries(SCREENS).find(([path]) => fits(path))?.[1];
  load?.().catch(() => {}); // the router asks again, and says so
}
