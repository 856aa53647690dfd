import i18next, {
  type BackendModule,
  changeLanguage,
  type FormatterModule,
  getFixedT,
  hasLoadedNamespace,
  loadNamespaces,
  use as plugIn,
  type ReadCallback,
  type TFunction,
} from 'i18next';
import { use, useMemo, useSyncExternalStore } from 'react';
import { latePartsReady } from '#ui/late-parts-ready.ts';
import { loadPatiently } from '#ui/load-patiently.ts';
import { groupMarks, whole } from './grouped.ts';
import type account from './locales/en/account/account.json';
import type phone from './locales/en/account/phone.json';
import type pictures from './locales/en/account/pictures.json';
import type verification from './locales/en/account/verification.json';
import type admin from './locales/en/admin/admin.json';
import type billing from './locales/en/billing/billing.json';
import type appointmentSeries from './locales/en/booking/appointment-series.json';
import type booking from './locales/en/booking/booking.json';
import type calendar from './locales/en/booking/calendar.json';
import type client from './locales/en/booking/client.json';
import type customerInvoice from './locales/en/booking/customer-invoice.json';
import type moveIn from './locales/en/booking/move-in.json';
import type quote from './locales/en/booking/quote.json';
import type review from './locales/en/booking/review.json';
import type visit from './locales/en/booking/visit.json';
import type waitingList from './locales/en/booking/waiting-list.json';
import type withdrawal from './locales/en/booking/withdrawal.json';
import type conversation from './locales/en/conversation.json';
import type form from './locales/en/form.json';
import type map from './locales/en/map.json';
import type message from './locales/en/messaging/message.json';
import type notification from './locales/en/messaging/notification.json';
import type report from './locales/en/messaging/report.json';
import type offline from './locales/en/offline.json';
import type browse from './locales/en/property/browse.json';
import type inquiry from './locales/en/property/inquiry.json';
import type listing from './locales/en/property/listing.json';
import type savedSearch from './locales/en/property/saved-search.json';
import type seller from './locales/en/property/seller.json';
import type towns from './locales/en/property/towns.json';
import type availability from './locales/en/services/availability.json';
import type business from './locales/en/services/business.json';
import type favoriteProviders from './locales/en/services/favorite-providers.json';
import type narrowing from './locales/en/services/narrowing.json';
import type near from './locales/en/services/near.json';
import type profile from './locales/en/services/profile.json';
import type provider from './locales/en/services/provider.json';
import type question from './locales/en/services/question.json';
import type serviceCard from './locales/en/services/service-card.json';
import type serviceNames from './locales/en/services/service-names.json';
import type services from './locales/en/services/services.json';
import type servicesFront from './locales/en/services/services-front.json';
import type staff from './locales/en/services/staff.json';
import type shell from './locales/en/shell.json';
import type guides from './locales/en/site/guides.json';
import type help from './locales/en/site/help.json';
import type landing from './locales/en/site/landing.json';
import type legal from './locales/en/site/legal.json';
import type pages from './locales/en/site/pages.json';
import type terms from './locales/en/site/terms.json';
import type ui from './locales/en/ui.json';

export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

interface Words {
  account: typeof account;
  availability: typeof availability;
  billing: typeof billing;
  booking: typeof booking;
  browse: typeof browse;
  business: typeof business;
  'favorite-providers': typeof favoriteProviders;
  conversation: typeof conversation;
  form: typeof form;
  guides: typeof guides;
  help: typeof help;
  inquiry: typeof inquiry;
  landing: typeof landing;
  legal: typeof legal;
  listing: typeof listing;
  map: typeof map;
  near: typeof near;
  notification: typeof notification;
  offline: typeof offline;
  pages: typeof pages;
  phone: typeof phone;
  pictures: typeof pictures;
  profile: typeof profile;
  provider: typeof provider;
  message: typeof message;
  question: typeof question;
  report: typeof report;
  review: typeof review;
  'saved-search': typeof savedSearch;
  seller: typeof seller;
  'service-card': typeof serviceCard;
  narrowing: typeof narrowing;
  'service-names': typeof serviceNames;
  services: typeof services;
  'services-front': typeof servicesFront;
  shell: typeof shell;
  staff: typeof staff;
  terms: typeof terms;
  towns: typeof towns;
  ui: typeof ui;
  verification: typeof verification;
  visit: typeof visit;
  withdrawal: typeof withdrawal;
  admin: typeof admin;
  calendar: typeof calendar;
  client: typeof client;
  'customer-invoice': typeof customerInvoice;
  'move-in': typeof moveIn;
  quote: typeof quote;
  'appointment-series': typeof appointmentSeries;
  'waiting-list': typeof waitingList;
}
/** One namespace per strand. */
export type Namespace = keyof Words;

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: Words;
    defaultNS: 'shell';
    returnNull: false;
  }
}

const choiceKey = 'language';

/** What the screens that visitors open first say. The names of the other files stay out of what everybody loads. */
const firstFiles = import.meta.glob<Record<string, unknown>>(
  './locales/*/**/{shell,ui,landing,service-names,browse,map,listing,profile,provider,services,services-front,towns}.json',
  { import: 'default' },
);

/** Each namespace of each language is a file of its own, loaded when a screen first asks for its words. */
const lazyFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, callback) => void deliver(language, namespace, callback),
};

/** `{{count}}` has its thousands grouped in every sentence. */
const groupedCounts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _, language, gap) =>
    gap?.['interpolationkey'] === 'count' && typeof value === 'number'
      ? whole(value, groupMarks[language === 'de' ? 'de' : 'en'])
      : typeof value === 'string' || typeof value === 'number'
        ? String(value)
        : '',
};

/** The files of one namespace are called alike, whichever quarter they stand in. */
const fileOf = (files: Record<string, () => Promise<Record<string, unknown>>>, language: string, namespace: string) =>
  Object.entries(files).find(
    ([name]) => name.startsWith(`./locales/${language}/`) && name.endsWith(`/${namespace}.json`),
  )?.[1];

async function deliver(language: string, namespace: string, callback: ReadCallback): Promise<void> {
  try {
    const load = async () =>
      await (
        fileOf(firstFiles, language, namespace) ??
        fileOf((await import('./all-files.ts')).allFiles, language, namespace)
      )?.();
    callback(null, (await loadPatiently(load, () => undefined)) ?? null);
  } catch (problem) {
    callback(problem instanceof Error ? problem : String(problem), null);
  }
}

const isLanguage = (value: unknown): value is Language => languages.some((known) => known === value);

/** The language a person chose in the header, if ever. */
export function chosenLanguage(): Language | undefined {
  try {
    const chosen = localStorage.getItem(choiceKey);
    return isLanguage(chosen) ? chosen : undefined;
  } catch (problem) {
    console.warn('Reading the chosen language failed', problem);
    return undefined;
  }
}

/** The words of the frame, and those named, are there when this is fulfilled. */
export async function startWords(language: Language, namespaces: readonly string[] = []): Promise<void> {
  await plugIn(lazyFiles)
    .use(groupedCounts)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: [...languages],
      ns: [...new Set(['shell', 'ui', ...namespaces])],
      defaultNS: 'shell',
      interpolation: { escapeValue: false, alwaysFormat: true },
    });
}

/** From the next page on. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(choiceKey, language);
  } catch (problem) {
    console.warn('Keeping the chosen language failed', problem);
  }
}

/** A part that is written in the old language has to be taken over before: React would find other words than it draws. */
export async function chooseLanguage(language: Language): Promise<void> {
  keepLanguage(language);
  await latePartsReady();
  await changeLanguage(language);
}

export function onLanguage(tell: (language: string) => void): void {
  tell(i18next.language);
  i18next.on('languageChanged', tell);
}

/** The files of words that components have asked for, for who writes a page and must send them with it. */
export const usedWords = new Set<Namespace>();

/** Files that components have waited for, by language and name. */
const awaited = new Map<string, Promise<unknown>>();

/** Undefined for a file that was there before anybody asked. React wants the promise it waited for again, also when it is fulfilled. */
function arrivalOf(language: Language, namespace: Namespace): Promise<unknown> | undefined {
  const name = `${language}/${namespace}`;
  const known = awaited.get(name);
  if (known !== undefined || hasLoadedNamespace(namespace)) return known;
  const coming = loadNamespaces(namespace);
  awaited.set(name, coming);
  return coming;
}

/** For a screen that may come. Rejects where the file does not come: only who needs the words asks patiently. */
export async function loadWordsAhead(namespace: Namespace): Promise<void> {
  await fileOf(firstFiles, languageNow(), namespace)?.();
  await loadNamespaces(namespace);
}

/** `const words = useWords('browse'); words('filters.title')`: a typed `t` that suspends until its file is there. */
export function useWords<N extends Namespace>(namespace: N): TFunction<N> {
  usedWords.add(namespace);
  const language = useLanguage();
  const arrival = arrivalOf(language, namespace);
  if (arrival !== undefined) use(arrival);
  return useMemo(() => wordsIn(language, namespace), [language, namespace]);
}

/** The same outside components; the file must be there (`startWords`). */
export const wordsIn = <N extends Namespace>(language: Language | null, namespace: N): TFunction<N> =>
  getFixedT(language, namespace) as unknown as TFunction<N>;
export const wordsOf = <N extends Namespace>(namespace: N): TFunction<N> => wordsIn(null, namespace);

/** Also tells of a choice of the language that is shown already. */
export function followLanguage(tell: () => void): () => void {
  i18next.on('languageChanged', tell);
  return () => i18next.off('languageChanged', tell);
}

function languageNow(): Language {
  return isLanguage(i18next.language) ? i18next.language : 'en';
}

export function useLanguage(): Language {
  return useSyncExternalStore(followLanguage, languageNow, languageNow);
}
