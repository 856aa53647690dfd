import * as verificationLetters from '../../netlify/features/account/verification/messages.ts';
import * as adminLetters from '../../netlify/features/admin/admin/messages.ts';
import * as pictureLetters from '../../netlify/features/admin/admin/picture-messages.ts';
import * as reportLetters from '../../netlify/features/admin/report/messages.ts';
import * as commissionLetters from '../../netlify/features/billing/billing/commission-messages.ts';
import * as correctionLetters from '../../netlify/features/billing/billing/correction-messages.ts';
import * as againLetters from '../../netlify/features/booking/appointment/again-messages.ts';
import * as quoteLetters from '../../netlify/features/booking/quote/messages.ts';
import * as reviewLetters from '../../netlify/features/booking/review/messages.ts';
import * as waitingListLetters from '../../netlify/features/booking/waiting-list/messages.ts';
import * as withdrawalLetters from '../../netlify/features/booking/withdrawal/messages.ts';
import * as mailLetters from '../../netlify/features/messaging/notification/mail-messages.ts';
import * as alertLetters from '../../netlify/features/property/alert/messages.ts';
import * as inquiryLetters from '../../netlify/features/property/inquiry/messages.ts';
import * as listingLetters from '../../netlify/features/property/listing/messages.ts';
import { reminderKinds } from '../../netlify/features/property/listing/rules.ts';
import * as questionLetters from '../../netlify/features/services/question/messages.ts';
import * as staffLetters from '../../netlify/features/services/staff/messages.ts';
import * as contactLetters from '../../netlify/features/site/contact/messages.ts';
import { suspensionBases } from '../../src/contract/admin/admin.ts';
import { reportActions } from '../../src/contract/admin/report.ts';
import { notificationKinds } from '../../src/contract/messaging/notification.ts';
import {
  link,
  reminder,
  ruled,
  site,
  someListing,
  type Table,
  toSeller,
  typed,
  visitFacts,
  visitParts,
  withdrawn,
} from './letter-facts.ts';

/** Foreign text as well, so only for an address whose owner has used a link sent there. */
export const mailsWithWords: Table = {
  'admin suspendedMail': (language) =>
    suspensionBases.map((basis) =>
      adminLetters.suspendedMail(language, {
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
  'admin endingMail': (language) =>
    suspensionBases.map((basis) =>
      adminLetters.endingMail(language, { reason: typed, basis, endsOn: '2026-12-27', link }),
    ),
  'admin contactAnswerMail': (language) => [
    adminLetters.contactAnswerMail({ subject: typed, message: typed, language }, typed, link),
  ],
  'billing correctionMail': (language) => [
    correctionLetters.correctionMail(
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
  'billing objectionUpheldMail': (language) => [
    commissionLetters.objectionUpheldMail(language, { serviceName: typed, link }),
  ],
  'billing objectionRefusedMail': (language) => [
    commissionLetters.objectionRefusedMail(language, { serviceName: typed, link }, typed),
  ],
  // To whoever has confirmed an address: that of the account, or by the code that a guest was sent.
  'notification visitMail': (language) =>
    notificationKinds.flatMap((kind) =>
      (['customer', 'provider'] as const).map((side) =>
        mailLetters.visitMail(language, kind, { ...visitFacts, side }, visitParts),
      ),
    ),
  'verification approvedMail': (language) => [verificationLetters.approvedMail(language, { name: typed, link })],
  'verification refusedMail': (language) => [verificationLetters.refusedMail(language, { name: typed, link }, typed)],
  'verification askedMail': (language) => [verificationLetters.askedMail(language, { name: typed, link }, typed)],
  'staff invitationMail': (language) => [staffLetters.invitationMail(language, { business: typed, link })],
  'appointment againMail': (language) =>
    (['held', 'reminder'] as const).map((kind) =>
      againLetters.againMail(language, kind, {
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
  'quote quoteMail': (language) =>
    quoteLetters.quoteNews.map((news) =>
      quoteLetters.quoteMail(
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
  'waiting-list offerMail': (language) =>
    [null, '2026-12-03T09:00:00Z'].map((earlier) =>
      waitingListLetters.offerMail(language, {
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
  'verification endingMail': (language) => [
    verificationLetters.endingMail(language, { name: typed, link }, '2026-12-01'),
  ],
  'alert alertMail': (language) => [
    alertLetters.alertMail(language, {
      name: typed,
      listings: [someListing],
      linkOf: () => link,
      coverOf: () => undefined,
      areaPicture: undefined,
      resultsLink: link,
      unsubscribeLink: link,
    }),
  ],
  'contact contactMail': (language) => [
    contactLetters.contactMail({
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
  'inquiry inquiryMail': (language) => [inquiryLetters.inquiryMail(language, toSeller)],
  'inquiry continuationMail': (language) => [inquiryLetters.continuationMail(language, toSeller)],
  'inquiry replyMail': (language) => [inquiryLetters.replyMail(language, { title: typed, message: typed, link })],
  'inquiry confirmationMail': (language) => [
    inquiryLetters.confirmationMail(language, { title: typed, isProven: true, siteUrl: site, link }),
  ],
  'inquiry confirmationMail, address typed': (language) => [
    inquiryLetters.confirmationMail(language, { title: typed, isProven: false, siteUrl: site, link }),
  ],
  'admin freedMail': (language) => [
    pictureLetters.freedMail(language, { title: typed, about: 'pictures', link }, true),
    pictureLetters.freedMail(language, { title: typed, about: 'account', link }, false),
  ],
  'admin heldMail': (language) =>
    (['pictures', 'account'] as const).map((about) =>
      pictureLetters.heldMail(language, { title: typed, about, link }, typed),
    ),
  'review releasedMail': (language) => [reviewLetters.releasedMail(language, { serviceName: typed, link })],
  'review removedMail': (language) => [reviewLetters.removedMail(language, { serviceName: typed, link }, typed)],
  'report reporterMail': (language) => [
    reportLetters.reporterMail(language, { ...ruled, said: { title: typed, reason: typed } }, 'R-12345-67890'),
  ],
  'report accusedMail': (language) =>
    reportActions.map((action) =>
      reportLetters.accusedMail(language, { ...ruled, action, said: { title: typed, reason: typed } }),
    ),
  'withdrawal receiptMail': (language) =>
    [true, false].map((isCancelled) => withdrawalLetters.receiptMail(language, withdrawn({ isCancelled }))),
  'withdrawal supportMail': () => [withdrawalLetters.supportMail(withdrawn({}))],
  'question receivedMail': (language) => [questionLetters.receivedMail(language, { name: typed, text: typed, link })],
  'question answeredMail': (language) => [
    questionLetters.answeredMail(language, { provider: typed, text: typed, link }),
  ],
  'listing reminderMail': (language) =>
    reminderKinds.map((kind) => listingLetters.reminderMail(language, kind, reminder(typed))),
};
