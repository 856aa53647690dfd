import './ui/global.css';
import './ui/mantine-base.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { storedToken } from './api/token.ts';
import { AppFrame } from './app/app-frame.tsx';
import { Providers } from './app/providers.tsx';
import { loadScreen } from './app/routes.tsx';
import { chosenLanguage, onLanguage, startWords } from './i18n/i18n.ts';
import { languageOfStrand, strandOf } from './paths.ts';

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root');

const { pathname, search } = location;
const { path, words = '' } = place.dataset;
/** The page was written for a visitor at this bare address; whoever else comes gets a fresh one. */
const isWritten = path === pathname && search === '' && storedToken() === null;
const ownLanguage = languageOfStrand[strandOf(pathname)];
const language = isWritten ? ownLanguage : (chosenLanguage() ?? ownLanguage);

await Promise.all([startWords(language, words.split(' ').filter(Boolean)), loadScreen(pathname)]);
onLanguage((now) => {
  document.documentElement.lang = now;
});

const app = (
  <Providers>
    <BrowserRouter>
      <AppFrame />
    </BrowserRouter>
  </Providers>
);
startTransition(() => {
  if (isWritten) hydrateRoot(place, app);
  else createRoot(place).render(app);
});
