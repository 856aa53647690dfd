import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runVerifications } from '../../../netlify/features/account/verification/actions.ts';
import {
  getSellerVerification,
  putSellerRole,
  submitSellerIdentity,
} from '../../../src/contract/account/verification-seller.ts';
import { decideIdentity, decideProof, listIdentityChecks, listProofChecks } from '../../../src/contract/admin/admin.ts';
import type { ImageId, ListingId } from '../../../src/contract/fields.ts';
import { getListing, type ListingDetail } from '../../../src/contract/property/listing-detail.ts';
import { aListing } from '../../support/listings.ts';
import { anAdmin, aSeller, type Person } from '../../support/people.ts';
import { anUploadedImage, aPhotograph } from '../../support/pictures.ts';
import { startWorld, type World } from '../../support/world.ts';

const day = 24 * 60 * 60 * 1000;

let world: World;
let admin: Person;
let seller: Person;
let listing: ListingId;
let bytes: Uint8Array;
beforeAll(async () => {
  world = await startWorld();
  admin = await anAdmin(world);
  bytes = await aPhotograph(60, 40).png().toBuffer();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.query('delete from app.verification');
  seller = await aSeller(world);
  listing = (await aListing(world, seller)).id;
  await world.afterwards();
  await world.database.query('delete from app.outgoing_mail');
});

const token = (person: Person) => ({ token: person.token });
const aDocument = (person = seller): Promise<ImageId> => anUploadedImage(world, person, bytes, 'image/png', 'document');
const dayIn = (days: number): string => new Date(world.clock.now().getTime() + days * day).toISOString().slice(0, 10);
const aLicence = async (form: Record<string, unknown> = {}, person = seller) =>
  world.raw(
    'POST /api/seller/verification/licence',
    {
      role: 'broker',
      number: '0012345',
      name: 'Maria Santos',
      validUntil: dayIn(400),
      images: [await aDocument(person)],
      ...form,
    },
    token(person),
  );
const state = async (person = seller) => (await world.ask(getSellerVerification, {}, token(person))).body;
const agent = async (): Promise<ListingDetail['agent']> =>
  (await world.ask(getListing, { params: { id: listing } })).body.agent;
const approveFirst = async (list: typeof listIdentityChecks | typeof listProofChecks) => {
  const [check] = (await world.ask(list, { query: {} }, token(admin))).body.items;
  const decide = list === listIdentityChecks ? decideIdentity : decideProof;
  const ask = { params: { id: check?.id ?? '' }, body: { decision: 'approve' } } as const;
  expect((await world.ask(decide, ask, token(admin))).status).toBe(200);
  return check;
};
const mails = async () => {
  await world.afterwards();
  return world.database.query<{ recipient: string; subject: string; body: string }>(
    'select recipient, subject, body from app.outgoing_mail order by created_at',
  );
};

describe('a listing', () => {
  it('says that nothing of its seller was checked, until something was', async () => {
    expect(await agent()).toMatchObject({ role: null, identityCheckedAt: null, licences: [] });
    await world.ask(putSellerRole, { body: { role: 'owner' } }, token(seller));
    expect(await agent()).toMatchObject({ role: 'owner', identityCheckedAt: null, licences: [] });
  });

  it('has the badge of a checked identity with its date, and its seller gets a mail that leads to the screen', async () => {
    expect(
      (await world.ask(submitSellerIdentity, { body: { images: [await aDocument()] } }, token(seller))).status,
    ).toBe(201);
    await approveFirst(listIdentityChecks);
    expect((await state()).identity).toMatchObject({ state: 'approved' });
    expect((await agent()).identityCheckedAt).toMatch(/^\d{4}-/);
    expect(await mails()).toEqual([
      expect.objectContaining({
        recipient: seller.user.email,
        subject: 'Your identity is checked',
        body: expect.stringContaining('/seller/verify'),
      }),
    ]);
    const again = await world.ask(submitSellerIdentity, { body: { images: [await aDocument()] } }, token(seller));
    expect(again.refusal.code).toBe('conflict');
  });

  it('has what was checked of a salesperson: number, broker and validity, and loses it the day after', async () => {
    const broker = { brokerName: 'Ana Cruz', brokerNumber: 'PRC 0099' };
    await aLicence({ role: 'salesperson', validUntil: dayIn(20), ...broker });
    expect(await agent()).toMatchObject({ role: 'salesperson', licences: [] });
    const check = await approveFirst(listProofChecks);
    expect(check).toMatchObject({
      name: 'Maria Santos',
      licence: { role: 'salesperson', number: '0012345', broker: { name: 'Ana Cruz', number: 'PRC 0099' } },
    });
    expect((await agent()).licences).toEqual([
      {
        role: 'salesperson',
        number: '0012345',
        name: 'Maria Santos',
        broker: { name: 'Ana Cruz', number: 'PRC 0099' },
        validUntil: dayIn(20),
        checkedAt: expect.stringMatching(/^\d{4}-/),
      },
    ]);
    world.clock.forward(22 * day);
    expect((await agent()).licences).toEqual([]);
    world.clock.forward(-22 * day);
  });

  it('has each license to sell of a developer', async () => {
    for (const name of ['Mango Towers', 'Palm Court']) {
      await aLicence({ role: 'developer', number: `LS-${name.length}`, name, validUntil: null });
      await approveFirst(listProofChecks);
    }
    expect((await agent()).licences.map(({ name }) => name).toSorted()).toEqual(['Mango Towers', 'Palm Court']);
  });
});

describe('a license', () => {
  it('is refused in words where a field is wrong, and nothing is kept', async () => {
    const wrong = [
      [{ number: 'none' }, 'number'],
      [{ number: '' }, 'number'],
      [{ number: '1'.repeat(41) }, 'number'],
      [{ name: ' ' }, 'name'],
      [{ validUntil: null }, 'validUntil'],
      [{ validUntil: dayIn(-3) }, 'validUntil'],
      [{ validUntil: '2027-02-31' }, 'validUntil'],
      [{ images: [] }, 'images'],
      [{ images: [crypto.randomUUID()] }, 'images'],
      [{ role: 'salesperson' }, 'brokerName'],
      [{ role: 'owner' }, 'role'],
    ] as const;
    for (const [form, field] of wrong) {
      const answer = await aLicence(form);
      expect([form, answer.status, answer.refusal.fields]).toEqual([
        form,
        400,
        expect.objectContaining({ [field]: expect.any(String) }),
      ]);
    }
    expect(await state()).toMatchObject({ role: null, licences: [] });
  });

  it('waits once, also between two calls at the same moment', async () => {
    const answers = await Promise.all([aLicence(), aLicence()]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect((await state()).licences).toHaveLength(1);
  });

  it('that was refused says why, and another one may follow', async () => {
    await aLicence();
    const [check] = (await world.ask(listProofChecks, { query: {} }, token(admin))).body.items;
    const body = { decision: 'refuse', reason: 'The number cannot be read.' } as const;
    await world.ask(decideProof, { params: { id: check?.id ?? '' }, body }, token(admin));
    expect((await state()).licences).toMatchObject([{ state: 'refused', reason: 'The number cannot be read.' }]);
    expect((await agent()).licences).toEqual([]);
    const [mail] = await mails();
    expect(mail?.body).toContain('The number cannot be read.');
    expect(mail?.subject).toContain('Broker license PRC 0012345 (Maria Santos)');
    expect((await aLicence()).status).toBe(201);
  });

  it('is spoken of once, 30 days before its end', async () => {
    await aLicence({ validUntil: dayIn(25) });
    await approveFirst(listProofChecks);
    await mails();
    await world.database.query('delete from app.outgoing_mail');
    expect((await runVerifications(world.adapters)).warned).toBe(1);
    expect((await runVerifications(world.adapters)).warned).toBe(0);
    expect((await mails()).map(({ body }) => body)).toEqual([expect.stringContaining('your listings')]);
  });

  it('of another seller is seen by nobody but whoever decides', async () => {
    await aLicence();
    expect((await state(await aSeller(world))).licences).toEqual([]);
  });
});
