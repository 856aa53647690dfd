import { text } from 'node:stream/consumers';
import i18next, { changeLanguage } from 'i18next';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { Language } from '../i18n/i18n.ts';
import { takeTurns } from '../ui/take-turns.ts';
import { AppFrame } from './app-frame.tsx';
import { Providers } from './providers.tsx';
import { WrittenRouter } from './site-router.tsx';

/** What a visitor's browser shows before any script has run. */
export interface RenderedPage {
  markup: string;
  /** Links by which the browser fetches the first pictures beside everything else. */
  pictures: string;
  language: Language;
  /** The files of words it shows. */
  words: readonly string[];
}

/** The language and the cache of answers are the process's own: one page after the other. */
export const inTurn = takeTurns(1);

/** React puts them before all markup; in the document their place is the head. */
const pictureLinks = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** A page as it is for a visitor who is not signed in, its address spelled without the language; throws where part of it cannot be written. */
export async function renderPage(address: string, language: Language, screen: ReactNode): Promise<RenderedPage> {
  await changeLanguage(language);
  // What react-i18next saw used on the page before.
  Reflect.deleteProperty(i18next, 'reportNamespaces');
  const problems: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <Providers>
      <WrittenRouter address={address} language={language}>
        <AppFrame>{screen}</AppFrame>
      </WrittenRouter>
    </Providers>,
    {
      // A long part would else stand at the end, put into its place by an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (problem) => void problems.push(problem),
    },
  );
  const html = await text(prelude);
  if (problems.length > 0) throw new Error(`${address} could not be written`, { cause: problems[0] });
  const pictures = pictureLinks.exec(html)?.[0] ?? '';
  return {
    markup: html.slice(pictures.length),
    pictures,
    language,
    words: i18next.reportNamespaces?.getUsedNamespaces() ?? [],
  };
}
