import { text } from 'node:stream/consumers';
import i18next, { changeLanguage } from 'i18next';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { type Language, usedWords } from '#i18n/i18n.ts';
import { takeTurns } from '#ui/take-turns.ts';
import { AppFrame } from '../frame/app-frame.tsx';
import { Providers } from '../frame/providers.tsx';
import { WrittenRouter } from '../history/site-router.tsx';

/** A page as a browser shows it before any script has run. */
export interface RenderedPage {
  markup: string;
  /** Preload links for the first pictures. */
  pictures: string;
  language: Language;
  /** The translation files that it needs. */
  words: readonly string[];
}

/** Pages are rendered one after the other, because the process has one language and one query cache. */
export const inTurn = takeTurns(1);

/** React puts preload links before the markup; they are moved into the head. */
const pictureLinks = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/**
 * A page as a visitor without a session sees it, its address written without the language. Throws if part of it cannot
 * be rendered.
 */
export async function renderPage(address: string, language: Language, screen: ReactNode): Promise<RenderedPage> {
  await changeLanguage(language);
  // It still holds what the previous page used.
  usedWords.clear();
  const problems: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <Providers>
      <WrittenRouter address={address} language={language}>
        <AppFrame>{screen}</AppFrame>
      </WrittenRouter>
    </Providers>,
    {
      // Otherwise React would put a long part at the end and move it by an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (problem) => void problems.push(problem),
    },
  );
  const html = await text(prelude);
  const words = [...usedWords];
  const missing = words.filter((name) => !i18next.hasResourceBundle(language, name));
  // Without its words a part would show the names of its sentences, and the browser another text.
  if (missing.length > 0) throw new Error(`${address} needs words that nobody has loaded: ${missing.join(', ')}`);
  if (problems.length > 0) throw new Error(`${address} could not be written`, { cause: problems[0] });
  const pictures = pictureLinks.exec(html)?.[0] ?? '';
  return {
    markup: html.slice(pictures.length),
    pictures,
    language,
    words,
  };
}
