import { createContext, type ReactNode, useEffect, useState } from 'react';
import { rememberedTheme, rememberTheme, type Theme, themeAt } from './theme.ts';

export const ThemeContext = createContext<{ theme: Theme; choose: (theme: Theme) => void }>({
  theme: 'light',
  choose: () => {},
});

export function drawTheme(theme: Theme): void {
  document.documentElement.dataset.theme = themeAt(theme, new Date().getHours());
}

/** Applies the chosen theme; «dark at night» checks the clock once a minute. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState(() => rememberedTheme(localStorage));

  useEffect(() => {
    drawTheme(theme);
    if (theme !== 'night') return;
    const timer = setInterval(() => drawTheme(theme), 60_000);
    return () => clearInterval(timer);
  }, [theme]);

  const choose = (next: Theme) => {
    rememberTheme(localStorage, next);
    setTheme(next);
  };
  return <ThemeContext value={{ theme, choose }}>{children}</ThemeContext>;
}
