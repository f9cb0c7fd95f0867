import { createContext, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { type Density, drawDensity, rememberDensity, rememberedDensity } from './density.ts';
import { printLight } from './print-light.ts';
import { rememberedTheme, rememberTheme, type Theme, themeAt } from './theme.ts';

interface Appearance {
  theme: Theme;
  choose: (theme: Theme) => void;
  density: Density;
  chooseDensity: (density: Density) => void;
}

export const ThemeContext = createContext<Appearance>({
  theme: 'light',
  choose: () => {},
  density: 'comfortable',
  chooseDensity: () => {},
});

export function drawTheme(theme: Theme): void {
  document.documentElement.dataset.theme = themeAt(theme, new Date().getHours());
}

/** Applies the chosen theme and density; «dark at night» checks the clock once a minute. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState(() => rememberedTheme(localStorage));
  const [density, setDensity] = useState(() => rememberedDensity(localStorage));

  useEffect(() => {
    drawTheme(theme);
    if (theme !== 'night') return;
    const timer = setInterval(() => drawTheme(theme), 60_000);
    return () => clearInterval(timer);
  }, [theme]);

  useEffect(() => printLight(window, document.documentElement), []);

  useLayoutEffect(() => drawDensity(density), [density]);

  const choose = (next: Theme) => {
    rememberTheme(localStorage, next);
    setTheme(next);
  };
  const chooseDensity = (next: Density) => {
    rememberDensity(localStorage, next);
    setDensity(next);
  };
  return <ThemeContext value={{ theme, choose, density, chooseDensity }}>{children}</ThemeContext>;
}
