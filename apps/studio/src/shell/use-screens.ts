import { use } from 'react';
import { useWords } from '../messages/language.ts';
import { SessionContext } from '../session/session-context.ts';

interface Screen {
  to: string;
  name: string;
  /** The first of a group: now, measured, asked, sent, administered. */
  beginsGroup?: boolean;
}

/** Every screen that the session may open, in the order of the navigation. */
export function useScreens(): Screen[] {
  const words = useWords().shell;
  const session = use(SessionContext);
  return [
    { to: '/ara', name: words.live },
    { to: '/tauler', name: words.myBoard },
    { to: '/resum', name: words.overview },
    { to: '/contingut', name: words.content, beginsGroup: true },
    { to: '/video-i-audio', name: words.media },
    { to: '/emissions', name: words.broadcasts },
    { to: '/anuncis', name: words.advertising },
    { to: '/qualitat', name: words.quality },
    { to: '/explora', name: words.explore, beginsGroup: true },
    { to: '/alertes', name: words.alerts },
    { to: '/experiments', name: words.experiments },
    { to: '/etiqueta', name: words.tag, beginsGroup: true },
    { to: '/en-paral-lel', name: words.parallelRun },
    { to: '/depurador', name: words.debugger },
    { to: '/rebutjats', name: words.rejected },
    ...(session?.role === 'administrator'
      ? [
          { to: '/privadesa', name: words.privacy, beginsGroup: true },
          { to: '/tokens', name: words.tokens },
          { to: '/equip', name: words.team },
          { to: '/auditoria', name: words.audit },
        ]
      : []),
  ];
}
