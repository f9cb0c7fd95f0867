import './begin.ts';
import './api/response-schemas.ts';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { drawTheme, ThemeProvider } from './design/ThemeContext.tsx';
import { rememberedTheme } from './design/theme.ts';
import { LanguageProvider } from './messages/LanguageProvider.tsx';
import { createStudioRouter } from './router.tsx';

drawTheme(rememberedTheme(localStorage));

const root = document.getElementById('studio');
if (!root) throw new Error('index.html has no #studio');
createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <LanguageProvider>
        <RouterProvider router={createStudioRouter()} />
      </LanguageProvider>
    </ThemeProvider>
  </StrictMode>,
);
