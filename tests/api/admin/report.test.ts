import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepUnnamedImages } from '../../../netlify/features/account/image/sweep-actions.ts';
import { runOldRows } from '../../../netlify/features/admin/platform/sweep-actions.ts';
import { readerOf } from '../../../netlify/features/admin/report/rules.ts';
import { readLink, signLink } from '../../../netlify/session/link.ts';
import { login } from '../../../src/contract/account/account.ts';
import { deleteAccount, exportAccount } from '../../../src/contract/admin/own-data.ts';
import {
  type CaseState,
  complain,
  decideReport,
  getReportFigures,
  getStatement,
  listReports,
  listStatements,
  passOnDanger,
  type ReportCase,
  reportReview,
  sendReport,
} from '../../../src/contract/admin/report.ts';
import type { AskOf } from '../../../src/contract/endpoint.ts';
import { type Property, updateProperty } from '../../../src/contract/property/listing.ts';
import { getListing } from '../../../src/contract/property/listing-detail.ts';
import { getReadiness } from '../../../src/contract/services/business.ts';
import { getProvider } from '../../../src/contract/services/provider.ts';
import { askProvider } from '../../../src/contract/services/question.ts';
import { listServiceCards, updateServiceCard } from '../../../src/contract/services/service-card.ts';
import { sessionOf } from '../../support/appointments.ts';
import { aListing } from '../../support/listings.ts';
import { aCustomer, anAdmin, aSeller, goodPassword, type Person, withConfirmedEmail } from '../../support/people.ts';
import { anUploadedImage, aPhotograph } from '../../support/pictures.ts';
import { anAppointment, anOffering, aReview, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

const hour = 3_600_000;
const day = 24 * hour;

let world: World;
let admin: Person;
let second: Person;
let seller: Person;
let customer: Person;
beforeAll(async () => {
  world = await startWorld();
  admin = await anAdmin(world);
  second = await anAdmin(world);
  seller = await aSeller(world);
  customer = await withConfirmedEmail(world, await aCustomer(world));
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of ['rate_limit', 'outgoing_mail']) await world.database.query(`delete from app.${table}`);
  await world.database.query(`update app.listing set status = 'removed'`);
});

let callers = 0;
const aCaller = (): string => `10.7.${((callers += 1) >> 8) & 255}.${callers & 255}`;
type Body = AskOf<typeof sendReport>['body'];
const report = (body: Body, options: Parameters<World['ask']>[2] = {}) =>
  world.ask(sendReport, { body }, { caller: aCaller(), ...options });
const tokenOf = (person: Person) => sessionOf(world, person.user.id);
const queue = async (query: Partial<AskOf<typeof listReports>['query']> = {}) =>
  (await world.ask(listReports, { query: { limit: 60, ...query } }, { token: await tokenOf(admin) })).body;
const caseAbout = async (id: string, state: CaseState = 'open'): Promise<ReportCase> => {
  const [row] = await world.database.query<{ id: string }>(
    `select id from app.report_case where subject_id = $1 order by opened_at desc limit 1`,
    [id],
  );
  const found = (await queue({ state })).items.find((item) => item.id === row?.id);
  if (found === undefined) throw new Error(`no case about ${id} is ${state}`);
  return found;
};
type Decision = AskOf<typeof decideReport>['body'];
const hiding = { action: 'hide', rule: 'deception', reason: 'Das Haus gehört jemand anderem.' } as const;
const leaving = { action: 'nothing', reason: 'Kein Verstoß.' } as const;
const decide = async (id: ReportCase['id'], body: Decision, by = admin) =>
  world.ask(decideReport, { params: { id }, body }, { token: await tokenOf(by) });
const mailTo = async (email: string) => {
  const rows = await world.database.query<{ subject: string; body: string; html: string }>(
    'select subject, body, html from app.outgoing_mail where recipient = $1 order by created_at, next_attempt_at',
    [email],
  );
  return rows;
};
const linkIn = (body = ''): string => decodeURIComponent(/\/decision\/(\S+)/.exec(body)?.[1] ?? '');

async function aPublished(): Promise<Property> {
  return aListing(world, { ...seller, token: await tokenOf(seller) });
}
const isPublic = async ({ id }: Pick<Property, 'id'>) =>
  (await world.ask(getListing, { params: { id } })).status === 200;
const aPublicProvider = async () => (await offered(world.database, anOffering({ plan: 'gold' })))[0];

describe('a report', () => {
  it('is receipted with a number, by mail where an address is given, and changes nothing', async () => {
    const listing = await aPublished();
    const { status, body } = await report(
      {
        kind: 'listing',
        id: listing.id,
        reason: 'fraud',
        details: 'Nicht der Eigentümer.',
        email: 'zeugin@example.org',
      },
      { language: 'de' },
    );
    expect([status, body.number]).toEqual([201, expect.stringMatching(/^R-/)]);
    const [mail] = await mailTo('zeugin@example.org');
    expect(mail?.subject).toBe(`Ihre Meldung ${body.number} ist eingegangen`);
    expect(mail?.html).toContain(body.number);
    expect(mail?.body).not.toContain('Eigentümer');
    expect(await isPublic(listing)).toBe(true);
    expect(await caseAbout(listing.id)).toMatchObject({
      kind: 'listing',
      reportCount: 1,
      reports: [{ number: body.number, reason: 'fraud', details: 'Nicht der Eigentümer.', isSignedIn: false }],
      thing: { title: listing.title, page: { kind: 'property', id: listing.id } },
      accused: { id: seller.user.id },
      actions: ['nothing', 'hide', 'remove', 'suspend'],
    });
  });

  it('of five hundred addresses within a minute is one case, and hides nothing', async () => {
    const listing = await aPublished();
    const statuses: number[] = [];
    for (let turn = 0; turn < 50; turn += 1) {
      const ten = await Promise.all(
        Array.from({ length: 10 }, () => report({ kind: 'listing', id: listing.id, reason: 'fraud' })),
      );
      statuses.push(...ten.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status !== 201)).toEqual([]);
    const found = await caseAbout(listing.id);
    expect([found.reportCount, found.reports.length]).toEqual([500, 20]);
    expect(await isPublic(listing)).toBe(true);
  }, 60_000);

  it('of five hundred addresses at the very same moment is heard five hundred times, danger among them', async () => {
    const listing = await aPublished();
    const sent = Array.from({ length: 500 }, (_, turn) =>
      report({ kind: 'listing', id: listing.id, reason: turn === 250 ? 'danger' : 'fraud' }),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 201)).toEqual([]);
    expect(await caseAbout(listing.id)).toMatchObject({ reportCount: 500, isDanger: true });
  }, 120_000);

  it('of one address is heard twice about the same thing, and twenty times an hour in all', async () => {
    const listing = await aPublished();
    const caller = aCaller();
    const statuses: number[] = [];
    for (let turn = 0; turn < 500; turn += 1) {
      const id = turn < 3 ? listing.id : crypto.randomUUID();
      statuses.push((await report({ kind: 'listing', id, reason: 'fraud' }, { caller })).status);
    }
    expect(statuses.slice(0, 3)).toEqual([201, 201, 429]);
    expect(statuses.slice(3).filter((status) => status === 404)).toHaveLength(17);
    expect(statuses.slice(20).every((status) => status === 429)).toBe(true);
  }, 60_000);

  it('has a reason that fits the thing', async () => {
    const listing = await aPublished();
    const { status, refusal } = await report({ kind: 'listing', id: listing.id, reason: 'fake' });
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['reason']]);
  });

  it.each(['provider', 'card'] as const)('is possible of a public %s, and of none that is not', async (kind) => {
    const shown = await aPublicProvider();
    const [hidden] = await offered(world.database, anOffering({ isVerified: false }));
    const idOf = ({ id, cards }: typeof shown) => (kind === 'provider' ? id : (cards[0]?.id ?? ''));
    expect((await report({ kind, id: idOf(shown), reason: 'fraud' })).status).toBe(201);
    expect((await report({ kind, id: idOf(hidden), reason: 'fraud' })).status).toBe(404);
    expect((await caseAbout(idOf(shown))).accused?.id).toBe(shown.id);
  });

  it('of a conversation is for those who take part in it, and is about the other one', async () => {
    const provider = await aPublicProvider();
    const asked = await world.ask(
      askProvider,
      {
        params: { id: provider.id },
        body: { name: 'Gudrun Gast', email: 'gudrun@example.org', text: 'Haben Sie Zeit?' },
      },
      { caller: aCaller() },
    );
    const id = asked.body.id;
    const body = { kind: 'message', id, reason: 'offensive' } as const;
    expect((await report(body)).status).toBe(404);
    expect((await report(body, { token: await tokenOf(customer) })).status).toBe(404);
    const now = world.clock.now();
    const strange = await signLink(world.adapters.secret, 'question', crypto.randomUUID(), now);
    expect((await report({ ...body, token: strange })).status).toBe(404);
    const own = await signLink(world.adapters.secret, 'question', id, now);
    expect((await report({ ...body, token: own })).status).toBe(201);
    expect((await report(body, { token: await sessionOf(world, provider.id) })).status).toBe(201);
    const { items } = await queue({ kind: 'message' });
    expect(items.map(({ side, accused }) => [side, accused?.id ?? accused?.name])).toEqual([
      ['provider', provider.id],
      ['customer', 'Gudrun Gast'],
    ]);
    expect(items[0]?.thing?.messages).toMatchObject([{ side: 'customer', text: 'Haben Sie Zeit?' }]);
    // A guest has no account that could be suspended.
    expect(items.map(({ actions }) => actions)).toEqual([['nothing', 'suspend'], ['nothing']]);
  });

  it('that somebody’s life is in danger comes first, and the police are noted in the log', async () => {
    const provider = await aPublicProvider();
    const other = await aPublicProvider();
    await report({ kind: 'provider', id: provider.id, reason: 'fraud' });
    await report({ kind: 'provider', id: other.id, reason: 'danger' });
    const danger = await caseAbout(other.id);
    expect(danger).toMatchObject({ isDanger: true, reports: [{ reason: 'danger' }] });
    const { items } = await queue();
    expect(items.map(({ id }) => id)).toContain(danger.id);
    const places = items.map(({ isDanger }) => isDanger);
    expect(places).toEqual(places.toSorted((one, next) => Number(next) - Number(one)));
    const { id } = await caseAbout(provider.id);
    const noted = await world.ask(
      passOnDanger,
      { params: { id }, body: { reason: '110 angerufen, Vorgang 4711.' } },
      { token: await tokenOf(admin) },
    );
    expect(noted.status).toBe(200);
    expect(await caseAbout(provider.id)).toMatchObject({
      isDanger: true,
      state: 'open',
      decisions: [{ action: 'danger', reason: '110 angerufen, Vorgang 4711.', decidedBy: admin.user.email }],
    });
  });

  it('is found by state, kind and reason, page by page', async () => {
    const provider = await aPublicProvider();
    await report({ kind: 'provider', id: provider.id, reason: 'rights' });
    const all: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await queue({ limit: 1, ...(cursor === undefined ? {} : { cursor }) });
      all.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(all).toEqual((await queue()).items.map(({ id }) => id));
    expect(new Set(all).size).toBe((await queue()).total);
    const narrowed = await queue({ kind: 'provider', reason: 'rights' });
    expect(narrowed.items.map(({ id }) => id)).toContain((await caseAbout(provider.id)).id);
    expect(
      narrowed.items.every(
        ({ kind, reports }) => kind === 'provider' && reports.some(({ reason }) => reason === 'rights'),
      ),
    ).toBe(true);
    expect((await queue({ kind: 'image', reason: 'rights' })).total).toBe(0);
  });
});

describe('a decision', () => {
  it('hides a listing, which its owner cannot publish again, and tells both sides why', async () => {
    const listing = await aPublished();
    await report(
      { kind: 'listing', id: listing.id, reason: 'fraud', email: 'witness@example.org' },
      { language: 'en' },
    );
    const { id } = await caseAbout(listing.id);
    expect((await decide(id, hiding)).status).toBe(200);
    expect(await isPublic(listing)).toBe(false);
    const again = await world.ask(
      updateProperty,
      { body: { id: listing.id, status: 'published' } },
      { token: await tokenOf(seller) },
    );
    expect([again.body.status, await isPublic(listing)]).toEqual(['paused', false]);
    // Its owner is told so where it stands.
    expect([listing.isTakenDown, again.body.isTakenDown]).toEqual([false, true]);
    const reporters = await mailTo('witness@example.org');
    expect(reporters.at(-1)?.subject).toMatch(/^Your report R-.* has been decided$/);
    expect(reporters.at(-1)?.body).toContain('It is no longer public.');
    // Nobody has proven this address: the reasons stand behind the link.
    expect(reporters.at(-1)?.body).not.toContain('gehört jemand anderem');
    const owners = await mailTo(seller.user.email);
    expect(owners.at(-1)?.body).toContain('> Das Haus gehört jemand anderem.');
    expect(owners.at(-1)?.body).toContain('Terms of use: what is stated must not deceive.');
    expect(owners.at(-1)?.html).toContain('a person, not a program');
    const token = linkIn(reporters.at(-1)?.body);
    expect((await world.ask(getStatement, { params: { token } })).body).toMatchObject({
      kind: 'listing',
      side: 'reporter',
      decision: { action: 'hide', rule: 'deception', reason: 'Das Haus gehört jemand anderem.', isAutomated: false },
      canComplain: true,
    });
  });

  it('of two administrators at the same moment is the first one’s, and the second one is told', async () => {
    const listing = await aPublished();
    await report({ kind: 'listing', id: listing.id, reason: 'fraud' });
    const { id } = await caseAbout(listing.id);
    const both = await Promise.all([decide(id, hiding, admin), decide(id, leaving, second)]);
    expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    const log = await world.database.query('select action from app.report_decision where case_id = $1', [id]);
    expect(log).toHaveLength(1);
  });

  it('answers every report about the thing; the next one opens another case that shows it', async () => {
    const listing = await aPublished();
    await report({ kind: 'listing', id: listing.id, reason: 'fraud' });
    await report({ kind: 'listing', id: listing.id, reason: 'wrong_facts' });
    const first = await caseAbout(listing.id);
    expect(first.reportCount).toBe(2);
    await decide(first.id, leaving);
    expect((await mailTo(seller.user.email)).length).toBe(0);
    await report({ kind: 'listing', id: listing.id, reason: 'fraud' });
    const next = await caseAbout(listing.id);
    expect(next.id).not.toBe(first.id);
    expect(next.decisions).toMatchObject([{ action: 'nothing', decidedBy: admin.user.email }]);
  });

  it('does to a thing only what exists for it', async () => {
    const provider = await aPublicProvider();
    await report({ kind: 'provider', id: provider.id, reason: 'fraud' });
    const { id } = await caseAbout(provider.id);
    const refused = await decide(id, { ...hiding, action: 'remove' });
    expect([refused.status, Object.keys(refused.refusal.fields ?? {})]).toEqual([400, ['action']]);
  });
});

/** Decides, and answers the complaint of whoever was reported by leaving all as it was. */
async function decidedAndTakenBack(
  subject: string,
  decision: Decision,
  between: () => Promise<unknown>,
): Promise<void> {
  const { id } = await caseAbout(subject);
  expect((await decide(id, decision)).status).toBe(200);
  await between();
  const [made] = await world.database.query<{ id: string }>(
    'select id from app.report_decision where case_id = $1 and earlier_id is null',
    [id],
  );
  const token = await signLink(world.adapters.secret, 'decision', `${made?.id}~accused`, world.clock.now());
  const complained = await world.ask(
    complain,
    { params: { token }, body: { text: 'Es gehört mir.' } },
    { caller: aCaller() },
  );
  expect([complained.status, complained.body.complaint?.text]).toEqual([201, 'Es gehört mir.']);
  expect(await caseAbout(subject, 'complaint')).toMatchObject({
    complaints: [{ by: 'accused', text: 'Es gehört mir.' }],
  });
  const answered = await decide(id, leaving, second);
  expect([answered.status, answered.refusal.code]).toEqual([200, undefined]);
}

describe('a complaint', () => {
  it('is answered by another administrator, who brings a hidden listing back', async () => {
    const listing = await aPublished();
    await report({ kind: 'listing', id: listing.id, reason: 'fraud', email: 'zeuge@example.org' });
    const { id } = await caseAbout(listing.id);
    await decidedAndTakenBack(listing.id, hiding, async () => {
      expect(await isPublic(listing)).toBe(false);
    });
    expect(await isPublic(listing)).toBe(true);
    const own = await world.ask(updateProperty, { body: { id: listing.id } }, { token: await tokenOf(seller) });
    expect(own.body.isTakenDown).toBe(false);
    const last = (await mailTo(seller.user.email)).at(-1);
    expect([last?.subject, last?.body]).toEqual([
      'The complaint has been decided',
      expect.stringContaining('Kein Verstoß.'),
    ]);
    expect((await mailTo('zeuge@example.org')).at(-1)?.body).toContain('It stays as it is.');
    expect((await decide(id, hiding)).status).toBe(409);
  });

  it('is not answered by whoever has decided, unless there is nobody else', async () => {
    const listing = await aPublished();
    await report({ kind: 'listing', id: listing.id, reason: 'fraud', email: 'zeuge@example.org' });
    const { id } = await caseAbout(listing.id);
    await decide(id, leaving);
    const token = linkIn((await mailTo('zeuge@example.org')).at(-1)?.body);
    const complained = () =>
      world.ask(complain, { params: { token }, body: { text: 'Doch, es ist Betrug.' } }, { caller: aCaller() });
    expect((await complained()).status).toBe(201);
    // Sent again after a lost answer it is the same one; another one there is not.
    expect((await complained()).status).toBe(201);
    const other = await world.ask(
      complain,
      { params: { token }, body: { text: 'Noch etwas.' } },
      { caller: aCaller() },
    );
    expect(other.refusal.code).toBe('conflict');
    expect(await caseAbout(listing.id, 'complaint')).toMatchObject({
      isForAnother: true,
      complaints: [{ by: 'reporter', about: { by: admin.user.email, at: expect.stringMatching(/Z$/) } }],
    });
    const own = await decide(id, hiding);
    expect([own.status, own.refusal.code]).toEqual([409, 'own_decision']);
    // The support decides nothing: whoever is of it is nobody else.
    await world.database.query('update app.account set is_support = true where id = $1', [second.user.id]);
    expect((await decide(id, hiding)).status).toBe(200);
    await world.database.query('update app.account set is_support = false where id = $1', [second.user.id]);
    expect(await isPublic(listing)).toBe(false);
    expect((await world.ask(getStatement, { params: { token } })).body).toMatchObject({
      canComplain: false,
      complaint: { text: 'Doch, es ist Betrug.' },
      decision: { action: 'nothing' },
      answer: { action: 'hide' },
    });
  });

  it('is possible for six months', async () => {
    const listing = await aPublished();
    await report({ kind: 'listing', id: listing.id, reason: 'fraud', email: 'spaet@example.org' });
    await decide((await caseAbout(listing.id)).id, leaving);
    const token = linkIn((await mailTo('spaet@example.org')).at(-1)?.body);
    const late = async (days: number) => {
      world.clock.forward(days * day);
      try {
        return (await world.ask(getStatement, { params: { token } })).body.canComplain;
      } finally {
        world.clock.forward(-days * day);
      }
    };
    expect([await late(180), await late(185)]).toEqual([true, false]);
    world.clock.forward(185 * day);
    const answered = await world.ask(
      complain,
      { params: { token }, body: { text: 'Zu spät.' } },
      { caller: aCaller() },
    );
    world.clock.forward(-185 * day);
    expect([answered.status, answered.refusal.code]).toEqual([409, 'conflict']);
  });

  it('stands behind the sign-in as well: for whoever reported and for whoever was reported, and for nobody else', async () => {
    const listing = await aPublished();
    await report({ kind: 'listing', id: listing.id, reason: 'fraud' }, { token: await tokenOf(customer) });
    await decide((await caseAbout(listing.id)).id, hiding);
    const mine = async (person: Person) =>
      (await world.ask(listStatements, { query: {} }, { token: await tokenOf(person) })).body.items;
    const [[reporters], [owners]] = [await mine(customer), await mine(seller)];
    expect([reporters?.statement.side, owners?.statement.side]).toEqual(['reporter', 'accused']);
    expect(await mine(second)).toEqual([]);
    const reader = readerOf(await readLink(world.adapters, 'decision', reporters?.token ?? '', world.clock.now()));
    expect(reader?.report).not.toBeNull();
    const complained = await world.ask(
      complain,
      { params: { token: owners?.token ?? '' }, body: { text: 'Es ist mein Haus.' } },
      { caller: aCaller() },
    );
    expect(complained.status).toBe(201);
  });

  it('brings back a removed listing, but not what its owner has deleted meanwhile', async () => {
    const listing = await aPublished();
    await report({ kind: 'listing', id: listing.id, reason: 'fraud' });
    await decidedAndTakenBack(listing.id, { ...hiding, action: 'remove' }, async () => {
      expect(await isPublic(listing)).toBe(false);
    });
    expect(await isPublic(listing)).toBe(true);
    const other = await aPublished();
    await report({ kind: 'listing', id: other.id, reason: 'fraud' });
    await decidedAndTakenBack(other.id, hiding, () =>
      world.database.query(`update app.listing set status = 'removed' where id = $1`, [other.id]),
    );
    expect(await isPublic(other)).toBe(false);
  });

  it('brings back a card and a profile', async () => {
    const provider = await aPublicProvider();
    const card = provider.cards[0]?.id ?? '';
    const isShown = async () => (await world.ask(getProvider, { params: { id: provider.id } })).status === 200;
    await report({ kind: 'card', id: card, reason: 'fraud' });
    const ownCard = async () => {
      const { body } = await world.ask(listServiceCards, {}, { token: await sessionOf(world, provider.id) });
      return body.items[0] ?? { isTakenDown: undefined };
    };
    const cards = async () => (await world.ask(getProvider, { params: { id: provider.id } })).body.cards.length;
    await decidedAndTakenBack(card, hiding, async () => {
      expect(await cards()).toBe(0);
      await world.ask(
        updateServiceCard,
        { params: { id: card }, body: { isPublished: true } as never },
        { token: await sessionOf(world, provider.id) },
      );
      expect(await cards()).toBe(0);
      expect((await ownCard()).isTakenDown).toBe(true);
    });
    expect([await cards(), (await ownCard()).isTakenDown]).toEqual([1, false]);
    await report({ kind: 'provider', id: provider.id, reason: 'fraud' });
    const isTold = async () =>
      (await world.ask(getReadiness, {}, { token: await sessionOf(world, provider.id) })).body.isTakenDown;
    await decidedAndTakenBack(provider.id, hiding, async () =>
      expect([await isShown(), await isTold()]).toEqual([false, true]),
    );
    expect([await isShown(), await isTold()]).toEqual([true, false]);
  });

  it('brings back a review', async () => {
    const provider = await aPublicProvider();
    const at = new Date(world.clock.now().getTime() - 30 * day);
    const visit = await anAppointment(world.database, {
      provider: provider.id,
      customer: customer.user.id,
      status: 'completed',
      start: new Date(at.getTime() - hour).toISOString(),
      end: at.toISOString(),
    });
    await aReview(world.database, { appointment: visit, provider: provider.id, rating: 1, text: 'Nie wieder.', at });
    const [{ id } = { id: '' }] = await world.database.query<{ id: string }>(
      'select id from app.review where appointment_id = $1',
      [visit],
    );
    const count = async () => (await world.ask(getProvider, { params: { id: provider.id } })).body.reviewCount;
    // The former call is a door of the same table.
    const told = await world.ask(reportReview, { params: { id }, body: { reason: 'fake' } }, { caller: aCaller() });
    expect([told.status, (await caseAbout(id)).kind, await count()]).toEqual([201, 'review', 1]);
    const removing = { action: 'remove', rule: 'fake_review', reason: 'Der Besuch fand nicht statt.' } as const;
    await decidedAndTakenBack(id, removing, async () => expect(await count()).toBe(0));
    expect(await count()).toBe(1);
  });

  it('brings back a picture, which the sweep has left there', async () => {
    const owner = { ...seller, token: await tokenOf(seller) };
    const bytes = await aPhotograph(60, 40).png().toBuffer();
    const image = await anUploadedImage(world, owner, bytes, 'image/png', 'property');
    const listing = await aListing(world, owner, { images: [image] });
    const pictures = async () => (await world.ask(getListing, { params: { id: listing.id } })).body.images.length;
    expect((await report({ kind: 'image', id: image, reason: 'rights' })).status).toBe(201);
    const removing = { action: 'remove', rule: 'rights', reason: 'Das Bild gehört einer Fotografin.' } as const;
    await decidedAndTakenBack(image, removing, async () => {
      expect(await pictures()).toBe(0);
      await sweepUnnamedImages(world.adapters, new Date(world.clock.now().getTime() + 3 * day));
      const again = await world.ask(
        updateProperty,
        { body: { id: listing.id, images: [image] } },
        { token: await tokenOf(seller) },
      );
      expect(again.status).toBe(400);
    });
    expect(await pictures()).toBe(1);
  });

  it('lifts a suspension', async () => {
    const other = await aSeller(world);
    const listing = await aListing(world, other);
    await report({ kind: 'listing', id: listing.id, reason: 'fraud' });
    const signIn = () =>
      world.ask(login, { body: { email: other.user.email, password: goodPassword } }, { caller: aCaller() });
    await decidedAndTakenBack(listing.id, { ...hiding, action: 'suspend' }, async () => {
      expect([(await signIn()).refusal.code, await isPublic(listing)]).toEqual(['suspended', false]);
    });
    expect([(await signIn()).status, await isPublic(listing)]).toEqual([200, true]);
  });
});

describe('the log of decisions', () => {
  it('is changed and deleted by nobody while it is kept: the database refuses', async () => {
    const listing = await aPublished();
    await report({ kind: 'listing', id: listing.id, reason: 'fraud' });
    await decide((await caseAbout(listing.id)).id, hiding);
    for (const statement of [
      `update app.report_decision set reason = 'Anders.'`,
      `update app.report_decision set decided_by = $1::uuid`,
      'delete from app.report_decision',
      'truncate app.report_decision cascade',
      'delete from app.report_case',
    ])
      await expect(
        world.database.query(statement, statement.includes('$1') ? [second.user.id] : []),
        statement,
      ).rejects.toThrow(/append-only|foreign key/);
  });

  it('is kept for three years, and then goes with the reports', async () => {
    const daysAgo = (days: number) => new Date(world.clock.now().getTime() - days * day).toISOString();
    const add = (number: string, at: string) =>
      world.database.query(
        `with opened as (
         insert into app.report_case (kind, subject_id, state, opened_at, decided_at)
         values ('listing', gen_random_uuid(), 'decided', $1::timestamptz, $1::timestamptz) returning id),
       made as (
         insert into app.report_decision (case_id, at, action, rule, reason)
         select id, $1::timestamptz, 'nothing', 'none', 'Kein Verstoß.' from opened returning id)
       insert into app.report (case_id, number, reason, language, created_at, decision_id)
       select opened.id, $2, 'fraud', 'de', $1::timestamptz, made.id from opened, made`,
        [at, number],
      );
    await add('R-OLD', daysAgo(3 * 366 + 1));
    await add('R-KEPT', daysAgo(3 * 365 - 2));
    const count = async () => (await world.database.query('select 1 from app.report_case')).length;
    const all = await count();
    expect((await runOldRows(world.adapters)).reports).toBe(1);
    expect(await count()).toBe(all - 1);
    expect(await world.database.query(`select number from app.report where number in ('R-OLD', 'R-KEPT')`)).toEqual([
      { number: 'R-KEPT' },
    ]);
  });

  it('is without the persons once they have deleted their accounts', async () => {
    const reporter = await withConfirmedEmail(world, await aCustomer(world));
    const owner = await aSeller(world);
    const listing = await aListing(world, owner);
    const body = {
      kind: 'listing',
      id: listing.id,
      reason: 'fraud',
      details: 'Ich war dort.',
      email: reporter.user.email,
    } as const;
    await report(body, { token: reporter.token });
    const { id } = await caseAbout(listing.id);
    await decide(id, hiding);
    const held = (await world.ask(exportAccount, {}, { token: await tokenOf(owner) })).body.held;
    expect(held['reportDecisions']).toMatchObject([{ action: 'hide', reason: hiding.reason }]);
    expect(JSON.stringify(held)).not.toContain(reporter.user.email);
    for (const person of [reporter, owner]) {
      const gone = await world.ask(
        deleteAccount,
        { body: { confirm: 'DELETE', password: goodPassword } },
        { token: await tokenOf(person) },
      );
      expect(gone.status).toBe(200);
    }
    expect(
      await world.database.query('select email, account_id, details from app.report where case_id = $1', [id]),
    ).toEqual([{ email: null, account_id: null, details: '' }]);
    expect(await world.database.query('select accused_id from app.report_case where id = $1', [id])).toEqual([
      { accused_id: null },
    ]);
    expect(await world.database.query('select action from app.report_decision where case_id = $1', [id])).toEqual([
      { action: 'hide' },
    ]);
  });

  it('is counted in public, by reason and with the time it took', async () => {
    const figures = async () => (await world.ask(getReportFigures, {})).body;
    const before = await figures();
    const listing = await aPublished();
    await report({ kind: 'listing', id: listing.id, reason: 'not_available' });
    world.clock.forward(5 * hour);
    await decide((await caseAbout(listing.id)).id, hiding);
    world.clock.forward(-5 * hour);
    const after = await figures();
    expect(after.total).toMatchObject({ reports: before.total.reports + 1, hide: before.total.hide + 1 });
    expect(after.reasons.find(({ reason }) => reason === 'not_available')).toMatchObject({
      reports: 1,
      decided: 1,
      hide: 1,
      nothing: 0,
    });
    const took = after.reasons.find(({ reason }) => reason === 'not_available')?.medianHours ?? 0;
    expect(Math.round(took)).toBe(5);
    expect(after.complaints).toBeGreaterThan(after.changed);
  });
});
