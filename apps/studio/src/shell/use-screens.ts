import { use } from 'react';
import { useWords } from '../messages/language.ts';
import { SessionContext } from '../session/session-context.ts';

/** Every screen that the session may open, in the order of the navigation. */
export function useScreens(): { to: string; name: string }[] {
  const words = useWords().shell;
  const session = use(SessionContext);
  return [
    { to: '/ara', name: words.live },
    { to: '/tauler', name: words.myBoard },
    { to: '/resum', name: words.overview },
    { to: '/contingut', name: words.content },
    { to: '/video-i-audio', name: words.media },
    { to: '/emissions', name: words.broadcasts },
    { to: '/anuncis', name: words.advertising },
    { to: '/qualitat', name: words.quality },
    { to: '/explora', name: words.explore },
    { to: '/alertes', name: words.alerts },
    { to: '/experiments', name: words.experiments },
    { to: '/etiqueta', name: words.tag },
    { to: '/en-paral-lel', name: words.parallelRun },
    { to: '/depurador', name: words.debugger },
    { to: '/rebutjats', name: words.rejected },
    ...(session?.role === 'administrator'
      ? [
          { to: '/privadesa', name: words.privacy },
          { to: '/tokens', name: words.tokens },
          { to: '/equip', name: words.team },
          { to: '/auditoria', name: words.audit },
        ]
      : []),
  ];
}
