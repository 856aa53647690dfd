import { exampleOperator } from '../../netlify/adapters/example-operator.ts';
import * as accountLetters from '../../netlify/features/account/account/messages.ts';
import * as agreementLetters from '../../netlify/features/account/agreement/messages.ts';
import * as adminLetters from '../../netlify/features/admin/admin/messages.ts';
import * as ownDataLetters from '../../netlify/features/admin/own-data/messages.ts';
import * as reportLetters from '../../netlify/features/admin/report/messages.ts';
import * as askingLetters from '../../netlify/features/billing/billing/asking-messages.ts';
import * as collectingLetters from '../../netlify/features/billing/billing/collecting-messages.ts';
import * as debitLetters from '../../netlify/features/billing/billing/debit-messages.ts';
import * as invoiceLetters from '../../netlify/features/billing/billing/invoice-messages.ts';
import * as billingLetters from '../../netlify/features/billing/billing/messages.ts';
import * as reminderLetters from '../../netlify/features/billing/billing/reminder-messages.ts';
import * as appointmentLetters from '../../netlify/features/booking/appointment/messages.ts';
import * as recallLetters from '../../netlify/features/booking/client/recall-messages.ts';
import * as customerInvoiceLetters from '../../netlify/features/booking/customer-invoice/messages.ts';
import * as withdrawalLetters from '../../netlify/features/booking/withdrawal/messages.ts';
import * as clientLetters from '../../netlify/features/messaging/notification/client-messages.ts';
import * as mailLetters from '../../netlify/features/messaging/notification/mail-messages.ts';
import * as smsLetters from '../../netlify/features/messaging/sms/messages.ts';
import { textAlarms } from '../../netlify/features/messaging/sms/rules.ts';
import * as inquiryLetters from '../../netlify/features/property/inquiry/messages.ts';
import * as listingLetters from '../../netlify/features/property/listing/messages.ts';
import { reminderKinds } from '../../netlify/features/property/listing/rules.ts';
import * as savedSearchLetters from '../../netlify/features/property/saved-search/messages.ts';
import * as businessLetters from '../../netlify/features/services/business/messages.ts';
import * as questionLetters from '../../netlify/features/services/question/messages.ts';
import { correctionOf } from '../../netlify/invoice/index.ts';
import { taxMissings } from '../../src/contract/billing/billing-tax-report.ts';
import { anInvoice, byDebit } from './invoices.ts';
import { link, reminder, ruled, site, type Table, typed, visitFacts, withdrawn } from './letter-facts.ts';

/** Our own sentences and a link, whoever owns the address. */
export const fixedMails: Table = {
  'account verificationMail': (language) => [accountLetters.verificationMail(language, site, link)],
  'account resetMail': (language) => [accountLetters.resetMail(language, site, link)],
  'account newAddressMail': (language) => [accountLetters.newAddressMail(language, site, link)],
  'account takenAddressMail': (language) => [accountLetters.takenAddressMail(language, site, link)],
  'account emailChangedMail': (language) =>
    [true, false].map((isUndo) => accountLetters.emailChangedMail(language, { siteUrl: site, link, isUndo })),
  'account passwordChangedMail': (language) => [accountLetters.passwordChangedMail(language, site, link)],
  'account registeredAgainMail': (language) => [accountLetters.registeredAgainMail(language, site, link)],
  'account factorAddedMail': (language) => [accountLetters.factorAddedMail(language, site, link)],
  'account factorRemovedMail': (language) => [accountLetters.factorRemovedMail(language, site, link)],
  'agreement changedTermsMail': (language) => [
    agreementLetters.changedTermsMail(language, { from: '2027-03-08', changes: 'Neu.', link, endingLink: link }),
  ],
  'account factorLostMail': (language) => [accountLetters.factorLostMail(language, site, link)],
  'admin adminMail': (language) => [adminLetters.adminMail(language, site, link)],
  'admin keptMail': (language) => [adminLetters.keptMail(language, link)],
  'admin liftedMail': (language) => [adminLetters.liftedMail(language, link)],
  'billing trialEndsMail': (language) => [
    billingLetters.trialEndsMail(language, { plan: 'gold', endsAt: '2026-12-01T00:00:00.000Z', link }),
  ],
  'billing trialEndedMail': (language) => [
    billingLetters.trialEndedMail(language, { outcome: { plan: 'platin', cards: 2, listings: 1, resting: 1 }, link }),
  ],
  'billing invoiceMail': (language) => [
    invoiceLetters.invoiceMail(language, anInvoice(), { link, isPaidOnline: true }),
    invoiceLetters.invoiceMail(language, anInvoice({ payment: byDebit }), { link, isPaidOnline: true }),
  ],
  'billing debitLaterMail': (language) => [
    collectingLetters.debitLaterMail(
      language,
      { document: anInvoice(), amountMinor: 499, collectedOn: '2027-01-21' },
      link,
    ),
  ],
  'billing debitReturnedMail': (language) =>
    (['account', 'funds', 'refused', 'unknown'] as const).map((reason) =>
      collectingLetters.debitReturnedMail(
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
  'billing mandateGivenMail': (language) => [
    debitLetters.mandateGivenMail(
      language,
      { reference: 'CK-M-000001', creditorId: 'DE98ZZZ09999999999', accountEnd: '3201', text: '…' },
      link,
    ),
  ],
  'billing mandateWithdrawnMail': (language) => [
    debitLetters.mandateWithdrawnMail(
      language,
      { reference: 'CK-M-000001', open: [{ number: 'CK-2026-000001', openMinor: 499 }], operator: exampleOperator },
      link,
    ),
  ],
  'billing unpaidMail': (language) =>
    (['first', 'second'] as const).map((step) =>
      reminderLetters.unpaidMail(language, step, {
        missing: {
          document: anInvoice(),
          openMinor: 499,
          falls: step === 'first' ? undefined : { plan: 'gold', smallest: 'free', on: '2027-03-08' },
        },
        link,
      }),
    ),
  'billing taxRequestMail': (language) =>
    (['asked', 'reminded', 'reminded_again', 'held'] as const).map((step) =>
      askingLetters.taxRequestMail(language, { step, missing: taxMissings, holdsFrom: '2027-03-08' }, link),
    ),
  'billing planFallenMail': (language) => [
    reminderLetters.planFallenMail(
      language,
      { number: 'CK-2026-000001', plan: 'gold', smallest: 'free', changes: ['…'] },
      link,
    ),
  ],
  'business bankChangedMail': (language) => [businessLetters.bankChangedMail(language, link)],
  'own-data farewellMail': (language) => [ownDataLetters.farewellMail(language, site, link)],
  'appointment guestVisitsMail': (language) => [appointmentLetters.guestVisitsMail(language, link, link)],
  'appointment guestCodeMail': (language) => [appointmentLetters.guestCodeMail(language, '123456', link)],
  'client recallMail': (language) =>
    [null, '3. März 2027'].map((last) =>
      recallLetters.recallMail(language, {
        name: 'Salon',
        last,
        agreed: '1. Mai 2026',
        bookLink: link,
        recallLink: link,
      }),
    ),
  // Of what others typed it has the name of the business alone, without any link: tests/api/messaging/notification-client.test.ts.
  'notification clientMail': (language) =>
    (['appointment_booked', 'appointment_moved', 'appointment_cancelled', 'appointment_reminder'] as const).map(
      (kind) =>
        clientLetters.clientMail(language, kind, { facts: { ...visitFacts, other: 'Salon' }, link, now: new Date() }),
    ),
  'notification visitNoticeMail': (language) => [
    mailLetters.visitNoticeMail(language, { siteUrl: site, link, withdrawalLink: link }),
  ],
  // Of what others typed it has the plain name of the business alone; the PDF is the invoice.
  'customer-invoice customerInvoiceMail': (language) =>
    [anInvoice(), correctionOf(anInvoice(), { number: 'X-2', issuedOn: '2026-12-02', reason: typed })].map((document) =>
      customerInvoiceLetters.customerInvoiceMail(language, document, { from: 'Salon', link }),
    ),
  'saved-search confirmationMail': (language) => [
    savedSearchLetters.confirmationMail(language, {
      siteUrl: site,
      url: link,
      filters: { category: 'condominium', q: typed },
      areaPicture: link,
    }),
  ],
  'inquiry noticeMail': (language) => [inquiryLetters.noticeMail(language, site, link)],
  'report receiptMail': (language) => [reportLetters.receiptMail(language, 'R-12345-67890', link)],
  'report reporterMail, address typed': (language) =>
    [null, new Date('2027-05-24T09:00:00Z')].map((until) =>
      reportLetters.reporterMail(language, { ...ruled, said: null, until }, 'R-12345-67890'),
    ),
  'sms budgetMail': () =>
    textAlarms({ '+49': { hour: 160, day: 800 }, elsewhere: { hour: 10, day: 50 } }, 'elsewhere', 1000).map((alarm) =>
      smsLetters.budgetMail(alarm, link),
    ),
  'withdrawal receiptMail, address typed': (language) => [
    withdrawalLetters.receiptMail(language, { ...withdrawn({}), isProven: false }),
  ],
  'question noticeMail': (language) => [questionLetters.noticeMail(language, link)],
  'question confirmationMail': (language) => [questionLetters.confirmationMail(language, link)],
  'listing reminderMail, address not confirmed': (language) =>
    reminderKinds.map((kind) => listingLetters.reminderMail(language, kind, reminder(null))),
};
