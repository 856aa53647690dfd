import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runImages } from '../../../netlify/features/account/image/copies-actions.ts';
import { runSameAccounts } from '../../../netlify/features/property/listing/copy-actions.ts';
import { verifyEmail } from '../../../src/contract/account/account.ts';
import { submitSellerIdentity } from '../../../src/contract/account/verification-seller.ts';
import { decidePictures, listPictureChecks } from '../../../src/contract/admin/admin-pictures.ts';
import type { ImageId, ListingId } from '../../../src/contract/fields.ts';
import {
  createProperty,
  deleteProperty,
  getUserProperties,
  renewListing,
  updateProperty,
} from '../../../src/contract/property/listing.ts';
import { getListing, previewListing } from '../../../src/contract/property/listing-detail.ts';
import { aPropertyForm, randomFrom } from '../../support/listings.ts';
import { aCustomer, anAdmin, anUnconfirmedSeller, aSeller, type Person } from '../../support/people.ts';
import { anUploadedImage } from '../../support/pictures.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let admin: Person;
let original: Uint8Array;
let copied: Uint8Array;
let another: Uint8Array;
let first: Person;
let firstListing: ListingId;

/** A room of random grey: what two of them show differs in about half of the bits. */
function aRoom(seed: number): Sharp {
  const drawn = randomFrom(seed);
  const grey = Uint8Array.from({ length: 81 }, () => Math.floor(drawn() * 256));
  return sharp(grey, { raw: { width: 9, height: 9, channels: 1 } }).resize(720, 540, { kernel: 'cubic', fit: 'fill' });
}

beforeAll(async () => {
  world = await startWorld();
  admin = await anAdmin(world);
  original = await aRoom(7).webp({ quality: 90 }).toBuffer();
  copied = await sharp(original).resize({ width: 500 }).jpeg({ quality: 60 }).toBuffer();
  another = await aRoom(8).jpeg().toBuffer();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.query('delete from app.picture_check');
  await world.database.query('delete from app.listing_image');
  first = await aSeller(world);
  firstListing = (await published(first, await uploaded(first, original, 'image/webp'))).body.id;
  await world.afterwards();
  await world.database.query('delete from app.outgoing_mail');
});

const token = ({ token: held }: Person) => ({ token: held });
const uploaded = (person: Person, bytes: Uint8Array, type: 'image/webp' | 'image/jpeg' = 'image/jpeg') =>
  anUploadedImage(world, person, bytes, type);
const published = (person: Person, image: ImageId) =>
  world.ask(createProperty, { body: aPropertyForm({ images: [{ id: image, alt: '' }] }) }, token(person));
const waiting = async () => (await world.ask(listPictureChecks, { query: {} }, token(admin))).body.items;
const decide = async (body: { decision: 'approve' } | { decision: 'refuse'; reason: string }, id?: string) =>
  world.ask(
    decidePictures,
    { params: { id: id ?? (await waiting())[0]?.id ?? crypto.randomUUID() }, body },
    token(admin),
  );
const isPublic = async (id: ListingId) => (await world.ask(getListing, { params: { id } })).status === 200;
const mails = async (to: Person) => {
  await world.afterwards();
  return world.database.query<{ subject: string; body: string }>(
    'select subject, body from app.outgoing_mail where recipient = $1 order by created_at',
    [to.user.email],
  );
};
const checked = (person: Person) =>
  world.database.query('update app.account set identity_verified_at = now() where id = $1', [person.user.id]);

describe('a picture that is nearly that of another seller', () => {
  it('holds the listing of an unchecked seller, and the administration sees both', async () => {
    const second = await aSeller(world);
    const answer = await published(second, await uploaded(second, copied));
    expect(answer).toMatchObject({ status: 201, body: { status: 'paused', isHeld: true } });
    const { id } = answer.body;
    expect(await isPublic(id)).toBe(false);
    expect(await isPublic(firstListing)).toBe(true);
    expect(await waiting()).toEqual([
      expect.objectContaining({
        state: 'pending',
        listing: expect.objectContaining({ id, isPublic: false }),
        pairs: [
          {
            picture: expect.stringContaining('property/'),
            other: expect.stringContaining('property/'),
            distance: expect.toSatisfy((bits: number) => bits <= 12),
            otherListing: expect.objectContaining({ id: firstListing, isPublic: true }),
          },
        ],
      }),
    ]);
    expect((await world.ask(previewListing, { params: { id } }, token(second))).body.isHeld).toBe(true);
  });

  it('is public once a person has freed it, with all its days, and is not asked about again', async () => {
    const second = await aSeller(world);
    const { id } = (await published(second, await uploaded(second, copied))).body;
    world.clock.forward(60_000);
    expect((await decide({ decision: 'approve' })).status).toBe(200);
    expect(await isPublic(id)).toBe(true);
    expect((await mails(second)).slice(-1)).toEqual([
      { subject: expect.stringContaining('can be seen again'), body: expect.stringContaining('/seller/dashboard') },
    ]);
    const change = { id, title: 'The same house' };
    expect((await world.ask(updateProperty, { body: change }, token(second))).body.status).toBe('published');
    expect(await waiting()).toEqual([]);
    const [audit] = await world.database.query(
      'select action from app.audit where subject_id in (select id from app.picture_check where listing_id = $1)',
      [id],
    );
    expect(audit).toEqual({ action: 'listing_freed' });
  });

  it('stays away with a reason where it was refused, until other pictures are shown', async () => {
    const second = await aSeller(world);
    const image = await uploaded(second, copied);
    const { id } = (await published(second, image)).body;
    expect((await decide({ decision: 'refuse', reason: 'The house of Maria Santos.' })).status).toBe(200);
    const mail = (await mails(second)).at(-1);
    expect(mail?.body).toContain('The house of Maria Santos.');
    const again = await world.ask(updateProperty, { body: { id, status: 'published' } }, token(second));
    expect(again.refusal).toMatchObject({ code: 'invalid', fields: { images: expect.stringContaining('Image 1') } });
    expect((await world.ask(renewListing, { params: { id } }, token(second))).refusal.code).toBe('invalid');
    const own = async () => (await world.ask(getUserProperties, {}, token(second))).body[0];
    expect(await own()).toMatchObject({ status: 'paused', isHeld: false, refusedFor: 'The house of Maria Santos.' });
    const images = [{ id: await uploaded(second, another), alt: '' }];
    const mended = await world.ask(updateProperty, { body: { id, status: 'published', images } }, token(second));
    expect(mended.body).toMatchObject({ status: 'published', isHeld: false, refusedFor: null });
    expect(await waiting()).toEqual([]);
    // A seller who pauses the listing does not read the administrator's old reason again.
    await world.ask(updateProperty, { body: { id, status: 'paused' } }, token(second));
    expect(await own()).toMatchObject({ status: 'paused', refusedFor: null });
  });

  it('is decided once: the second administrator is told, and an unknown one is not there', async () => {
    const second = await aSeller(world);
    await published(second, await uploaded(second, copied));
    const [check] = await waiting();
    const both = await Promise.all([
      decide({ decision: 'approve' }, check?.id),
      decide({ decision: 'refuse', reason: 'No.' }, check?.id),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await decide({ decision: 'approve' }, crypto.randomUUID())).refusal.code).toBe('not_found');
    const reasonless = await world.raw(
      `POST /api/admin/pictures/${check?.id}/decision`,
      { decision: 'refuse', reason: ' ' },
      token(admin),
    );
    expect([reasonless.status, reasonless.refusal.fields]).toEqual([400, { reason: expect.any(String) }]);
  });

  it('waits for nobody any more once the seller shows other pictures, or withdraws the listing', async () => {
    const second = await aSeller(world);
    const { id } = (await published(second, await uploaded(second, copied))).body;
    const images = [{ id: await uploaded(second, another), alt: '' }];
    const mended = await world.ask(updateProperty, { body: { id, status: 'published', images } }, token(second));
    expect(mended.body).toMatchObject({ status: 'published', isHeld: false });
    expect(await waiting()).toEqual([]);
    const third = await aSeller(world);
    const gone = (await published(third, await uploaded(third, copied))).body.id;
    expect(await waiting()).toHaveLength(1);
    await world.ask(deleteProperty, { body: { id: gone } }, token(third));
    expect(await waiting()).toEqual([]);
  });

  it('holds as well what is published later, by the confirmed address', async () => {
    const second = await anUnconfirmedSeller(world);
    const { id } = (await published(second, await uploaded(second, copied))).body;
    expect(await waiting()).toEqual([]);
    const [mail] = await mails(second);
    const link = /verify-email\/([\w.-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
    const confirmed = await world.ask(verifyEmail, { params: { token: link } });
    expect(confirmed.body.publishedListings).toBe(0);
    expect(await isPublic(id)).toBe(false);
    expect(await waiting()).toHaveLength(1);
  });

  it('holds one of two sellers who publish the same at the same moment', async () => {
    const sellers = [await aSeller(world), await aSeller(world)];
    const images = await Promise.all(sellers.map((seller) => uploaded(seller, another)));
    const answers = await Promise.all(sellers.map((seller, index) => published(seller, images[index] as ImageId)));
    expect(answers.map(({ body }) => body.status).toSorted()).toEqual(['paused', 'published']);
  });
});

const bare = (person: Person) => world.ask(createProperty, { body: aPropertyForm() }, token(person));
/** How numbers are typed differs; the account of the other one has a listing that was seen. */
let shared = 0;
const sharingPhone = async () => {
  const last = 1000 + (shared += 1);
  return {
    known: await aSeller(world, { phone: `+63 917 555 ${last}` }),
    second: await aSeller(world, { phone: `0917-555${last}` }),
  };
};
const kindsOf = async () => (await waiting()).map(({ matches }) => matches.map(({ kinds }) => kinds));

describe('a seller with something of another account', () => {
  it('is held for the same number, and the administration sees both accounts', async () => {
    const { known, second } = await sharingPhone();
    expect((await bare(second)).body.status).toBe('published');
    await world.database.query('delete from app.listing where owner_id = $1', [second.user.id]);
    const shown = (await bare(known)).body;
    expect(shown.isHeld).toBe(false);
    const { body } = await bare(second);
    expect(body).toMatchObject({ status: 'paused', isHeld: true });
    expect(await waiting()).toEqual([
      expect.objectContaining({
        pairs: [],
        listing: expect.objectContaining({ id: body.id }),
        matches: [
          {
            kinds: ['phone'],
            account: expect.objectContaining({ id: known.user.id, isChecked: false, isSuspended: false }),
            listing: { id: shown.id, title: shown.title, isPublic: true },
          },
        ],
      }),
    ]);
    // The first one is not held for what the second one says of itself.
    const change = { id: shown.id, title: 'Changed' };
    expect((await world.ask(updateProperty, { body: change }, token(known))).body.isHeld).toBe(false);
    expect((await decide({ decision: 'approve' })).status).toBe(200);
    expect(await isPublic(body.id)).toBe(true);
    expect((await bare(second)).body.isHeld).toBe(false);
  });

  it('stays away where it was refused, until somebody has checked who it is', async () => {
    const { known, second } = await sharingPhone();
    await bare(known);
    const { id } = (await bare(second)).body;
    world.clock.forward(60_000);
    expect((await decide({ decision: 'refuse', reason: 'Suspended under another name.' })).status).toBe(200);
    expect((await mails(second)).map(({ body }) => body)).toContainEqual(expect.stringContaining('/seller/verify'));
    const again = await world.ask(updateProperty, { body: { id, status: 'published' } }, token(second));
    expect(again.refusal).toMatchObject({ code: 'invalid', fields: { status: expect.stringContaining('account') } });
    expect((await bare(second)).refusal.code).toBe('invalid');
    await checked(second);
    const shown = await world.ask(updateProperty, { body: { id, status: 'published' } }, token(second));
    expect(shown.body.status).toBe('published');
  });

  it('is held for the same document and the same bank account, also of a suspended account without any listing', async () => {
    await world.database.query('delete from app.listing');
    const suspended = await aSeller(world);
    const second = await aSeller(world);
    const { id } = (await bare(second)).body;
    for (const person of [suspended, second]) {
      const image = await anUploadedImage(world, person, original, 'image/webp', 'document');
      const sent = await world.ask(submitSellerIdentity, { body: { images: [image] } }, token(person));
      expect(sent.status).toBe(201);
      await world.database.query(
        `insert into app.sealed_detail (account_id, kind, sealed, fingerprint, updated_at)
         values ($1, 'bank', 'key.sealed', 'the same', now())`,
        [person.user.id],
      );
    }
    await world.database.query('update app.account set suspended_at = now() where id = $1', [suspended.user.id]);
    // What is public already is held by the job.
    expect(await runSameAccounts(world.adapters)).toEqual({ heldForAccounts: 1 });
    expect(await runSameAccounts(world.adapters)).toEqual({ heldForAccounts: 0 });
    expect(await isPublic(id)).toBe(false);
    expect(await kindsOf()).toEqual([[['document', 'iban']]]);
  });

  it('is not held if it was checked, nor for the number of a customer', async () => {
    const { known, second } = await sharingPhone();
    await bare(known);
    await checked(second);
    expect((await bare(second)).body.isHeld).toBe(false);
    const third = await aSeller(world, { phone: '+63 917 555 0002' });
    const customer = await aCustomer(world);
    await world.database.query(`update app.account set phone = '09175550002' where id = $1`, [customer.user.id]);
    expect((await bare(third)).body.isHeld).toBe(false);
  });
});

describe('a copy that was turned or cut', () => {
  it.each<[string, (picture: Sharp) => Sharp]>([
    ['turned left to right', (picture) => picture.flop()],
    ['cut all around', (picture) => picture.extract({ left: 29, top: 22, width: 662, height: 496 })],
    ['without its lower tenth', (picture) => picture.extract({ left: 0, top: 0, width: 720, height: 486 })],
  ])('holds the listing where it is %s', async (_, change) => {
    const second = await aSeller(world);
    const bytes = await change(sharp(original)).jpeg({ quality: 75 }).toBuffer();
    expect((await published(second, await uploaded(second, bytes))).body.isHeld).toBe(true);
  });
});

describe('nothing is held', () => {
  it('of a checked seller: brokers share what they sell', async () => {
    const broker = await aSeller(world);
    await checked(broker);
    const answer = await published(broker, await uploaded(broker, copied));
    expect(answer.body).toMatchObject({ status: 'published', isHeld: false });
  });

  it('for the own pictures, for other pictures, and for those that the demo has drawn', async () => {
    const again = await published(first, await uploaded(first, copied));
    expect(again.body.status).toBe('published');
    const second = await aSeller(world);
    expect((await published(second, await uploaded(second, another))).body.status).toBe('published');
    await world.database.query('update app.image set look = null, looks = null where owner_id = any($1::uuid[])', [
      [first.user.id],
    ]);
    const third = await aSeller(world);
    expect((await published(third, await uploaded(third, copied))).body.status).toBe('published');
  });

  it('for a draft that nobody has seen', async () => {
    await world.database.query(`update app.listing set published_at = null, status = 'draft' where id = $1`, [
      firstListing,
    ]);
    const second = await aSeller(world);
    expect((await published(second, await uploaded(second, copied))).body.status).toBe('published');
  });
});

describe('pictures from before they were compared', () => {
  it('are looked at by the job, and then hold copies', async () => {
    await world.database.query('update app.image set look = null, looks = null, looked_at = null where owner_id = $1', [
      first.user.id,
    ]);
    expect((await runImages(world.adapters)).looked).toBeGreaterThan(0);
    expect((await runImages(world.adapters)).looked).toBe(0);
    const second = await aSeller(world);
    expect((await published(second, await uploaded(second, copied))).body.isHeld).toBe(true);
  });
});

describe('the index of looks', () => {
  it('finds every picture that differs in up to 15 bits, and compares few others', async () => {
    const [counted] = await world.database.query<{ missed: number; compared: number }>(
      `with looks as materialized (
         select look, app.look_parts(look) as parts, app.look_near(look) as near
           from (select (select string_agg((random() < 0.5)::int::text, '') from generate_series(1, 128) where n > 0)::bit(128) as look
                   from generate_series(1, 100) n) drawn),
       turned as materialized (
         select near, app.look_parts(look # (
                  select string_agg(case when place <= 15 then '1' else '0' end, '' order by at)
                    from (select at, row_number() over (order by random()) as place
                            from generate_series(1, 128) at where looks.look is not null) spread)::bit(128)) as parts
           from looks)
       select count(*) filter (where not parts && near) as missed,
              (select count(*) from looks one, looks other
                where one.look <> other.look and other.parts && one.near) as compared
         from turned`,
    );
    expect(counted?.missed).toBe(0);
    expect(counted?.compared).toBeLessThan(100 * 99 * 0.01);
  });
});
