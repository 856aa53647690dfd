import '#ui/fonts/fonts.css';
import '#ui/tokens.css';
import '#ui/theme.css';
import '#ui/global.css';
import '#ui/layout.css';
import '#ui/mantine-base.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { chosenLanguage, onLanguage, startWords } from '#i18n/i18n.ts';
import { followColourScheme } from '#ui/colour-scheme.ts';
import { nameFirstEntry } from '#ui/history-entry.ts';
import { restoreBehindPage } from './api/session.ts';
import { hearFilledFields } from './app/filled-fields.ts';
import { AppFrame } from './app/frame/app-frame.tsx';
import { Providers } from './app/frame/providers.tsx';
import { openHistory, SiteRouter } from './app/history/site-router.tsx';
import { keepEntries, noteEntries } from './app/hydration/kept-entries.ts';
import { loadCardPagesAhead } from './app/load-ahead.ts';
import { ignoreFailure, watchForNewBuild } from './app/new-build/new-build.ts';
import { loadScreen, ScreenOfPath } from './app/routes.tsx';
import { readAddress } from './paths.ts';

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root');

const { path, words = '' } = place.dataset;
const { address, language: written } = readAddress(location.pathname);
/** Where a choice differs, pages that are written have led over to the other address (netlify/pages/first-script.ts). */
const language = chosenLanguage() ?? written;
/** Asked when everything is there: by then the visitor may have gone a step back. */
const isWrittenForThis = (): boolean => path === location.pathname + location.search && language === written;

noteEntries();
watchForNewBuild(keepEntries);
followColourScheme();
await Promise.all([startWords(language, words.split(' ').filter(Boolean)), loadScreen(address)]);
onLanguage((now) => {
  document.documentElement.lang = now;
});

nameFirstEntry();
const opened = openHistory();
const app = (
  <Providers>
    <SiteRouter opened={opened}>
      <AppFrame>
        <ScreenOfPath />
      </AppFrame>
    </SiteRouter>
  </Providers>
);
if (place.hasChildNodes()) restoreBehindPage();
startTransition(() => {
  if (isWrittenForThis()) hydrateRoot(place, app);
  else createRoot(place).render(app);
});
loadCardPagesAhead();
hearFilledFields();
import('./app/translated-page.ts').then(({ followTranslations }) => followTranslations(), ignoreFailure);
