import type { Facts } from '../../netlify/features/messaging/notification/fact-messages.ts';
import type { Particulars } from '../../netlify/features/messaging/notification/mail-messages.ts';
import type { Letter } from '../../netlify/ground/letter.ts';
import { listingId } from '../../src/contract/fields.ts';
import type { Language } from '../../src/contract/words.ts';

/** Stands in every text that a stranger may type. */
export const typed = 'Cheap Pills';
export const site = 'https://site.example';
export const link = `${site}/link`;
export const someListing = {
  id: listingId.parse('00000000-0000-4000-8000-000000000000'),
  title: typed,
  location: typed,
  bedrooms: 2,
  area: 54.5,
  dealType: 'buy',
  price: 1,
  formerPrice: null,
  toldPrice: null,
  x: 0,
  y: 0,
  isNew: true,
  cover: null,
} as const;
export const toSeller = { title: typed, name: typed, email: 'a@example.org', phone: null, message: typed, link };

export const visitFacts: Facts = {
  side: 'customer',
  service: typed,
  other: typed,
  startsAt: '2026-12-01T09:00:00Z',
  timeZone: 'Europe/Berlin',
  occasion: '',
  reason: 'ill',
  cancelledBy: 'provider',
  answerUntil: '2026-11-30T09:00:00Z',
  proposedStartsAt: '2026-12-02T09:00:00Z',
  alternatives: ['2026-12-03T09:00:00Z'],
  text: typed,
};
export const visitParts: Particulars = {
  where: typed,
  map: link,
  isAtCustomer: false,
  staff: typed,
  visitor: typed,
  distance: null,
  timeLinks: [],
  alongLinks: [],
  phone: typed,
  guest: null,
  totalCents: 4500,
  travelFeeCents: 1000,
  contractor: typed,
  payments: ['cash', 'card'],
  payment: {
    link: link,
    transfer: { holder: typed, iban: 'DE89370400440532013000', reference: 'Anzahlung 1', picture: null },
  },
  note: typed,
  papers: [{ title: 'AGB', lead: typed, sections: [{ title: 'Konto', text: ['…'] }] }],
  canWithdraw: true,
  hasAskedToBegin: true,
  terms: { isAsked: false, until: '2026-11-30T09:00:00Z' },
  now: new Date('2026-11-23T09:00:00Z'),
  arrivedAt: null,
  isComing: false,
  link,
  withdrawalLink: link,
  settingsLink: link,
};

export const ruled = {
  kind: 'listing',
  action: 'hide',
  rule: 'deception',
  isAutomated: false,
  until: new Date('2027-05-24T09:00:00Z'),
  link,
} as const;

export function withdrawn({ isCancelled = false }: { isCancelled?: boolean }) {
  return {
    id: 'a number',
    name: typed,
    email: 'a@example.org',
    contract: typed,
    visit: { provider: typed, service: typed, start: '2026-12-01T09:00:00Z', timeZone: 'Europe/Berlin' },
    isCancelled,
    at: new Date('2026-11-23T09:00:00Z'),
    link,
    isProven: true,
  };
}

export function reminder(title: string | null) {
  return { title, expiresAt: '2026-12-01T00:00:00.000Z', link, dashboard: link };
}

export type Table = Record<string, (language: Language) => Letter[]>;
