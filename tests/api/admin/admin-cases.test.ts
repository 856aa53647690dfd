import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getVerification, submitIdentity } from '../../../src/contract/account/verification.ts';
import { decideIdentity, listIdentityChecks } from '../../../src/contract/admin/admin.ts';
import { addAccountNote, getAccount } from '../../../src/contract/admin/admin-account.ts';
import {
  assignCase,
  getCaseHistory,
  listAssignments,
  previewLetters,
  putFindings,
} from '../../../src/contract/admin/admin-case.ts';
import { figureWeeks, getDeskFigures } from '../../../src/contract/admin/admin-figures.ts';
import { exportAccount } from '../../../src/contract/admin/own-data.ts';
import { listReports, sendReport } from '../../../src/contract/admin/report.ts';
import { anAdmin, aProvider, type Person, withConfirmedEmail } from '../../support/people.ts';
import { anUploadedImage, aPhotograph } from '../../support/pictures.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let admin: Person;
let colleague: Person;
let support: Person;
let provider: Person;
beforeAll(async () => {
  world = await startWorld();
  admin = await anAdmin(world);
  colleague = await anAdmin(world);
  support = await anAdmin(world);
  await world.database.query('update app.account set is_support = true where id = $1', [support.user.id]);
  provider = await withConfirmedEmail(world, await aProvider(world));
});
afterAll(() => world.close());

const aDocument = async () =>
  anUploadedImage(world, provider, await aPhotograph(60, 40).png().toBuffer(), 'image/png', 'document');
const submit = async () =>
  world.ask(submitIdentity, { body: { images: [await aDocument()] } }, { token: provider.token });
const checks = async (query: { mine?: boolean; only?: 'reported' | 'asked' } = {}, who = admin) =>
  (await world.ask(listIdentityChecks, { query }, { token: who.token })).body.items;
const firstCheck = async () => {
  const [check] = await checks();
  if (check === undefined) throw new Error('nothing waits');
  return check;
};
const mails = async () => {
  await world.afterwards();
  return world.database.query<{ subject: string; body: string; reply_to: string | null }>(
    'select subject, body, reply_to from app.outgoing_mail where recipient = $1 order by created_at, id',
    [provider.user.email],
  );
};

describe('a document', () => {
  it('keeps what a look at it has found', async () => {
    await submit();
    const { id, findings } = await firstCheck();
    expect(findings).toEqual([]);
    const found = [{ field: 'dateOfBirth', isRight: false, frame: { image: 0, x: 47, y: 61 } }] as const;
    const ask = { params: { id }, body: { findings: [...found] } };
    expect((await world.ask(putFindings, ask, { token: admin.token })).status).toBe(200);
    expect((await checks({}, colleague))[0]?.findings).toEqual(found);
  });

  it('shows the letter before it is sent, word by word, and decides nothing by that', async () => {
    const { id } = await firstCheck();
    await world.database.query('delete from app.outgoing_mail');
    const decision = { decision: 'refuse', reason: 'Das Geburtsdatum ist ein anderes.' } as const;
    const body = { part: 'identity', id, decision } as const;
    const { letters } = (await world.ask(previewLetters, { body }, { token: admin.token })).body;
    expect(letters).toMatchObject([{ to: provider.user.email, subject: 'Ihre Identität konnte nicht geprüft werden' }]);
    expect(letters[0]?.text).toContain('Das Geburtsdatum ist ein anderes.');
    expect(await mails()).toEqual([]);
    expect((await firstCheck()).state).toBe('pending');
    expect(await world.database.query('select from app.audit where subject_id = $1', [id])).toEqual([]);
  });

  it('is asked about: it waits on, and new photographs take its place', async () => {
    const { id } = await firstCheck();
    expect((await submit()).refusal.code).toBe('conflict');
    const decision = { decision: 'ask', reason: 'Welches Jahr stimmt?' } as const;
    const preview = { part: 'identity', id, decision } as const;
    const drafted = (await world.ask(previewLetters, { body: preview }, { token: admin.token })).body.letters;
    await world.ask(decideIdentity, { params: { id }, body: decision }, { token: admin.token });
    const [mail] = await mails();
    expect(mail).toMatchObject({ subject: 'Eine Frage zu Ihrem Ausweis', reply_to: 'support@example.com' });
    expect(drafted).toMatchObject([{ text: mail?.body }]);
    expect(await firstCheck()).toMatchObject({ id, state: 'pending', question: 'Welches Jahr stimmt?' });
    expect(await checks({ only: 'asked' })).toMatchObject([{ id }]);
    expect(await checks({ only: 'reported' })).toEqual([]);
    const history = (await world.ask(getCaseHistory, { params: { part: 'identity', id } }, { token: admin.token }))
      .body;
    const event = { what: 'identity_asked', by: admin.user.email, text: 'Welches Jahr stimmt?' };
    expect(history.items).toMatchObject([{ ...event, isOwn: true }]);
    const asked = (await world.ask(getVerification, {}, { token: provider.token })).body.identity;
    expect(asked).toMatchObject({ state: 'pending', question: 'Welches Jahr stimmt?' });
    expect((await submit()).status).toBe(201);
    const items = await checks();
    expect(items).toMatchObject([{ state: 'pending', question: null, findings: [] }]);
    expect(items[0]?.id).not.toBe(id);
    expect(await checks({ only: 'asked' })).toEqual([]);
    const next = { part: 'identity', id: items[0]?.id ?? '' } as const;
    const before = (await world.ask(getCaseHistory, { params: next }, { token: admin.token })).body.items;
    expect(before).toMatchObject([{ ...event, isOwn: false }]);
    const decided = async (who: Person) =>
      (await world.ask(listAssignments, {}, { token: who.token })).body.decidedToday;
    expect([await decided(admin), await decided(colleague)]).toEqual([1, 0]);
    // More than a day ago is never today.
    const longAgo = new Date(world.clock.now().getTime() - 25 * 60 * 60 * 1000).toISOString();
    await world.database.query(`insert into app.audit (at, admin_id, action) values ($1, $2, 'review_released')`, [
      longAgo,
      colleague.user.id,
    ]);
    expect(await decided(colleague)).toBe(0);
  });
});

const assign = (id: string, who: Person | null, part: 'identity' | 'reviews' = 'identity') =>
  world.ask(assignCase, { params: { part, id }, body: { admin: who?.user.id ?? null } }, { token: admin.token });

describe('a case', () => {
  it('is assigned to whoever decides it, who finds it among their own, and taken back', async () => {
    const { id } = await firstCheck();
    expect((await assign(id, colleague)).status).toBe(200);
    const { admins, items } = (await world.ask(listAssignments, {}, { token: support.token })).body;
    expect(admins.map((one) => one.id).sort()).toEqual([admin.user.id, colleague.user.id].sort());
    expect(items).toEqual([{ part: 'identity', id, admin: colleague.user.id }]);
    expect(await checks({ mine: true }, colleague)).toMatchObject([{ id }]);
    expect(await checks({ mine: true })).toEqual([]);
    await assign(id, null);
    expect(await checks({ mine: true }, colleague)).toEqual([]);
  });

  it('is not assigned to the support, nor where it is none', async () => {
    const { id } = await firstCheck();
    expect((await assign(id, support)).refusal.fields).toHaveProperty('admin');
    expect((await assign(id, admin, 'reviews')).refusal.code).toBe('not_found');
  });

  it('of reports is found among the own ones too', async () => {
    await world.database.query(
      `insert into app.report_case (id, kind, subject_id, accused_id, opened_at) values ($1, 'provider', $2, $2, now())`,
      ['7b9f6a52-0a3e-4d51-9a40-111111111111', provider.user.id],
    );
    const id = '7b9f6a52-0a3e-4d51-9a40-111111111111';
    const mine = async () =>
      (await world.ask(listReports, { query: { mine: true } }, { token: admin.token })).body.items.map((one) => one.id);
    expect(await mine()).toEqual([]);
    const ask = { params: { part: 'reports', id: id as never }, body: { admin: admin.user.id } } as const;
    await world.ask(assignCase, ask, { token: admin.token });
    expect(await mine()).toEqual([id]);
    expect((await firstCheck()).account.openReports).toBe(1);
    expect(await checks({ only: 'reported' })).toHaveLength(1);
  });
});

describe('a note', () => {
  it('is read by the next one at the desk, and by its account in the export', async () => {
    const { id } = provider.user;
    const note = (text: string, who: Person) =>
      world.ask(addAccountNote, { params: { id }, body: { text } }, { token: who.token });
    expect((await note('Hat wegen des Ausweises angerufen.', support)).status).toBe(201);
    await note('Rückruf am Freitag.', admin);
    const { notes } = (await world.ask(getAccount, { params: { id } }, { token: colleague.token })).body;
    expect(notes).toMatchObject([
      { text: 'Rückruf am Freitag.', by: admin.user.email },
      { text: 'Hat wegen des Ausweises angerufen.', by: support.user.email },
    ]);
    const { held } = (await world.ask(exportAccount, {}, { token: provider.token })).body;
    expect(JSON.stringify(held)).toContain('Rückruf am Freitag.');
    expect((await note(' ', admin)).refusal.fields).toHaveProperty('text');
    const check = { part: 'identity', id: (await firstCheck()).id } as const;
    const { items } = (await world.ask(getCaseHistory, { params: check }, { token: admin.token })).body;
    expect(items[0]).toMatchObject({ what: 'noted', text: 'Rückruf am Freitag.', isOwn: false });
  });
});

describe('the figures of the platform', () => {
  it('are counted by week, the running one the last, and tell the support no sums', async () => {
    const { id } = provider.user;
    const before = (await world.ask(getDeskFigures, {}, { token: admin.token })).body;
    expect(before.weeks).toHaveLength(figureWeeks);
    const now = before.weeks.at(-1);
    expect(now).toMatchObject({ people: 1, money: { eurCents: 0, phpCentavos: 0 } });
    expect(before.accounts.provider).toBe(1);
    await world.ask(sendReport, { body: { kind: 'provider', id, reason: 'fraud', details: 'x' } });
    await world.database.query(`update app.account set created_at = created_at - interval '14 days' where id = $1`, [
      id,
    ]);
    await world.database.query(
      `update app.report set created_at = created_at - interval '7 days' where number <> 'R-OLD'`,
    );
    const { weeks } = (await world.ask(getDeskFigures, {}, { token: support.token })).body;
    expect(weeks.slice(-3).map(({ people }) => people)).toEqual([1, 0, 0]);
    expect(weeks.every(({ money }) => money === null)).toBe(true);
    expect(weeks.map(({ monday }) => new Date(monday).getUTCDay())).toEqual(weeks.map(() => 1));
  });
});
