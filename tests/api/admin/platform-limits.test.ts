import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountLimits } from '../../../netlify/features/account/account/rules.ts';
import { phoneLimits } from '../../../netlify/features/account/phone/rules.ts';
import { ownDataLimits } from '../../../netlify/features/admin/own-data/rules.ts';
import { reportLimits } from '../../../netlify/features/admin/report/rules.ts';
import { adviserLimits } from '../../../netlify/features/billing/billing/adviser-rules.ts';
import { onlineLimits } from '../../../netlify/features/billing/billing/online-rules.ts';
import { againLimits } from '../../../netlify/features/booking/appointment/again-rules.ts';
import { appointmentLimits, heldMaximum } from '../../../netlify/features/booking/appointment/rules.ts';
import { seriesLimits } from '../../../netlify/features/booking/appointment/series-rules.ts';
import { outsideLimits } from '../../../netlify/features/booking/calendar/outside-rules.ts';
import { entryLimits } from '../../../netlify/features/booking/calendar/rules.ts';
import { recallLimits } from '../../../netlify/features/booking/client/recall-rules.ts';
import { clientLimits } from '../../../netlify/features/booking/client/rules.ts';
import { customerInvoiceLimits } from '../../../netlify/features/booking/customer-invoice/rules.ts';
import { moveInLimits } from '../../../netlify/features/booking/move-in/rules.ts';
import { quoteLimits } from '../../../netlify/features/booking/quote/rules.ts';
import { reviewLimits } from '../../../netlify/features/booking/review/rules.ts';
import { waitingLimits } from '../../../netlify/features/booking/waiting-list/rules.ts';
import { withdrawalLimits } from '../../../netlify/features/booking/withdrawal/rules.ts';
import { pushLimits } from '../../../netlify/features/messaging/notification/push-rules.ts';
import { inquiryLimits } from '../../../netlify/features/property/inquiry/rules.ts';
import { savedSearchLimits } from '../../../netlify/features/property/saved-search/rules.ts';
import { visitLimits } from '../../../netlify/features/property/seller/rules.ts';
import { viewsPerCaller } from '../../../netlify/features/services/provider/rules.ts';
import { questionLimits } from '../../../netlify/features/services/question/rules.ts';
import { memberLimits } from '../../../netlify/features/services/staff/member-rules.ts';
import { contactLimits } from '../../../netlify/features/site/contact/rules.ts';
import type { Limit } from '../../../netlify/http/limit.ts';
import { login } from '../../../src/contract/account/account.ts';
import type { AskOf, Endpoint } from '../../../src/contract/endpoint.ts';
import { limits } from '../../../src/contract/limits.ts';
import { createProperty, duplicateListing } from '../../../src/contract/property/listing.ts';
import { accessMatrix } from '../../support/access/matrix.ts';
import type { Case } from '../../support/access/rows.ts';
import { type ActorName, clearStage, nowhere, personOf, type Stage, setStage } from '../../support/access/stage.ts';
import { sessionOf, startIn } from '../../support/appointments.ts';
import { aListing, aPropertyForm } from '../../support/listings.ts';
import { aCustomerForm, anEmail, goodPassword } from '../../support/people.ts';
import { aCard, anOffering, offered } from '../../support/providers.ts';
import { project } from '../../support/sources.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.world.close());

/** A call of the access matrix that a limit counts. */
interface Counted {
  call: keyof typeof accessMatrix;
  as: ActorName;
  /** Which of the row's cases makes what is named; the first that makes anything if it is not said. */
  of?: string;
  /** Where it asks otherwise than the row. */
  ask?: (thing: string, stage: Stage) => unknown;
  /** What has to have happened from the same address. */
  before?: (stage: Stage) => Promise<unknown>;
  /** A code is sent once a minute, whatever is counted. */
  pauseSeconds?: number;
}

const caller = '203.0.113.7';
const fresh = () => ({ body: aCustomerForm({ email: anEmail() }) });
const taken = (_: string, { people }: Stage) => ({ body: aCustomerForm({ email: people.customer.user.email }) });
const wrongly = (_: string, { people }: Stage) => ({
  body: { email: people.customer.user.email, password: 'Nicht das Passwort 9' },
});
const fromHere = ({ world, people }: Stage) =>
  world.ask(login, { body: { email: people.customer.user.email, password: goodPassword } }, { caller });
const withReceipt = (id: string) => ({ body: { kind: 'listing', id, reason: 'other', email: 'ana@example.org' } });
const unconfirmed = ({ world, people }: Stage) =>
  world.database.query('update app.account set email_verified_at = null where id = $1', [people.seller.user.id]);
const withPusher = ({ world }: Stage): Promise<void> => {
  world.adapters.pusher = { publicKey: '', isService: () => true, send: () => Promise.resolve('sent') };
  return Promise.resolve();
};
const inWords = { name: 'Ana', email: 'ana@example.org', contract: 'Haarschnitt am Montag', confirmed: true };

const code = { call: 'requestGuestCode', as: 'nobody', pauseSeconds: 61 } as const;
const textedCode = { call: 'sendPhoneCode', as: 'customer', pauseSeconds: 61 } as const;
const reply = { call: 'replyToInquiry', as: 'seller' } as const;
const search = { call: 'saveSearch', as: 'nobody', of: 'missing' } as const;

/** Every limit of calls, and a call that it counts. */
const table: [limit: Limit, counted: Counted][] = [
  [accountLimits.loginFailuresPerEmail, { call: 'login', as: 'nobody', of: 'missing' }],
  [accountLimits.loginFailuresPerKnownCaller, { call: 'login', as: 'nobody', ask: wrongly, before: fromHere }],
  [accountLimits.loginFailuresPerCaller, { call: 'login', as: 'nobody', of: 'missing' }],
  [accountLimits.registrationsPerCaller, { call: 'register', as: 'nobody', ask: fresh }],
  [accountLimits.takenAddressesPerCaller, { call: 'register', as: 'nobody', ask: taken }],
  [accountLimits.verificationMailsPerAccount, { call: 'resendVerification', as: 'seller', before: unconfirmed }],
  [accountLimits.resetMailsPerEmail, { call: 'forgotPassword', as: 'nobody', of: 'missing' }],
  [accountLimits.resetMailsPerCaller, { call: 'forgotPassword', as: 'nobody', of: 'missing' }],
  [accountLimits.resetsPerCaller, { call: 'resetPassword', as: 'nobody', of: 'missing' }],
  [accountLimits.strengthChecksPerCaller, { call: 'passwordStrength', as: 'nobody' }],
  [accountLimits.passwordChecksPerAccount, { call: 'changePassword', as: 'customer', of: 'wrongPassword' }],
  [accountLimits.emailChangesPerAccount, { call: 'changeEmail', as: 'customer', of: 'missing' }],
  [accountLimits.stepFailuresPerAccount, { call: 'confirmApp', as: 'customer', of: 'own' }],
  [accountLimits.lossesPerAccount, { call: 'reportLoss', as: 'nobody', of: 'begun' }],
  [accountLimits.lossLinksPerCaller, { call: 'getLoss', as: 'nobody' }],
  [accountLimits.undosPerCaller, { call: 'undoEmailChange', as: 'nobody', of: 'missing' }],
  [adviserLimits.readsPerCaller, { call: 'getAdviserInvoices', as: 'nobody', of: 'missing' }],
  [appointmentLimits.holdsPerCaller, { call: 'holdAppointment', as: 'customer', of: 'missing' }],
  [appointmentLimits.bookingsPerCaller, { call: 'bookAppointment', as: 'customer', of: 'missing' }],
  [appointmentLimits.codesPerCaller, code],
  [appointmentLimits.codesPerSubject, code],
  [appointmentLimits.movesPerVisit, { call: 'moveAppointment', as: 'customer' }],
  [appointmentLimits.latePerSide, { call: 'lateAppointment', as: 'customer' }],
  [appointmentLimits.imagesPerVisit, { call: 'putAppointmentImages', as: 'customer' }],
  [appointmentLimits.messagesPerSide, { call: 'messageAppointment', as: 'customer' }],
  [appointmentLimits.guestLinksPerCaller, { call: 'mailGuestVisits', as: 'nobody' }],
  [appointmentLimits.guestLinksPerAddress, { call: 'mailGuestVisits', as: 'nobody' }],
  [againLimits.holdsPerCustomer, { call: 'holdAgain', as: 'customer' }],
  [againLimits.answersPerCaller, { call: 'releaseAgain', as: 'nobody', of: 'missing' }],
  [seriesLimits.previewsPerCaller, { call: 'previewSeries', as: 'customer', of: 'missing' }],
  [seriesLimits.stepsPerVisit, { call: 'stepSeries', as: 'customer' }],
  [entryLimits.previewsPerProvider, { call: 'addEntry', as: 'provider' }],
  [
    entryLimits.entriesPerProvider,
    { call: 'addEntry', as: 'provider', ask: () => ({ body: { text: 'Klara 15:00' } }) },
  ],
  [clientLimits.addedPerProvider, { call: 'createClient', as: 'provider' }],
  [clientLimits.importsPerProvider, { call: 'importClients', as: 'provider' }],
  [recallLimits.callsPerProvider, { call: 'sendRecalls', as: 'provider' }],
  [recallLimits.callsPerCaller, { call: 'endRecall', as: 'nobody', of: 'missing' }],
  [memberLimits.invitationsPerBusiness, { call: 'inviteMember', as: 'provider' }],
  [memberLimits.triesPerCaller, { call: 'getInvitation', as: 'nobody' }],
  [memberLimits.triesPerAccount, { call: 'acceptInvitation', as: 'customer', of: 'missing' }],
  [outsideLimits.addedPerProvider, { call: 'addOutsideCalendar', as: 'provider' }],
  [moveInLimits.startsPerProvider, { call: 'startMoveIn', as: 'provider' }],
  [moveInLimits.diariesPerProvider, { call: 'readDiary', as: 'provider' }],
  [moveInLimits.callsPerProvider, { call: 'addMoved', as: 'provider', of: 'missing' }],
  [quoteLimits.wishesPerAccount, { call: 'requestQuotes', as: 'customer' }],
  [quoteLimits.wishesPerCaller, { call: 'requestQuotes', as: 'customer' }],
  [quoteLimits.searchesPerCaller, { call: 'listQuoteBusinesses', as: 'nobody' }],
  [quoteLimits.answersPerProvider, { call: 'declineQuote', as: 'provider', of: 'missing' }],
  [quoteLimits.acceptsPerAccount, { call: 'acceptQuote', as: 'customer', of: 'missing' }],
  [waitingLimits.joinsPerAccount, { call: 'joinWaitingList', as: 'customer' }],
  [waitingLimits.answersPerCaller, { call: 'takeOffer', as: 'nobody', of: 'missing' }],
  [contactLimits.messagesPerCaller, { call: 'sendContactMessage', as: 'nobody' }],
  [customerInvoiceLimits.issuedPerProvider, { call: 'issueCustomerInvoice', as: 'provider', of: 'missing' }],
  [inquiryLimits.inquiriesPerCaller, { call: 'sendInquiry', as: 'nobody', of: 'anothers' }],
  [inquiryLimits.inquiriesPerEmail, { call: 'sendInquiry', as: 'nobody', of: 'anothers' }],
  [inquiryLimits.messagesPerThread, { call: 'continueOwnInquiry', as: 'customer' }],
  [inquiryLimits.repliesPerAccount, reply],
  [inquiryLimits.repliesPerInquiry, reply],
  [inquiryLimits.repliesPerInquiryAndDay, reply],
  [ownDataLimits.exportsPerAccount, { call: 'exportAccount', as: 'customer' }],
  [onlineLimits.startsPerAccount, { call: 'payInvoice', as: 'provider', of: 'own' }],
  [onlineLimits.noticesPerCaller, { call: 'noticePayment', as: 'nobody', of: 'missing' }],
  [onlineLimits.asksPerPayment, { call: 'noticePayment', as: 'nobody', of: 'anothers' }],
  [phoneLimits.codesPerAccount, textedCode],
  [phoneLimits.codesPerNumber, textedCode],
  [phoneLimits.codesPerCaller, textedCode],
  [viewsPerCaller, { call: 'recordProviderView', as: 'nobody' }],
  [questionLimits.questionsPerCaller, { call: 'askProvider', as: 'nobody', of: 'anothers' }],
  [questionLimits.questionsPerEmail, { call: 'askProvider', as: 'nobody', of: 'anothers' }],
  [questionLimits.messagesPerThread, { call: 'writeQuestion', as: 'customer' }],
  [reportLimits.perCaller, { call: 'sendReport', as: 'nobody', of: 'anothers' }],
  [reportLimits.perThing, { call: 'reportListing', as: 'nobody', of: 'anothers' }],
  [reportLimits.perAccount, { call: 'sendReport', as: 'customer', of: 'anothers' }],
  [reportLimits.receiptsPerEmail, { call: 'sendReport', as: 'nobody', of: 'anothers', ask: withReceipt }],
  [reportLimits.complaintsPerCaller, { call: 'complain', as: 'nobody', of: 'anothers' }],
  [reviewLimits.writesPerVisit, { call: 'writeReview', as: 'customer' }],
  [savedSearchLimits.savesPerAccount, { ...search, as: 'customer' }],
  [savedSearchLimits.guestSavesPerCaller, search],
  [savedSearchLimits.confirmationsPerEmail, search],
  [savedSearchLimits.confirmationsPerEmailFromCaller, search],
  [pushLimits.startsPerAccount, { call: 'startPush', as: 'customer', before: withPusher }],
  [visitLimits.viewsPerCaller, { call: 'recordView', as: 'nobody' }],
  [withdrawalLimits.perCaller, { call: 'withdrawFromContract', as: 'nobody', of: 'inWords' }],
  [
    withdrawalLimits.receiptsPerEmail,
    { call: 'withdrawFromContract', as: 'nobody', of: 'inWords', ask: () => ({ body: inWords }) },
  ],
];

/** Asks always from the same address. */
async function answerTo(endpoint: Endpoint, ask: unknown, as: ActorName) {
  const token = as === 'nobody' ? undefined : await sessionOf(stage.world, personOf(stage, as).user.id);
  return stage.world.ask(endpoint, ask as AskOf<Endpoint>, { token, caller });
}

const isLimit = (value: unknown): value is Limit =>
  typeof value === 'object' && value !== null && 'name' in value && 'times' in value && 'seconds' in value;

/** What the rules of all strands export, by its name. */
async function exportedByRules(): Promise<[name: string, value: unknown][]> {
  const strands = join(project, 'netlify/features');
  const files = (await readdir(strands, { recursive: true })).filter((file) => file.endsWith('rules.ts'));
  const modules = await Promise.all(
    files.map(async (file): Promise<Record<string, unknown>> => import(/* @vite-ignore */ join(strands, file))),
  );
  return modules.flatMap((module) => Object.entries(module));
}

describe('a limit of calls', () => {
  it('stands in this table, whichever strand has it', async () => {
    const values = (await exportedByRules()).map(([, value]) => value);
    const known = values
      .flatMap((value) => (typeof value === 'object' && value !== null ? [value, ...Object.values(value)] : []))
      .filter(isLimit);
    expect(known.length).toBeGreaterThan(50);
    expect(table.map(([{ name }]) => name).sort()).toEqual([...new Set(known.map(({ name }) => name))].sort());
  });

  it.each(table)('refuses what is beyond $name, and says how long', async (limit, counted) => {
    const { call, as, of, before, pauseSeconds = 0 } = counted;
    const { world } = stage;
    await clearStage(stage);
    await world.database.query('update app.account set email_verified_at = coalesce(email_verified_at, now())');
    const { endpoint, ask: usual, cases } = accessMatrix[call] as (typeof accessMatrix)[string];
    const [, found] = Object.entries(cases).find(
      ([name, told]) => typeof told !== 'string' && (of === undefined || name === of),
    ) as [string, Case];
    const thing = await found.make(stage, as);
    await before?.(stage);
    await world.database.query('delete from app.rate_limit');
    const ask = (): unknown => (counted.ask ?? found.ask ?? usual)(thing, stage, as);
    const first = await answerTo(endpoint, ask(), as);
    expect(first.status).not.toBe(429);
    const counting = await world.database.query(
      'update app.rate_limit set count = $2 where key like $1 and count = 1 returning key',
      [`${limit.name}:%`, limit.times],
    );
    expect(counting).toHaveLength(1);
    world.clock.forward(pauseSeconds * 1000);
    const { status, headers, refusal } = await answerTo(endpoint, ask(), as);
    expect([status, refusal.code]).toEqual([429, 'too_many_requests']);
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeLessThanOrEqual(limit.seconds - pauseSeconds);
    expect(seconds).toBeGreaterThan(limit.seconds - pauseSeconds - 30);
  });
});

/** Numbers of things that somebody may have at a time: the test that shows it, here or elsewhere. */
const quotas: Record<string, 'here' | [file: string, title: string]> = {
  heldMaximum: 'here',
  draftsMaximum: 'here',
  openRequestsMaximum: [
    'appointment.test.ts',
    'more than three open requests at one provider, or ten visits ahead in all',
  ],
  visitsAheadMaximum: [
    'appointment.test.ts',
    'more than three open requests at one provider, or ten visits ahead in all',
  ],
  guestCodeTries: ['appointment.test.ts', 'gets a code once a minute, and has five tries'],
  phoneCodeTries: ['phone.test.ts', 'takes five tries, no more, also when they come at the same moment'],
  favoritesMaximum: ['favorite.test.ts', 'are as many as an account keeps favourites'],
  favoriteProviders: ['favorite-provider.test.ts', 'a list takes 500, and a call no more'],
  savedSearchesMaximum: [
    'saved-search-unsubscribe.test.ts',
    'is not taken back beyond the searches that an address may have',
  ],
  savedCornersMaximum: [
    'saved-search-corners.test.ts',
    'holds at most 5,000 drawn corners over all searches of an account, whether saved or changed',
  ],
  reviewImagesMaximum: ['review.test.ts', 'are three at most, of this very visit, and decoded first'],
  visitImagesMaximum: ['appointment-image.test.ts', 'are three at most, and each uploaded for this very visit'],
  unusedImages: ['image.test.ts', 'stops whoever asks for two hundred places in an hour and uses none'],
  browsersMaximum: [
    'notification-push.test.ts',
    'writes to no other address, and to the ten latest browsers of an account',
  ],
  clientQuota: ['notification-client.test.ts', 'beyond the texts of a month, which begin anew with the next'],
};

describe('a number that somebody may have at a time', () => {
  it('is shown by a test', async () => {
    const folder = join(project, 'tests/api');
    const files = await readdir(folder, { recursive: true });
    for (const [name, shown] of Object.entries(quotas)) {
      if (shown === 'here') continue;
      const [file, title] = shown;
      const path = files.find((one) => one.endsWith(`/${file}`)) ?? file;
      const text = await readFile(join(folder, path), 'utf8');
      expect(text, name).toContain(`'${title}'`);
    }
  });

  it('is eight slots that visitors of one network address hold', async () => {
    const [provider] = await offered(stage.world.database, anOffering({ cards: [aCard({ isAvailableNow: true })] }));
    const [card = nowhere] = provider.cards.map(({ id }) => id);
    const hold = async (visitor: number, from = caller): Promise<number> => {
      const body = { providerId: provider.id, cards: [card], start: startIn(20 + visitor) };
      const headers = { 'user-agent': `visitor ${visitor}` };
      return (await stage.world.raw('POST /api/appointments/hold', body, { headers, caller: from })).status;
    };
    const visitors = Array.from({ length: heldMaximum }, (_, visitor) => visitor);
    for (const visitor of visitors) expect(await hold(visitor)).toBe(201);
    expect(await hold(heldMaximum)).toBe(429);
    expect(await hold(heldMaximum, '203.0.113.8')).toBe(201);
  });

  it('is 200 listings that are not public, whether written or copied', async () => {
    await clearStage(stage);
    const { world, people } = stage;
    const token = { token: await sessionOf(world, people.seller.user.id) };
    const { id } = await aListing(world, { ...people.seller, ...token }, { status: 'draft' });
    await world.database.query(
      `insert into app.listing (
         owner_id, category, deal_type, title, price_centavos, location, latitude, longitude, public_latitude,
         public_longitude, status)
       select owner_id, category, deal_type, title, price_centavos, location, latitude, longitude, public_latitude,
           public_longitude, status
         from app.listing cross join generate_series(2, $2) where id = $1`,
      [id, limits.draftsMaximum],
    );
    const body = aPropertyForm({ status: 'draft' });
    const answers = [
      await world.ask(createProperty, { body }, token),
      await world.ask(duplicateListing, { params: { id } }, token),
    ];
    expect(answers.map(({ status, refusal }) => [status, refusal.code])).toEqual([
      [403, 'draft_limit'],
      [403, 'draft_limit'],
    ]);
    await world.database.query(
      `delete from app.listing where id = (select max(id::text)::uuid from app.listing where id <> $1)`,
      [id],
    );
    expect((await world.ask(duplicateListing, { params: { id } }, token)).status).toBe(201);
  });
});
