import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayAt } from '../../../netlify/calendar/zone.ts';
import { runUnnamedImages } from '../../../netlify/features/account/image/sweep-actions.ts';
import { runVerifications } from '../../../netlify/features/account/verification/actions.ts';
import { getVerification, submitIdentity, submitQualification } from '../../../src/contract/account/verification.ts';
import { decideIdentity, decideProof, listIdentityChecks, listProofChecks } from '../../../src/contract/admin/admin.ts';
import type { ImageId } from '../../../src/contract/fields.ts';
import { putBusiness } from '../../../src/contract/services/business.ts';
import { getProvider } from '../../../src/contract/services/provider.ts';
import { aBusiness } from '../../support/businesses.ts';
import { anAdmin, aProvider, type Person, withConfirmedEmail } from '../../support/people.ts';
import { anUploadedImage, aPhotograph } from '../../support/pictures.ts';
import { startWorld, type World } from '../../support/world.ts';

const day = 24 * 60 * 60 * 1000;

let world: World;
let admin: Person;
let provider: Person;
let bytes: Uint8Array;
beforeAll(async () => {
  world = await startWorld();
  admin = await anAdmin(world);
  bytes = await aPhotograph(60, 40).png().toBuffer();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.query('delete from app.verification');
  provider = await withConfirmedEmail(world, await aProvider(world, { type: 'pro' }));
  await world.ask(putBusiness, { body: aBusiness() }, await token(provider));
  await world.afterwards();
  await world.database.query('delete from app.outgoing_mail');
});

const token = async (person: Person): Promise<{ token: string }> => {
  const { issueToken } = await import('../../../netlify/session/token.ts');
  return { token: await issueToken(world.adapters.secret, person.user.id, 1, world.clock.now()) };
};
const aDocument = async (person = provider): Promise<ImageId> =>
  anUploadedImage(world, { ...person, ...(await token(person)) }, bytes, 'image/png', 'document');
const submitId = async (images: ImageId[]) => world.ask(submitIdentity, { body: { images } }, await token(provider));
const submitProof = async (form: { name?: string; validUntil?: string | null } = {}) =>
  world.ask(
    submitQualification,
    { body: { name: 'Meisterbrief', ...form, images: [await aDocument()] } },
    await token(provider),
  );
const state = async () => (await world.ask(getVerification, {}, await token(provider))).body;
const pending = async (list: typeof listIdentityChecks | typeof listProofChecks) =>
  (await world.ask(list, { query: {} }, await token(admin))).body.items;
/** Both queues are decided alike. */
const approve = async (endpoint: typeof decideIdentity, id: string) =>
  world.ask(endpoint, { params: { id }, body: { decision: 'approve' } }, await token(admin));
const refuse = async (endpoint: typeof decideIdentity, id: string, reason: string) =>
  world.ask(endpoint, { params: { id }, body: { decision: 'refuse', reason } }, await token(admin));
const mails = async () => {
  await world.afterwards();
  return world.database.query<{ recipient: string; subject: string; body: string }>(
    'select recipient, subject, body from app.outgoing_mail order by created_at',
  );
};
/** The clock of these tests runs on, so any instant of the last minute is right. */
const justNow = expect.toSatisfy(
  (instant: string) => Math.abs(world.clock.now().getTime() - Date.parse(instant)) < 60_000,
);
/** Proofs end with a day of the provider's place. */
const dayIn = (days: number): string => dayAt(world.clock.now().getTime() + days * day, 'Europe/Berlin');

describe('the own verification', () => {
  it('says before the first submission that nothing was checked, and names the phone number', async () => {
    expect(await state()).toEqual({
      phone: { number: provider.user.phone, verifiedAt: null },
      identity: null,
      proofs: [],
    });
  });

  it('says of an account that was approved in another way since when it is', async () => {
    await world.database.query(`update app.account set identity_verified_at = '2026-11-12T10:00:00Z' where id = $1`, [
      provider.user.id,
    ]);
    expect((await state()).identity).toMatchObject({ state: 'approved', decidedAt: '2026-11-12T10:00:00.000Z' });
    expect((await submitId([await aDocument()])).refusal.code).toBe('conflict');
  });
});

describe('an identity document', () => {
  it('waits for a decision, alone: the next one is refused until then', async () => {
    const first = await submitId([await aDocument(), await aDocument()]);
    expect(first).toMatchObject({ status: 201, body: { identity: { state: 'pending', reason: null } } });
    expect((await submitId([await aDocument()])).refusal.code).toBe('conflict');
    const [check] = await pending(listIdentityChecks);
    expect(check).toMatchObject({
      account: { email: provider.user.email },
      images: [expect.anything(), expect.anything()],
    });
  });

  it('is one of two that come at the same moment', async () => {
    const documents = [await aDocument(), await aDocument()];
    const answers = await Promise.all(documents.map((image) => submitId([image])));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
  });

  it('takes one or two photographs of purpose document, and nothing else', async () => {
    const portrait = await anUploadedImage(
      world,
      { ...provider, ...(await token(provider)) },
      bytes,
      'image/png',
      'profile',
    );
    for (const images of [[], [await aDocument(), await aDocument(), await aDocument()], [portrait]])
      expect((await submitId(images)).refusal).toMatchObject({
        code: 'invalid',
        fields: { images: expect.any(String) },
      });
    expect((await state()).identity).toBeNull();
  });

  it('is shown by a signed address alone: there is no public one, checked or not', async () => {
    const image = await aDocument();
    await submitId([image]);
    const [row] = await world.database.query<{ key: string; isChecked: boolean }>(
      'select store_key as key, checked_at is not null as "isChecked" from app.image where id = $1',
      [image],
    );
    expect(row).toEqual({ key: expect.stringMatching(/^document-upload\//), isChecked: true });
    const open = await world.fetch(
      new Request(new URL(world.adapters.images.urlOf(row?.key ?? ''), world.adapters.siteUrl)),
    );
    expect(open.status).toBe(404);
    const [check] = await pending(listIdentityChecks);
    const signed = async () =>
      world.fetch(new Request(new URL(check?.images[0] ?? '', world.adapters.siteUrl), { redirect: 'manual' }));
    const answer = await signed();
    expect(answer.status).toBe(302);
    const shown = await world.fetch(new Request(new URL(answer.headers.get('location') ?? '', world.adapters.siteUrl)));
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    world.clock.forward(61 * 60_000);
    expect((await signed()).status).toBe(404);
  });

  it('is approved: the badge is public with its date, the provider gets a mail, the deed is written down', async () => {
    await submitId([await aDocument()]);
    const [check] = await pending(listIdentityChecks);
    expect((await approve(decideIdentity, check?.id ?? '')).status).toBe(200);
    expect((await state()).identity).toMatchObject({ state: 'approved', decidedAt: justNow });
    const shown = await world.ask(getProvider, { params: { id: provider.user.id } });
    expect(shown.body).toMatchObject({ isVerified: true, identityCheckedAt: justNow });
    expect(JSON.stringify(shown.body)).not.toContain(admin.user.email);
    expect(await mails()).toEqual([
      {
        recipient: provider.user.email,
        subject: 'Ihre Identität ist geprüft',
        body: expect.stringContaining('/provider/verify'),
      },
    ]);
    expect(
      await world.database.query('select admin_id, action, account_id from app.audit where subject_id = $1', [
        check?.id,
      ]),
    ).toEqual([{ admin_id: admin.user.id, action: 'identity_approved', account_id: provider.user.id }]);
    expect(await pending(listIdentityChecks)).toEqual([]);
    const decided = await world.ask(listIdentityChecks, { query: { queue: 'decided' } }, await token(admin));
    expect(decided.body.items).toMatchObject([{ id: check?.id, state: 'approved', decidedBy: admin.user.email }]);
    expect((await submitId([await aDocument()])).refusal.code).toBe('conflict');
  });

  it('is refused with a reason that the provider reads, and may be submitted anew', async () => {
    await submitId([await aDocument()]);
    const [check] = await pending(listIdentityChecks);
    expect((await refuse(decideIdentity, check?.id ?? '', '  ')).refusal.fields).toHaveProperty('reason');
    expect((await refuse(decideIdentity, check?.id ?? '', 'Die Schrift ist unscharf.')).status).toBe(200);
    expect((await state()).identity).toMatchObject({ state: 'refused', reason: 'Die Schrift ist unscharf.' });
    const [mail] = await mails();
    expect(mail?.body).toContain('> Die Schrift ist unscharf.');
    expect((await world.ask(getProvider, { params: { id: provider.user.id } })).body.identityCheckedAt).toBeNull();
    world.clock.forward(1000);
    expect((await submitId([await aDocument()])).body.identity).toMatchObject({ state: 'pending', reason: null });
  });

  it('is decided once: of two administrators at the same moment one is told that the other was first', async () => {
    await submitId([await aDocument()]);
    const [check] = await pending(listIdentityChecks);
    const colleague = await anAdmin(world);
    const answers = await Promise.all([
      approve(decideIdentity, check?.id ?? ''),
      world.ask(
        decideIdentity,
        { params: { id: check?.id ?? '' }, body: { decision: 'refuse', reason: 'Unscharf' } },
        await token(colleague),
      ),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await mails()).filter(({ recipient }) => recipient === provider.user.email)).toHaveLength(1);
    expect(await world.database.query('select 1 from app.audit where subject_id = $1', [check?.id])).toHaveLength(1);
  });

  it('is deleted 30 days after the decision, not before, and what was decided stays', async () => {
    const image = await aDocument();
    await submitId([image]);
    const [check] = await pending(listIdentityChecks);
    world.clock.forward(40 * day);
    await runVerifications(world.adapters);
    await runUnnamedImages(world.adapters);
    expect((await pending(listIdentityChecks))[0]?.images).toHaveLength(1);
    await approve(decideIdentity, check?.id ?? '');
    const [row] = await world.database.query<{ key: string }>('select store_key as key from app.image where id = $1', [
      image,
    ]);
    world.clock.forward(29 * day);
    expect(await runVerifications(world.adapters)).toMatchObject({ documents: 0 });
    world.clock.forward(2 * day);
    const runs = await Promise.all([runVerifications(world.adapters), runVerifications(world.adapters)]);
    expect(runs.map(({ documents }) => documents).toSorted((one, other) => one - other)).toEqual([0, 1]);
    await runUnnamedImages(world.adapters);
    expect(await world.database.query('select from app.image where id = $1', [image])).toEqual([]);
    expect(await world.adapters.images.read(row?.key ?? '')).toBeUndefined();
    expect((await state()).identity).toMatchObject({ state: 'approved' });
    const decided = await world.ask(listIdentityChecks, { query: { queue: 'decided' } }, await token(admin));
    expect(decided.body.items).toMatchObject([{ id: check?.id, images: [] }]);
  });
});

describe('the proof of a qualification', () => {
  it('is public with its name, its date and its last day once it is approved, and until that day is over', async () => {
    const validUntil = dayIn(20);
    expect(await submitProof({ validUntil })).toMatchObject({
      status: 201,
      body: { proofs: [{ name: 'Meisterbrief', validUntil, state: 'pending', isExpired: false }] },
    });
    const shown = async () => (await world.ask(getProvider, { params: { id: provider.user.id } })).body.proofs;
    expect(await shown()).toEqual([]);
    const [check] = await pending(listProofChecks);
    expect(check).toMatchObject({ name: 'Meisterbrief', validUntil });
    await approve(decideProof, check?.id ?? '');
    expect(await shown()).toEqual([{ name: 'Meisterbrief', checkedAt: justNow, validUntil }]);
    world.clock.forward(21 * day);
    expect(await shown()).toEqual([]);
    expect((await state()).proofs).toMatchObject([{ state: 'approved', isExpired: true }]);
  });

  it('is refused where its last day is over, and where ten wait already', async () => {
    expect((await submitProof({ validUntil: dayIn(-1) })).refusal.fields).toHaveProperty('validUntil');
    expect((await submitProof({ name: ' ' })).refusal.fields).toHaveProperty('name');
    await world.database.query(
      `insert into app.verification (account_id, kind, name, submitted_at)
       select $1, 'qualification', 'Nachweis ' || n, now() from generate_series(1, 10) n`,
      [provider.user.id],
    );
    expect((await submitProof()).refusal.fields).toHaveProperty('name');
  });

  it('is spoken of in one mail 30 days before its last day, however often the schedule runs', async () => {
    await submitProof({ validUntil: dayIn(60) });
    const [check] = await pending(listProofChecks);
    await approve(decideProof, check?.id ?? '');
    await world.database.query('delete from app.outgoing_mail');
    world.clock.forward(29 * day);
    expect(await runVerifications(world.adapters)).toMatchObject({ warned: 0 });
    world.clock.forward(1 * day);
    const runs = await Promise.all([runVerifications(world.adapters), runVerifications(world.adapters)]);
    expect(runs.map(({ warned }) => warned).toSorted((one, other) => one - other)).toEqual([0, 1]);
    world.clock.forward(5 * day);
    expect(await runVerifications(world.adapters)).toMatchObject({ warned: 0 });
    const sent = await mails();
    expect(sent).toMatchObject([{ recipient: provider.user.email }]);
    expect(sent[0]?.subject).toMatch(/^Ihr Nachweis gilt nur noch bis \d+\. \S+ \d{4}: Meisterbrief$/);
  });

  it('is not spoken of where a newer one under the same name waits or counts for longer', async () => {
    await submitProof({ validUntil: dayIn(20) });
    const [check] = await pending(listProofChecks);
    await approve(decideProof, check?.id ?? '');
    await submitProof({ name: 'meisterbrief', validUntil: null });
    expect(await runVerifications(world.adapters)).toMatchObject({ warned: 0 });
  });
});
