import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decideReport, getReportFigures, listReports } from '../../../src/contract/admin/report.ts';
import type { ListingId } from '../../../src/contract/fields.ts';
import {
  continueOwnInquiry,
  type InquiryId,
  replyToInquiry,
  sendInquiry,
} from '../../../src/contract/property/inquiry.ts';
import { askProvider, writeQuestion } from '../../../src/contract/services/question.ts';
import { aListing } from '../../support/listings.ts';
import {
  aCustomer,
  anAdmin,
  aProvider,
  aSeller,
  type Person,
  withConfirmedEmail,
  withPublicCard,
} from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let admin: Person;
let seller: Person;
let visitor: Person;
let listing: ListingId;
beforeAll(async () => {
  world = await startWorld();
  admin = await anAdmin(world);
  seller = await aSeller(world);
  visitor = await withConfirmedEmail(world, await aCustomer(world));
  listing = (await aListing(world, seller)).id;
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.query('delete from app.report');
  await world.database.query(`delete from app.report_case where state = 'open'`);
});

const token = (person: Person) => ({ token: person.token });
const inquire = async (message: string): Promise<InquiryId> => {
  const body = { name: 'Juan', email: visitor.user.email, message };
  return (await world.ask(sendInquiry, { params: { id: listing }, body }, token(visitor))).body.id;
};
const reply = (id: InquiryId, message: string) =>
  world.ask(replyToInquiry, { params: { id }, body: { message } }, token(seller));
const byFirst = ([one]: unknown[], [other]: unknown[]): number => String(one).localeCompare(String(other));
const open = async () => (await world.ask(listReports, { query: {} }, token(admin))).body.items;

describe('words of a fraud in a message', () => {
  it('put the conversation into the queue of reports, once for the same signs, and the message arrives', async () => {
    const id = await inquire('Is it still available?');
    expect(await open()).toEqual([]);
    const answered = await reply(id, 'Yes. Pay by GCash before the viewing.');
    expect(answered.body.messages.at(-1)?.text).toBe('Yes. Pay by GCash before the viewing.');
    await reply(id, 'GCash please, before the viewing!');
    expect(await open()).toEqual([
      expect.objectContaining({
        kind: 'message',
        side: 'provider',
        accused: expect.objectContaining({ id: seller.user.id }),
        reportCount: 1,
        reports: [
          expect.objectContaining({
            number: expect.stringMatching(/^M-/),
            reason: 'fraud',
            details: 'fee wallet',
            isAutomated: true,
            isSignedIn: false,
            email: null,
          }),
        ],
      }),
    ]);
    await reply(id, 'Add me on Viber');
    expect((await open())[0]?.reports.map(({ details }) => details)).toEqual(['fee wallet', 'off_site']);
  });

  it('of a visitor count as well, each side in a case of its own', async () => {
    const id = await inquire('I sent you a code. Please send me the code.');
    await world.ask(continueOwnInquiry, { params: { id }, body: { message: 'The OTP!' } }, token(visitor));
    await reply(id, 'Write to me on WhatsApp');
    const cases = await open();
    expect(cases.map(({ side, accused, reportCount }) => [side, accused?.id, reportCount]).toSorted(byFirst)).toEqual([
      ['customer', visitor.user.id, 1],
      ['provider', seller.user.id, 1],
    ]);
  });

  it('are not asked about again once a person has decided, and are no report of the public figures', async () => {
    const id = await inquire('Hello');
    await reply(id, 'Only by Telegram');
    const [found] = await open();
    const ask = {
      params: { id: found?.id ?? ('' as never) },
      body: { action: 'nothing', reason: 'Harmless.' },
    } as const;
    expect((await world.ask(decideReport, ask, token(admin))).status).toBe(200);
    await reply(id, 'Telegram, as I said');
    expect(await open()).toEqual([]);
    expect((await world.ask(getReportFigures, {})).body.total.reports).toBe(0);
  });

  it('count in questions to providers', async () => {
    const provider = await withConfirmedEmail(world, await aProvider(world, { type: 'pro' }));
    await withPublicCard(world, provider);
    const body = { name: 'Juan', email: visitor.user.email, text: 'Zahlen Sie auch per Western Union?' };
    const { id } = (await world.ask(askProvider, { params: { id: provider.user.id }, body }, token(visitor))).body;
    const answer = { params: { id }, body: { text: 'Zahlung nur per Vorkasse.' } };
    expect((await world.ask(writeQuestion, answer, { token: provider.token })).status).toBe(200);
    expect((await open()).map(({ side, reports }) => [side, reports[0]?.details]).toSorted(byFirst)).toEqual([
      ['customer', 'wallet'],
      ['provider', 'fee'],
    ]);
  });
});
