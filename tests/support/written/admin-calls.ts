import { exampleOperator } from '../../../netlify/adapters/example-operator.ts';
import { dayAt } from '../../../netlify/calendar/zone.ts';
import { issueIn } from '../../../netlify/features/billing/billing/invoice-actions.ts';
import {
  listIdentityChecks,
  listObjections,
  listProofChecks,
  listReviewChecks,
} from '../../../src/contract/admin/admin.ts';
import { getAccount } from '../../../src/contract/admin/admin-account.ts';
import { getBooks } from '../../../src/contract/admin/admin-books.ts';
import { listAssignments } from '../../../src/contract/admin/admin-case.ts';
import { listContactMessages } from '../../../src/contract/admin/admin-desk.ts';
import { listBankFiles } from '../../../src/contract/admin/admin-payment.ts';
import { listPictureChecks } from '../../../src/contract/admin/admin-pictures.ts';
import { exportAccount } from '../../../src/contract/admin/own-data.ts';
import { listReports } from '../../../src/contract/admin/report.ts';
import { customerInvoiceFilePaths, getCustomerInvoice } from '../../../src/contract/booking/customer-invoice.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { putBank, putBusiness } from '../../../src/contract/services/business.ts';
import { billedVisit } from '../access/customer-invoice-things.ts';
import { type Make, nowhere, type Stage, tokenOf } from '../access/stage.ts';
import { visit } from '../access/visit-things.ts';
import { aStatement } from '../bank-files.ts';
import { aBankAccount, aBusiness } from '../businesses.ts';
import { theForm } from '../customer-invoices.ts';
import { byAnswer, type Read, type Ready, read, readAs, type WrittenCall } from './call.ts';
import { aPicture, newId, twofold } from './things.ts';

const decidedList = (list: Endpoint): Read => read(list, () => ({ query: { queue: 'decided' } }));

/** The form that refuses says why; that which approves says nothing more. */
const decision = (list: Endpoint, further: WrittenCall = {}): WrittenCall => ({
  reads: [decidedList(list)],
  forms: [{ decision: 'refuse', reason: 'Nicht lesbar' }],
  unread: { decision: 'one form of the body each: the state in the lists of the access matrix' },
  ...further,
});

const dayOf = ({ world }: Stage, daysAgo = 0): string =>
  dayAt(world.clock.now().getTime() - daysAgo * 86_400_000, 'Europe/Berlin');

/** The books of the month in which it is booked. */
const books: Read = (sent) =>
  read(getBooks, () => ({
    params: { month: ((sent.ask.body?.['bookedOn'] as string | undefined) ?? dayOf(sent.stage)).slice(0, 7) },
  }))(sent);

/** An invoice of a seller, in pesos. */
const inPesos: Make = async ({ world, otherSeller: { user } }) => {
  const month = '2001-01';
  await world.database.query(
    `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
     values ($1, 'property', 'premium', 'fee', 49900, '2001-01-01', now())`,
    [user.id],
  );
  const billed = { owner: user.id, strand: 'property', month } as const;
  await world.database.transaction((transaction) =>
    issueIn(transaction, billed, { operator: exampleOperator, now: world.clock.now() }),
  );
  const [invoice] = await world.database.query<{ id: string }>(
    `select id from app.invoice where account_id = $1 and month = $2`,
    [user.id, month],
  );
  return invoice?.id ?? nowhere;
};

const bankFileOf = (text: string): string =>
  Buffer.from(aStatement([{ amount: '4.99', bookedOn: '2026-01-05', details: [{ text }] }])).toString('base64');

/** What the provider and the customer get: the document as XML. */
const documentOf: Read = async ({ stage, token, answer }) => {
  const path = customerInvoiceFilePaths.xml.replace(':id', String(answer['id']));
  const headers = { authorization: `Bearer ${token}` };
  const request = new Request(new URL(`/api${path}`, stage.world.adapters.siteUrl), { headers });
  return (await stage.world.fetch(request)).text();
};

/** A visit that a business bills which charges VAT. */
const chargesVat: Make = async (stage, actor) => {
  const { world, people } = stage;
  const body = aBusiness({ vatStatus: 'tax_number', taxNumber: '12/345/67890' });
  const asked = { token: await tokenOf(stage, people.provider) };
  await world.ask(putBusiness, { body }, asked);
  await world.ask(putBank, { body: aBankAccount() }, asked);
  return billedVisit.own(stage, actor);
};

const issueForm = async ({ stage, thing }: Ready): Promise<Record<string, unknown>> => ({
  ...(await theForm(stage.world, stage.people.provider, thing)),
  isMailed: false,
});

/** The first correction that was made of it. */
const correctionOf: Read = (sent) =>
  read(getCustomerInvoice, () => ({ params: { id: (sent.answer['related'] as { id: string }[])[0]?.id } }))(sent);

/** Of a provider who is there, so that hiding means something. */
const aboutProvider: Make = async (stage, actor) => {
  const [provider] = (await twofold(stage, actor)).split(' ');
  const [row] = await stage.world.database.query<{ id: string }>(
    `insert into app.report_case (kind, subject_id, accused_id, opened_at) values ('provider', $1, $1, now()) returning id`,
    [provider],
  );
  return row?.id ?? nowhere;
};

export const adminCalls: Record<string, WrittenCall | readonly WrittenCall[]> = {
  addAccountNote: { reads: [read(getAccount, ({ thing }) => ({ params: { id: thing } }))] },
  assignCase: {
    reads: [read(listAssignments)],
    unread: { admin: 'there is one administrator here: tests/api/admin/admin-cases.test.ts' },
  },
  putFindings: { reads: [read(listIdentityChecks)] },
  decideIdentity: decision(listIdentityChecks),
  decideProof: decision(listProofChecks),
  decideReview: decision(listReviewChecks),
  decideObjection: decision(listObjections),
  decidePictures: decision(listPictureChecks),
  decideReport: {
    make: aboutProvider,
    reads: [read(listReports, () => ({ query: { state: 'decided' } }))],
    forms: [{}, { action: 'hide', rule: 'law' }],
    values: { action: [] },
    unread: { action: 'one form of the body each: tests/api/admin/report.test.ts' },
  },
  answerContactMessage: { reads: [read(listContactMessages, () => ({ query: { state: 'answered' } }))] },
  setBankLineAside: { reads: [books] },
  openBooks: { unread: { reason: 'of a closed month: tests/api/admin/admin-books.test.ts' } },
  matchBankLine: { unread: { number: 'names the invoice: tests/api/billing/billing-payment.test.ts' } },
  makeCollection: { unread: { collectedOn: 'needs mandates: tests/api/billing/billing-debit.test.ts' } },
  enterPayment: {
    make: inPesos,
    ask: (id, stage) => ({
      params: { id },
      body: { kind: 'transfer', bookedOn: dayOf(stage, 2), minor: 100, reference: 'GCash 1' },
    }),
    reads: [books],
    values: { bookedOn: [async ({ stage }: Ready) => dayOf(stage, 1)], kind: [] },
    unread: {
      kind: 'what goes back has to have come: tests/api/billing/billing-payment.test.ts',
      reference: 'tells two payments of one day apart: tests/api/billing/billing-payment.test.ts',
    },
  },
  makeTaxFilings: { unread: { year: 'in the reference of the message: tests/api/billing/billing-filing.test.ts' } },
  readBankFile: {
    ask: () => ({ body: { name: 'x.xml', content: bankFileOf(crypto.randomUUID()) } }),
    reads: [read(listBankFiles)],
    unread: { content: 'its bookings stand in the list: tests/api/billing/billing-bank-files.test.ts' },
  },
  correctInvoice: {
    reads: [read(getBooks, ({ stage }) => ({ params: { month: dayOf(stage).slice(0, 7) } }))],
    unread: { lines: 'which lines: tests/api/billing/billing-correction.test.ts' },
  },
  putFrancRate: { values: { month: ['2001-02'] } },
  giveMandate: {
    named: { iban: 'accountEnd' },
    values: { iban: ['DE89 3704 0044 0532 0130 00'] },
    shownAs: { iban: (said) => said.replaceAll(' ', '').slice(-4) },
    unread: { text: 'compared with what was shown: another one is a conflict' },
  },
  putBusiness: {
    forms: [
      {},
      { legalForm: 'gmbh', representative: 'Anna Müller', registerCourt: 'Berlin', registerNumber: 'HRB 1' },
      { vatStatus: 'vat_id', vatId: 'DE136695976' },
      { vatStatus: 'tax_number', taxNumber: '12/345/67890' },
    ],
    values: { vatId: ['DE123456788'], taxNumber: ['12/345/67891'], 'crafts.trade': [], zip: ['10117'] },
    beside: {
      country: { zip: '1060', city: 'Wien' },
      legalForm: { representative: 'Anna Müller', registerCourt: 'Berlin', registerNumber: 'HRB 1' },
      vatStatus: { vatId: 'DE136695976' },
    },
    unread: { 'crafts.trade': 'that of the cards: another one is missing then, tests/api/services/business.test.ts' },
  },
  putTax: {
    forms: [{ vatId: null }],
    values: { taxId: ['65 929 970 489'], vatId: ['DE136695976'], country: ['at'] },
    beside: { country: { taxId: '12-345/6782' } },
  },
  putTaxNumber: { values: { taxNumber: ['ATU13585627'] }, named: { taxNumber: 'vatId' } },
  noteCustomerPayment: { values: { on: ['2026-11-02'], minor: [2] } },
  correctCustomerInvoice: {
    reads: [correctionOf],
    unread: {
      lines: 'which lines are taken back: tests/api/booking/customer-invoice.test.ts',
      isMailed: 'whether a mail goes: tests/api/booking/customer-invoice.test.ts',
    },
  },
  putCustomerInvoiceSettings: [
    {
      values: { logoImageId: [aPicture('profile')], taxNumber: ['12/345/67890'] },
      named: { logoImageId: 'id' },
      unread: { rateHundredths: 'of whoever charges VAT' },
    },
    { make: chargesVat, values: { rateHundredths: [700] }, unread: { taxNumber: 'of a small business' } },
  ],
  issueCustomerInvoice: {
    make: chargesVat,
    ask: () => ({ body: {} }),
    forms: [
      issueForm,
      async (ready) => ({ ...(await issueForm(ready)), paid: { way: 'cash', on: dayOf(ready.stage) } }),
    ],
    reads: [read(getCustomerInvoice, byAnswer), documentOf],
    values: {
      'buyer.country': ['AT'],
      'buyer.leitwegId': ['04011000-1234512345-06'],
      'lines.quantityThousandths': [2000],
      'lines.unitMinor': [5000],
      'lines.rateHundredths': [700],
      'paid.on': [async ({ stage }: Ready) => dayOf(stage, 1)],
      deliveredOn: [async ({ stage }: Ready) => dayOf(stage, 2)],
      daysToPay: [20],
    },
    beside: { 'lines.quantityThousandths': { totalMinor: 9000 }, 'lines.unitMinor': { totalMinor: 5000 } },
    named: { 'buyer.name': 'customer', daysToPay: 'dueOn' },
    shownAs: {
      'buyer.country': (said) => `CountryID>${said}<`,
      daysToPay: (said) => dayAt(Date.now() + Number(said) * 86_400_000, 'Europe/Berlin'),
    },
    unread: {
      visitId: 'names the visit',
      language: 'of the words in the files',
      isMailed: 'whether a mail goes',
      totalMinor: 'compared with the sum',
    },
  },
  withdrawFromContract: {
    actor: 'customer',
    make: visit.own,
    ask: (id, { people }) => ({
      body: { name: 'Ana', email: people.customer.user.email, appointmentId: id, confirmed: true },
    }),
    reads: [read(exportAccount), readAs(({ stage }) => stage.stranger.user.id, exportAccount)],
    values: {
      id: [newId],
      email: [async ({ stage }: Ready) => stage.stranger.user.email],
      appointmentId: [],
    },
    unread: {
      confirmed: 'a consent: the first of two steps writes nothing',
      appointmentId: 'names the visit, which is cancelled: tests/api/booking/withdrawal.test.ts',
    },
  },
};
