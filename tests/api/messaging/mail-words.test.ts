import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOperator } from '../../../netlify/adapters/example-operator.ts';
import * as accountLetters from '../../../netlify/features/account/account/messages.ts';
import { changedTermsMail } from '../../../netlify/features/account/agreement/messages.ts';
import {
  approvedMail,
  askedMail,
  endingMail,
  refusedMail,
} from '../../../netlify/features/account/verification/messages.ts';
import {
  adminMail,
  contactAnswerMail,
  endingMail as endingAccountMail,
  keptMail,
  liftedMail,
  suspendedMail,
} from '../../../netlify/features/admin/admin/messages.ts';
import { freedMail, heldMail } from '../../../netlify/features/admin/admin/picture-messages.ts';
import { farewellMail } from '../../../netlify/features/admin/own-data/messages.ts';
import {
  accusedMail,
  receiptMail as receiptOfReport,
  reporterMail,
} from '../../../netlify/features/admin/report/messages.ts';
import { taxRequestMail } from '../../../netlify/features/billing/billing/asking-messages.ts';
import { debitLaterMail, debitReturnedMail } from '../../../netlify/features/billing/billing/collecting-messages.ts';
import {
  objectionRefusedMail,
  objectionUpheldMail,
} from '../../../netlify/features/billing/billing/commission-messages.ts';
import { correctionMail } from '../../../netlify/features/billing/billing/correction-messages.ts';
import { mandateGivenMail, mandateWithdrawnMail } from '../../../netlify/features/billing/billing/debit-messages.ts';
import { invoiceMail } from '../../../netlify/features/billing/billing/invoice-messages.ts';
import { trialEndedMail, trialEndsMail } from '../../../netlify/features/billing/billing/messages.ts';
import { planFallenMail, unpaidMail } from '../../../netlify/features/billing/billing/reminder-messages.ts';
import { againMail } from '../../../netlify/features/booking/appointment/again-messages.ts';
import { guestCodeMail, guestVisitsMail } from '../../../netlify/features/booking/appointment/messages.ts';
import { customerInvoiceMail } from '../../../netlify/features/booking/customer-invoice/messages.ts';
import { quoteMail, quoteNews } from '../../../netlify/features/booking/quote/messages.ts';
import * as reviewLetters from '../../../netlify/features/booking/review/messages.ts';
import { offerMail } from '../../../netlify/features/booking/waiting-list/messages.ts';
import { receiptMail, supportMail } from '../../../netlify/features/booking/withdrawal/messages.ts';
import { clientMail } from '../../../netlify/features/messaging/notification/client-messages.ts';
import type { Facts } from '../../../netlify/features/messaging/notification/fact-messages.ts';
import {
  type Particulars,
  visitMail,
  visitNoticeMail,
} from '../../../netlify/features/messaging/notification/mail-messages.ts';
import { budgetMail } from '../../../netlify/features/messaging/sms/messages.ts';
import { textAlarms } from '../../../netlify/features/messaging/sms/rules.ts';
import { alertMail } from '../../../netlify/features/property/alert/messages.ts';
import * as inquiryLetters from '../../../netlify/features/property/inquiry/messages.ts';
import { reminderMail } from '../../../netlify/features/property/listing/messages.ts';
import { runEnds } from '../../../netlify/features/property/listing/renewal-actions.ts';
import { reminderKinds } from '../../../netlify/features/property/listing/rules.ts';
import { confirmationMail } from '../../../netlify/features/property/saved-search/messages.ts';
import { bankChangedMail } from '../../../netlify/features/services/business/messages.ts';
import * as questionLetters from '../../../netlify/features/services/question/messages.ts';
import { invitationMail } from '../../../netlify/features/services/staff/messages.ts';
import { contactMail } from '../../../netlify/features/site/contact/messages.ts';
import type { Letter } from '../../../netlify/ground/letter.ts';
import { writtenOut } from '../../../netlify/ground/mail-page.ts';
import { correctionOf } from '../../../netlify/invoice/index.ts';
import { forgotPassword } from '../../../src/contract/account/account.ts';
import { suspensionBases } from '../../../src/contract/admin/admin.ts';
import { reportActions } from '../../../src/contract/admin/report.ts';
import { taxMissings } from '../../../src/contract/billing/billing-tax-report.ts';
import { listingId } from '../../../src/contract/fields.ts';
import { notificationKinds } from '../../../src/contract/messaging/notification.ts';
import { continueThread, replyToInquiry, sendInquiry } from '../../../src/contract/property/inquiry.ts';
import { saveSearch } from '../../../src/contract/property/saved-search.ts';
import { type Language, languages, siteName } from '../../../src/contract/words.ts';
import { anInvoice, byDebit } from '../../support/invoices.ts';
import { aListing } from '../../support/listings.ts';
import { aCustomer, anEmail, aSeller, type Person } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

/** Stands in every text that a stranger may type. */
const typed = 'Cheap Pills';
const site = 'https://site.example';
const link = `${site}/link`;
const someListing = {
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
const toSeller = { title: typed, name: typed, email: 'a@example.org', phone: null, message: typed, link };

const visitFacts: Facts = {
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
const visitParts: Particulars = {
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

const { emailChangedMail, newAddressMail, passwordChangedMail, resetMail, takenAddressMail, verificationMail } =
  accountLetters;

/**
 * Every mail that is sent. `fixed`: our own sentences and a link, whoever owns the address. `with words`: foreign text
 * as well, so only for an address whose owner has used a link sent there.
 */
const mails: Record<string, { carries: 'fixed' | 'with words'; written: (language: Language) => Letter[] }> = {
  'account verificationMail': { carries: 'fixed', written: (language) => [verificationMail(language, site, link)] },
  'account resetMail': { carries: 'fixed', written: (language) => [resetMail(language, site, link)] },
  'account newAddressMail': { carries: 'fixed', written: (language) => [newAddressMail(language, site, link)] },
  'account takenAddressMail': { carries: 'fixed', written: (language) => [takenAddressMail(language, site, link)] },
  'account emailChangedMail': {
    carries: 'fixed',
    written: (language) => [true, false].map((isUndo) => emailChangedMail(language, { siteUrl: site, link, isUndo })),
  },
  'account passwordChangedMail': {
    carries: 'fixed',
    written: (language) => [passwordChangedMail(language, site, link)],
  },
  'account registeredAgainMail': {
    carries: 'fixed',
    written: (language) => [accountLetters.registeredAgainMail(language, site, link)],
  },
  'account factorAddedMail': {
    carries: 'fixed',
    written: (language) => [accountLetters.factorAddedMail(language, site, link)],
  },
  'account factorRemovedMail': {
    carries: 'fixed',
    written: (language) => [accountLetters.factorRemovedMail(language, site, link)],
  },
  'agreement changedTermsMail': {
    carries: 'fixed',
    written: (language) => [
      changedTermsMail(language, { from: '2027-03-08', changes: 'Neu.', link, endingLink: link }),
    ],
  },
  'account factorLostMail': {
    carries: 'fixed',
    written: (language) => [accountLetters.factorLostMail(language, site, link)],
  },
  'admin adminMail': { carries: 'fixed', written: (language) => [adminMail(language, site, link)] },
  'admin suspendedMail': {
    carries: 'with words',
    written: (language) =>
      suspensionBases.map((basis) =>
        suspendedMail(language, {
          reason: typed,
          basis,
          link,
          visits: [true, false].map((isTold) => ({
            startsAt: '2026-12-01T10:00:00.000Z',
            timeZone: 'Europe/Berlin',
            other: 'Ana Reyes',
            phone: null,
            isTold,
          })),
        }),
      ),
  },
  'admin endingMail': {
    carries: 'with words',
    written: (language) =>
      suspensionBases.map((basis) => endingAccountMail(language, { reason: typed, basis, endsOn: '2026-12-27', link })),
  },
  'admin keptMail': { carries: 'fixed', written: (language) => [keptMail(language, link)] },
  'admin contactAnswerMail': {
    carries: 'with words',
    written: (language) => [contactAnswerMail({ subject: typed, message: typed, language }, typed, link)],
  },
  'admin liftedMail': { carries: 'fixed', written: (language) => [liftedMail(language, link)] },
  'billing trialEndsMail': {
    carries: 'fixed',
    written: (language) => [trialEndsMail(language, { plan: 'gold', endsAt: '2026-12-01T00:00:00.000Z', link })],
  },
  'billing trialEndedMail': {
    carries: 'fixed',
    written: (language) => [
      trialEndedMail(language, { outcome: { plan: 'platin', cards: 2, listings: 1, resting: 1 }, link }),
    ],
  },
  'billing correctionMail': {
    carries: 'with words',
    written: (language) => [
      correctionMail(
        language,
        {
          number: 'CK-2026-000002',
          grossCents: 999,
          currency: 'EUR',
          corrects: { number: 'CK-2026-000001', issuedOn: '2026-12-01', reason: typed },
        },
        link,
      ),
    ],
  },
  'billing invoiceMail': {
    carries: 'fixed',
    written: (language) => [
      invoiceMail(language, anInvoice(), { link, isPaidOnline: true }),
      invoiceMail(language, anInvoice({ payment: byDebit }), { link, isPaidOnline: true }),
    ],
  },
  'billing debitLaterMail': {
    carries: 'fixed',
    written: (language) => [
      debitLaterMail(language, { document: anInvoice(), amountMinor: 499, collectedOn: '2027-01-21' }, link),
    ],
  },
  'billing debitReturnedMail': {
    carries: 'fixed',
    written: (language) =>
      (['account', 'funds', 'refused', 'unknown'] as const).map((reason) =>
        debitReturnedMail(
          language,
          {
            document: anInvoice(),
            amountMinor: 499,
            reason,
            isMandateEnded: reason === 'account',
            operator: exampleOperator,
          },
          link,
        ),
      ),
  },
  'billing mandateGivenMail': {
    carries: 'fixed',
    written: (language) => [
      mandateGivenMail(
        language,
        { reference: 'CK-M-000001', creditorId: 'DE98ZZZ09999999999', accountEnd: '3201', text: '…' },
        link,
      ),
    ],
  },
  'billing mandateWithdrawnMail': {
    carries: 'fixed',
    written: (language) => [
      mandateWithdrawnMail(
        language,
        { reference: 'CK-M-000001', open: [{ number: 'CK-2026-000001', openMinor: 499 }], operator: exampleOperator },
        link,
      ),
    ],
  },
  'billing unpaidMail': {
    carries: 'fixed',
    written: (language) =>
      (['first', 'second'] as const).map((step) =>
        unpaidMail(language, step, {
          missing: {
            document: anInvoice(),
            openMinor: 499,
            falls: step === 'first' ? undefined : { plan: 'gold', smallest: 'free', on: '2027-03-08' },
          },
          link,
        }),
      ),
  },
  'billing taxRequestMail': {
    carries: 'fixed',
    written: (language) =>
      (['asked', 'reminded', 'reminded_again', 'held'] as const).map((step) =>
        taxRequestMail(language, { step, missing: taxMissings, holdsFrom: '2027-03-08' }, link),
      ),
  },
  'billing planFallenMail': {
    carries: 'fixed',
    written: (language) => [
      planFallenMail(language, { number: 'CK-2026-000001', plan: 'gold', smallest: 'free', changes: ['…'] }, link),
    ],
  },
  'billing objectionUpheldMail': {
    carries: 'with words',
    written: (language) => [objectionUpheldMail(language, { serviceName: typed, link })],
  },
  'billing objectionRefusedMail': {
    carries: 'with words',
    written: (language) => [objectionRefusedMail(language, { serviceName: typed, link }, typed)],
  },
  'business bankChangedMail': { carries: 'fixed', written: (language) => [bankChangedMail(language, link)] },
  'own-data farewellMail': { carries: 'fixed', written: (language) => [farewellMail(language, site, link)] },
  'appointment guestVisitsMail': { carries: 'fixed', written: (language) => [guestVisitsMail(language, link, link)] },
  'appointment guestCodeMail': { carries: 'fixed', written: (language) => [guestCodeMail(language, '123456', link)] },
  // Of what others typed it has the name of the business alone, without any link: tests/api/messaging/notification-client.test.ts.
  'notification clientMail': {
    carries: 'fixed',
    written: (language) =>
      (['appointment_booked', 'appointment_moved', 'appointment_cancelled', 'appointment_reminder'] as const).map(
        (kind) => clientMail(language, kind, { facts: { ...visitFacts, other: 'Salon' }, link, now: new Date() }),
      ),
  },
  // To whoever has confirmed an address: that of the account, or by the code that a guest was sent.
  'notification visitMail': {
    carries: 'with words',
    written: (language) =>
      notificationKinds.flatMap((kind) =>
        (['customer', 'provider'] as const).map((side) =>
          visitMail(language, kind, { ...visitFacts, side }, visitParts),
        ),
      ),
  },
  'notification visitNoticeMail': {
    carries: 'fixed',
    written: (language) => [visitNoticeMail(language, { siteUrl: site, link, withdrawalLink: link })],
  },
  // Of what others typed it has the plain name of the business alone; the PDF is the invoice.
  'customer-invoice customerInvoiceMail': {
    carries: 'fixed',
    written: (language) =>
      [anInvoice(), correctionOf(anInvoice(), { number: 'X-2', issuedOn: '2026-12-02', reason: typed })].map(
        (document) => customerInvoiceMail(language, document, { from: 'Salon', link }),
      ),
  },
  'verification approvedMail': {
    carries: 'with words',
    written: (language) => [approvedMail(language, { name: typed, link })],
  },
  'verification refusedMail': {
    carries: 'with words',
    written: (language) => [refusedMail(language, { name: typed, link }, typed)],
  },
  'verification askedMail': {
    carries: 'with words',
    written: (language) => [askedMail(language, { name: typed, link }, typed)],
  },
  'staff invitationMail': {
    carries: 'with words',
    written: (language) => [invitationMail(language, { business: typed, link })],
  },
  'appointment againMail': {
    carries: 'with words',
    written: (language) =>
      (['held', 'reminder'] as const).map((kind) =>
        againMail(language, kind, {
          provider: typed,
          services: [typed],
          staff: typed,
          start: '2027-01-12T09:00:00Z',
          until: '2026-12-01T09:00:00Z',
          timeZone: 'Europe/Berlin',
          totalCents: 4500,
          currency: 'EUR',
          link,
          now: new Date('2026-11-30T09:00:00Z'),
        }),
      ),
  },
  'quote quoteMail': {
    carries: 'with words',
    written: (language) =>
      quoteNews.map((news) =>
        quoteMail(
          language,
          {
            news,
            title: typed,
            other: typed,
            place: typed,
            until: '2026-12-01T09:00:00Z',
            timeZone: 'Europe/Berlin',
            total: { cents: 4500, currency: 'EUR', isCapped: true },
            reason: typed,
          },
          link,
        ),
      ),
  },
  'waiting-list offerMail': {
    carries: 'with words',
    written: (language) =>
      [null, '2026-12-03T09:00:00Z'].map((earlier) =>
        offerMail(language, {
          provider: typed,
          service: typed,
          staff: typed,
          start: '2026-12-01T09:00:00Z',
          until: '2026-11-30T09:30:00Z',
          timeZone: 'Europe/Berlin',
          totalCents: 4500,
          currency: 'EUR',
          reason: 'longest',
          earlier,
          link,
          now: new Date('2026-11-30T09:00:00Z'),
        }),
      ),
  },
  'verification endingMail': {
    carries: 'with words',
    written: (language) => [endingMail(language, { name: typed, link }, '2026-12-01')],
  },
  'saved-search confirmationMail': {
    carries: 'fixed',
    written: (language) => [
      confirmationMail(language, {
        siteUrl: site,
        url: link,
        filters: { category: 'condominium', q: typed },
        areaPicture: link,
      }),
    ],
  },
  'alert alertMail': {
    carries: 'with words',
    written: (language) => [
      alertMail(language, {
        name: typed,
        listings: [someListing],
        linkOf: () => link,
        coverOf: () => undefined,
        areaPicture: undefined,
        resultsLink: link,
        unsubscribeLink: link,
      }),
    ],
  },
  'contact contactMail': {
    carries: 'with words',
    written: (language) => [
      contactMail({
        name: typed,
        email: 'a@example.org',
        type: 'feedback',
        subject: typed,
        message: typed,
        language,
        signedInAs: null,
        link,
      }),
    ],
  },
  'inquiry inquiryMail': {
    carries: 'with words',
    written: (language) => [inquiryLetters.inquiryMail(language, toSeller)],
  },
  'inquiry continuationMail': {
    carries: 'with words',
    written: (language) => [inquiryLetters.continuationMail(language, toSeller)],
  },
  'inquiry noticeMail': { carries: 'fixed', written: (language) => [inquiryLetters.noticeMail(language, site, link)] },
  'inquiry replyMail': {
    carries: 'with words',
    written: (language) => [inquiryLetters.replyMail(language, { title: typed, message: typed, link })],
  },
  'inquiry confirmationMail': {
    carries: 'with words',
    written: (language) => [
      inquiryLetters.confirmationMail(language, { title: typed, isProven: true, siteUrl: site, link }),
    ],
  },
  'inquiry confirmationMail, address typed': {
    carries: 'with words',
    written: (language) => [
      inquiryLetters.confirmationMail(language, { title: typed, isProven: false, siteUrl: site, link }),
    ],
  },
  'admin freedMail': {
    carries: 'with words',
    written: (language) => [
      freedMail(language, { title: typed, about: 'pictures', link }, true),
      freedMail(language, { title: typed, about: 'account', link }, false),
    ],
  },
  'admin heldMail': {
    carries: 'with words',
    written: (language) =>
      (['pictures', 'account'] as const).map((about) => heldMail(language, { title: typed, about, link }, typed)),
  },
  'review releasedMail': {
    carries: 'with words',
    written: (language) => [reviewLetters.releasedMail(language, { serviceName: typed, link })],
  },
  'review removedMail': {
    carries: 'with words',
    written: (language) => [reviewLetters.removedMail(language, { serviceName: typed, link }, typed)],
  },
  'report receiptMail': { carries: 'fixed', written: (language) => [receiptOfReport(language, 'R-12345-67890', link)] },
  'report reporterMail, address typed': {
    carries: 'fixed',
    written: (language) =>
      [null, new Date('2027-05-24T09:00:00Z')].map((until) =>
        reporterMail(language, { ...ruled, said: null, until }, 'R-12345-67890'),
      ),
  },
  'report reporterMail': {
    carries: 'with words',
    written: (language) => [
      reporterMail(language, { ...ruled, said: { title: typed, reason: typed } }, 'R-12345-67890'),
    ],
  },
  'report accusedMail': {
    carries: 'with words',
    written: (language) =>
      reportActions.map((action) => accusedMail(language, { ...ruled, action, said: { title: typed, reason: typed } })),
  },
  'sms budgetMail': {
    carries: 'fixed',
    written: () =>
      textAlarms({ '+49': { hour: 160, day: 800 }, elsewhere: { hour: 10, day: 50 } }, 'elsewhere', 1000).map((alarm) =>
        budgetMail(alarm, link),
      ),
  },
  'withdrawal receiptMail': {
    carries: 'with words',
    written: (language) => [true, false].map((isCancelled) => receiptMail(language, withdrawn({ isCancelled }))),
  },
  'withdrawal receiptMail, address typed': {
    carries: 'fixed',
    written: (language) => [receiptMail(language, { ...withdrawn({}), isProven: false })],
  },
  'withdrawal supportMail': { carries: 'with words', written: () => [supportMail(withdrawn({}))] },
  'question receivedMail': {
    carries: 'with words',
    written: (language) => [questionLetters.receivedMail(language, { name: typed, text: typed, link })],
  },
  'question noticeMail': { carries: 'fixed', written: (language) => [questionLetters.noticeMail(language, link)] },
  'question confirmationMail': {
    carries: 'fixed',
    written: (language) => [questionLetters.confirmationMail(language, link)],
  },
  'question answeredMail': {
    carries: 'with words',
    written: (language) => [questionLetters.answeredMail(language, { provider: typed, text: typed, link })],
  },
  'listing reminderMail': {
    carries: 'with words',
    written: (language) => reminderKinds.map((kind) => reminderMail(language, kind, reminder(typed))),
  },
  'listing reminderMail, address not confirmed': {
    carries: 'fixed',
    written: (language) => reminderKinds.map((kind) => reminderMail(language, kind, reminder(null))),
  },
};

const ruled = {
  kind: 'listing',
  action: 'hide',
  rule: 'deception',
  isAutomated: false,
  until: new Date('2027-05-24T09:00:00Z'),
  link,
} as const;

function withdrawn({ isCancelled = false }: { isCancelled?: boolean }) {
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

function reminder(title: string | null) {
  return { title, expiresAt: '2026-12-01T00:00:00.000Z', link, dashboard: link };
}

const subjectsOf = (carries: 'fixed' | 'with words'): string[] =>
  Object.values(mails)
    .filter((mail) => mail.carries === carries)
    .flatMap(({ written }) => languages.flatMap(written))
    .map(({ subject }) => subject);

describe('the table of all mails', () => {
  it('holds every mail of every strand', async () => {
    const folder = 'netlify/features';
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('messages.ts'));
    const written = await Promise.all(
      files.map(async (file) => {
        const text = await readFile(`${folder}/${file}`, 'utf8');
        return [...text.matchAll(/^export (?:const|function) (\w+Mail)\b/gm)].map(
          ([, name]) => `${file.split('/')[1]} ${name}`,
        );
      }),
    );
    const listed = new Set(Object.keys(mails).map((name) => name.replace(/,.*/, '')));
    expect(new Set(written.flat())).toEqual(listed);
  });

  it.each(Object.entries(mails))('%s holds what it says', (_, { carries, written }) => {
    for (const letter of languages.flatMap(written)) {
      const { subject, text, html } = writtenOut(letter);
      for (const whole of [`${subject}\n${text}`, html]) expect(whole.includes(typed)).toBe(carries === 'with words');
      expect(text).toContain(link);
    }
  });

  it.each(Object.entries(mails))('%s says the same on its page as in its text', (_, { written }) => {
    for (const letter of languages.flatMap(written)) {
      const { text, html } = writtenOut(letter, 'Klara Muster');
      // In German the greeting's sentence goes on; in English a new one begins.
      expect(/^\p{Ll}/u.test(letter.page.lead[0] ?? '') && letter.language === 'en').toBe(false);
      expect(wordsOfPage(html)).toEqual([siteName, letter.page.heading, ...wordsOfText(text)].join(' '));
      expect(linksOfPage(html)).toEqual(linesOf(text).filter((line) => /^https?:\S+$/.test(line)));
      expect(html.match(/class="label"/g)?.length ?? 0).toBe(letter.page.action === undefined ? 0 : 1);
    }
  });

  it('has typed words as they were typed, on the page as well', () => {
    const words = '<a href="https://pills.example">Pills</a> & "more"';
    const letters = [
      inquiryLetters.inquiryMail('en', { ...toSeller, title: words, name: words, message: `${words}\n${words}` }),
      questionLetters.receivedMail('de', { name: words, text: words, link }),
      visitMail('de', 'appointment_message', { ...visitFacts, service: words, other: words, text: words }, visitParts),
    ];
    for (const letter of letters) {
      const { text, html } = writtenOut(letter, words);
      expect(linksOfPage(html).filter((url) => !url.startsWith(site))).toEqual([]);
      expect(wordsOfPage(html)).toEqual(
        [siteName, letter.page.heading, ...wordsOfText(text)].join(' ').replaceAll(/\s+/g, ' '),
      );
    }
  });

  it('is the only way to the queue: what is queued is a letter, which has a page', async () => {
    const files = (await readdir('netlify', { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file));
    const writing = await Promise.all(
      files.map(async (file) =>
        (await readFile(`netlify/${file}`, 'utf8')).includes('insert into app.outgoing_mail') ? [file] : [],
      ),
    );
    expect(writing.flat()).toEqual(['features/messaging/mail/sql.ts']);
  });
});

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/**
 * The lines of a text as the HTML version has them: a link is no word, and no colon and no mark precedes it or a quoted
 * line.
 */
const wordsOfText = (text: string): string[] =>
  linesOf(text)
    .map((line, at, lines) => (/^https?:\S+$/.test(lines[at + 1] ?? '') ? line.replace(/:$/, '') : line))
    .filter((line) => !/^https?:\S+$/.test(line))
    .map((line) => line.replace(/^> ?/, ''))
    .filter((line) => line !== '');

const read = (html: string): string =>
  html.replaceAll(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '',
  );

/** What one reads on a page, in its order. The foot of the page stands after the farewell, which ends the text. */
function wordsOfPage(html: string): string {
  const [, body = ''] = /<body[^>]*>([^]*)<\/body>/.exec(html) ?? [];
  return read(
    body
      .replaceAll(/<!--[^]*?-->/g, '')
      .replaceAll(/<\/td>\s*<td class="value/g, ':</td><td class="value')
      .replaceAll(/<[^>]*>/g, ' '),
  )
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' :', ':')
    .trim();
}

const linksOfPage = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => read(url));

describe('an address that somebody typed', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.close());

  interface Sent {
    recipient: string;
    replyTo: string | null;
    subject: string;
    body: string;
    [column: string]: unknown;
  }
  const sentTo = async (address: string): Promise<Sent[]> => {
    await world.afterwards();
    return world.database.query<Sent>(
      `select recipient, reply_to as "replyTo", subject, body from app.outgoing_mail where recipient = $1
        order by created_at, id`,
      [address],
    );
  };

  /** The subjects of the mails, if every one of them is `fixed` in the table. */
  async function fixedTo(address: string): Promise<string[]> {
    const sent = await sentTo(address);
    for (const { replyTo, subject, body } of sent) {
      expect(subjectsOf('fixed')).toContain(subject);
      expect(replyTo).toBeNull();
      expect(`${subject}\n${body}`).not.toMatch(/pills/i);
    }
    return sent.map(({ subject }) => subject);
  }

  const asked = async (seller: Person, email: string) => {
    const listing = await aListing(world, seller, { title: typed, description: typed, location: typed });
    const body = { name: typed, email, message: typed };
    const { body: inquiry } = await world.ask(sendInquiry, { params: { id: listing.id }, body });
    return { listing, inquiry };
  };

  it('gets no words of whoever registers it, asks for a password or saves a search with it', async () => {
    const email = anEmail('victim');
    const { token } = await aCustomer(world, { email, name: typed });
    await world.ask(saveSearch, { body: { name: typed, frequency: 'instant', filters: { q: typed } } }, { token });
    await world.ask(forgotPassword, { body: { email } });
    await world.ask(saveSearch, { body: { name: typed, frequency: 'instant', filters: {}, email } });
    await aListing(world, await aSeller(world), { title: typed, location: typed });
    expect(await fixedTo(email)).toEqual([
      'Please confirm your e-mail address',
      'Please confirm your saved search',
      'Set a new password',
      'Please confirm your saved search',
    ]);
  });

  it('gets one mail for an inquiry in its name, and none for the answers', async () => {
    const seller = await aSeller(world, { businessName: typed, firstName: 'Cheap', lastName: 'Pills' });
    const email = anEmail('victim');
    const { inquiry } = await asked(seller, email);
    for (let turn = 0; turn < 3; turn += 1)
      await world.ask(
        replyToInquiry,
        { params: { id: inquiry.id }, body: { message: typed } },
        { token: seller.token },
      );
    expect((await sentTo(email)).map(({ subject }) => subject)).toEqual([`Your inquiry: ${typed}`]);
  });

  it('hears the title of what was asked about, unless that leads elsewhere', () => {
    for (const title of ['Win at www.pills.example', 'Call 0917 1234567', 'pills.example', 'me@pills.example']) {
      const letter = inquiryLetters.confirmationMail('en', { title, isProven: false, siteUrl: site, link });
      expect(letter.subject).toBe('Your inquiry about a property');
      expect(writtenOut(letter).text).not.toContain(title);
    }
    const letter = inquiryLetters.confirmationMail('de', {
      title: 'Lot 4, 250 m²',
      isProven: false,
      siteUrl: site,
      link,
    });
    expect(writtenOut(letter).text).toContain('zu „Lot 4, 250 m²“');
  });

  it('gets no words by way of a seller who has changed to it', async () => {
    const seller = await aSeller(world);
    const visitor = anEmail('visitor');
    const { listing } = await asked(seller, visitor);
    expect((await sentTo(seller.user.email)).map(({ subject }) => subject)).toContain(`New inquiry: ${typed}`);
    const email = anEmail('victim');
    await world.database.query('update app.account set email = $2, email_verified_at = null where id = $1', [
      seller.user.id,
      email,
    ]);
    const [first] = await sentTo(visitor);
    const token = /\/inquiry\/(\S+)/.exec(first?.body ?? '')?.[1] ?? '';
    await world.ask(continueThread, { params: { token }, body: { message: typed } });
    const body = { name: typed, email: 'pills@example.org', message: typed };
    await world.ask(sendInquiry, { params: { id: listing.id }, body });
    for (const [days] of [[3], [0.5], [-0.5]]) {
      await world.database.query('update app.listing set expires_at = $2 where id = $1', [
        listing.id,
        new Date(world.clock.now().getTime() + (days ?? 0) * 86_400_000).toISOString(),
      ]);
      await runEnds(world.adapters);
    }
    expect(await fixedTo(email)).toEqual([
      'A message is waiting for you',
      'A message is waiting for you',
      'Expires soon: one of your properties',
      'Expires in less than a day: one of your properties',
      'Expired: one of your properties',
    ]);
  });
});
