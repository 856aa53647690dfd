import '#ui/fonts/fonts.css';
import '#ui/tokens.css';
import '#ui/theme.css';
import '#ui/global.css';
import '#ui/layout.css';
import '#ui/mantine-base.ts';
import { changeLanguage } from 'i18next';
import { type ReactNode, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Language, startWords } from '#i18n/i18n.ts';
import { ConfirmDialog } from '#ui/confirm.tsx';
import { Toasts } from '#ui/toast.tsx';
import { queryClient } from '../../../src/api/query.ts';
import { openHistory, SiteRouter } from '../../../src/app/history/site-router.tsx';
import { loadScreen, ScreenOfPath } from '../../../src/app/routes.tsx';
import { addressIn, readAddress } from '../../../src/paths.ts';
import { forgetAnswers, unanswered } from './answers.ts';

// What a component test stands on: a part or a whole screen in a real browser, without a server (answers.ts).

let root: Root | undefined;
let errors: string[] = [];

await startWords('en');

const isFailedLoad = (said: unknown[]): boolean => String(said[0]).startsWith('Failed to load resource');

/** Before each test (setup.ts). */
export function listen(): void {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => {
    if (!isFailedLoad(said)) errors.push(said.map(String).join(' '));
  });
}

/** After each. Silence is a condition, as it is in tests of the whole site: no error, no call that nobody answers. */
export async function clear(): Promise<void> {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  const [said, asked] = [errors, unanswered()];
  forgetAnswers();
  vi.restoreAllMocks();
  await page.viewport(1440, 900);
  expect({ said, asked }).toEqual({ said: [], asked: [] });
}

interface Look {
  language?: Language;
  /** Pixels; 1440 without. */
  width?: number;
}

async function mount(shown: ReactNode, address: string, { language = 'en', width = 1440 }: Look): Promise<void> {
  await page.viewport(width, 900);
  await changeLanguage(language);
  document.documentElement.lang = language;
  history.replaceState(null, '', addressIn(language, address));
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  root.render(
    <SiteRouter opened={openHistory()}>
      <Suspense>{shown}</Suspense>
      <Toasts />
      <ConfirmDialog />
    </SiteRouter>,
  );
}

/** One part. */
export const show = (part: ReactNode, look: Look = {}): Promise<void> => mount(part, '/', look);

/** The screen of an address, without header and footer. */
export async function open(address: string, look: Look = {}): Promise<void> {
  await loadScreen(readAddress(address).address);
  await mount(
    <main>
      <ScreenOfPath />
    </main>,
    address,
    look,
  );
}
