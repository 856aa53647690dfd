import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runUnnamedImages } from '../../../netlify/features/account/image/sweep-actions.ts';
import { signLink } from '../../../netlify/session/link.ts';
import { decideReview, listReviewChecks } from '../../../src/contract/admin/admin.ts';
import { deleteAccount, exportAccount } from '../../../src/contract/admin/own-data.ts';
import { decideReport, listReports, sendReport } from '../../../src/contract/admin/report.ts';
import {
  getReview,
  getReviewByLink,
  getReviewFigures,
  prepareReviewImage,
  removeReviewImage,
  replyToReview,
  reviewId,
  withdrawReview,
  withdrawReviewByLink,
  writeReview,
  writeReviewByLink,
} from '../../../src/contract/booking/review.ts';
import type { ImageId } from '../../../src/contract/fields.ts';
import { getProvider } from '../../../src/contract/services/provider.ts';
import { type Praise, reviewPicturePath } from '../../../src/contract/services/provider-rating.ts';
import type { StaffId } from '../../../src/contract/services/staff.ts';
import { nowhere } from '../../support/access/stage.ts';
import {
  aCustomer,
  anAdmin,
  aProvider,
  type Person,
  withConfirmedEmail,
  withPublicCard,
} from '../../support/people.ts';
import { aPhotograph, putBytes } from '../../support/pictures.ts';
import { anAppointment } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

const hour = 3_600_000;
const day = 24 * hour;

let world: World;
let provider: Person;
let customer: Person;
let admin: Person;
beforeAll(async () => {
  world = await startWorld();
  provider = await withConfirmedEmail(world, await aProvider(world, { type: 'pro' }));
  customer = await withConfirmedEmail(world, await aCustomer(world));
  admin = await anAdmin(world);
  await withPublicCard(world, provider);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.query('delete from app.appointment');
  await world.database.query('delete from app.rate_limit');
  await world.database.query('delete from app.outgoing_mail');
  await world.database.query(
    `update app.account set created_at = now() - interval '30 days', phone = null where id = $1`,
    [customer.user.id],
  );
});

let visits = 0;
/** A visit that ended so long ago. */
async function aVisit({ ago = hour, of = customer, at = provider, status = 'completed' as const } = {}) {
  visits += 1;
  const end = world.clock.now().getTime() - ago - visits * 900_000;
  return anAppointment(world.database, {
    provider: at.user.id,
    customer: of.user.id,
    status,
    start: new Date(end - 600_000).toISOString(),
    end: new Date(end).toISOString(),
  }) as Promise<never>;
}

const aBody = (
  overrides: Partial<{
    rating: number;
    text: string;
    parts: Record<string, number>;
    praise: Praise[];
    staffId: StaffId;
    images: ImageId[];
  }> = {},
) => ({
  rating: 4,
  text: 'Sauber geschnitten.',
  ...overrides,
});

const write = (visit: never, by: Person, body = aBody()) =>
  world.ask(writeReview, { params: { id: visit }, body }, { token: by.token });
const read = async (visit: never, by: Person) =>
  (await world.ask(getReview, { params: { id: visit } }, { token: by.token })).body;
const withdraw = (visit: never, by: Person) =>
  world.ask(withdrawReview, { params: { id: visit } }, { token: by.token });
const profile = async () => (await world.ask(getProvider, { params: { id: provider.user.id } })).body;
const queue = async (which: 'pending' | 'decided' = 'pending') =>
  (await world.ask(listReviewChecks, { query: { queue: which } }, { token: admin.token })).body;

/** Waits in the world's time, and returns to it with the tokens of before. */
async function later<T>(milliseconds: number, then: () => Promise<T>): Promise<T> {
  world.clock.forward(milliseconds);
  try {
    return await then();
  } finally {
    world.clock.forward(-milliseconds);
  }
}

describe('a review', () => {
  it('is sealed: only its writer reads it, and it counts nowhere', async () => {
    const visit = await aVisit();
    const { status, body } = await write(visit, customer);
    expect(status).toBe(201);
    expect(body.own).toMatchObject({ rating: 4, text: 'Sauber geschnitten.', state: 'sealed' });
    expect(await read(visit, provider)).toMatchObject({ own: null, other: null, hasOther: true });
    expect(await profile()).toMatchObject({ rating: null, reviewCount: 0, reviews: [] });
  });

  it('is unveiled for both once both have written', async () => {
    const visit = await aVisit();
    await write(visit, customer);
    const { body } = await write(visit, provider, aBody({ rating: 5, text: 'Pünktlich und freundlich.' }));
    expect(body).toMatchObject({ own: { state: 'visible' }, other: { rating: 4, text: 'Sauber geschnitten.' } });
    expect(await read(visit, customer)).toMatchObject({
      own: { state: 'visible' },
      other: { rating: 5, text: 'Pünktlich und freundlich.' },
      canWrite: false,
    });
    expect(await profile()).toMatchObject({ rating: 4, reviewCount: 1, reviews: [{ text: 'Sauber geschnitten.' }] });
  });

  it('is unveiled after seven days when the other side says nothing', async () => {
    const visit = await aVisit();
    await write(visit, customer);
    await later(7 * day - hour, async () => expect((await profile()).reviewCount).toBe(0));
    await later(7 * day + hour, async () => expect((await profile()).reviewCount).toBe(1));
  });

  it('is changed while it is sealed, and not any more afterwards', async () => {
    const visit = await aVisit();
    await write(visit, customer);
    expect((await write(visit, customer, aBody({ rating: 2, text: 'Doch nicht.' }))).status).toBe(201);
    await write(visit, provider);
    expect(await read(visit, provider)).toMatchObject({ other: { rating: 2, text: 'Doch nicht.' } });
    const late = await write(visit, customer, aBody({ rating: 5 }));
    expect([late.status, late.refusal.code]).toEqual([409, 'conflict']);
    expect((await profile()).reviews).toMatchObject([{ rating: 2, text: 'Doch nicht.' }]);
  });

  it('is one review when its answer was lost and it is sent again, even after the seal', async () => {
    const visit = await aVisit();
    await write(visit, provider);
    const twice = [await write(visit, customer), await write(visit, customer)];
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect((await profile()).reviewCount).toBe(1);
  });

  it('of both sides at the same moment is unveiled for both', async () => {
    const visit = await aVisit();
    await Promise.all([write(visit, customer), write(visit, provider)]);
    expect((await read(visit, customer)).other).not.toBeNull();
    expect((await read(visit, provider)).other).not.toBeNull();
  });

  it('keeps the parts that belong to the service, and their means stand on the profile', async () => {
    const first = await aVisit();
    const { body } = await write(first, customer, aBody({ parts: { cleanliness: 5, punctuality: 2, price: 1 } }));
    expect(body.own?.parts).toEqual({ cleanliness: 5, punctuality: 2 });
    expect(body.parts).toEqual(['cleanliness', 'result', 'punctuality']);
    await write(first, provider);
    const other = await withConfirmedEmail(world, await aCustomer(world));
    await world.database.query(`update app.account set created_at = now() - interval '9 days' where id = $1`, [
      other.user.id,
    ]);
    const second = await aVisit({ of: other });
    await write(second, other, aBody({ parts: { cleanliness: 4 } }));
    await write(second, provider);
    expect((await profile()).partRatings).toEqual([
      { part: 'cleanliness', rating: 4.5, count: 2 },
      { part: 'punctuality', rating: 2, count: 1 },
    ]);
  });

  it.each([
    [{ rating: 0, text: 'Nichts.' }, 'rating'],
    [{ rating: 4.5, text: 'Halb.' }, 'rating'],
    [{ rating: 4, text: 'x'.repeat(4001) }, 'text'],
  ])('with bad input (%#) says which field is wrong and keeps nothing', async (body, field) => {
    const visit = await aVisit();
    const { status, refusal } = await write(visit, customer, body);
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
    expect((await read(visit, customer)).own).toBeNull();
  });

  it('needs a completed visit of the last 90 days that the customer made or confirmed', async () => {
    const open = await aVisit({ status: 'confirmed' as 'completed' });
    const old = await aVisit({ ago: 90 * day + hour });
    const entered = await aVisit();
    await world.database.query(`update app.appointment set origin = 'entry' where id = $1`, [entered]);
    for (const visit of [open, old, entered]) {
      expect((await write(visit, customer)).refusal.code).toBe('review_closed');
      expect(await read(visit, customer)).toMatchObject({ canWrite: false });
    }
    await world.database.query('update app.appointment set coming_at = now() where id = $1', [entered]);
    expect((await write(entered, customer)).status).toBe(201);
  });
});

describe('points alone', () => {
  it('are a review, as is one word; both count as no text', async () => {
    const first = await aVisit();
    expect((await write(first, customer, aBody({ text: '   ' }))).body.own).toMatchObject({ rating: 4, text: '' });
    await write(first, provider, aBody({ text: '' }));
    const other = await withConfirmedEmail(world, await aCustomer(world));
    await world.database.query(`update app.account set created_at = now() - interval '9 days' where id = $1`, [
      other.user.id,
    ]);
    for (const text of ['Super', 'Sehr gut.']) {
      const visit = await aVisit({ of: other });
      await write(visit, other, aBody({ text }));
      await write(visit, provider);
    }
    expect(await profile()).toMatchObject({ reviewCount: 3, textReviews: 1 });
  });
});

describe('what was good', () => {
  it('is kept in one order, told of each review and counted for all', async () => {
    const visit = await aVisit();
    const { body } = await write(visit, customer, aBody({ praise: ['friendly', 'result', 'friendly'] }));
    expect(body.own?.praise).toEqual(['result', 'friendly']);
    const theirs = await write(visit, provider, aBody({ praise: ['punctual'] }));
    expect(theirs.body.own?.praise).toEqual([]);
    const shown = await profile();
    expect(shown.reviews[0]?.praise).toEqual(['result', 'friendly']);
    expect(shown.praised).toEqual([
      { praise: 'friendly', count: 1 },
      { praise: 'result', count: 1 },
    ]);
  });
});

describe('who was there', () => {
  it('is whoever the visit names, or somebody else of the same staff, and is told where there are several', async () => {
    const visit = await aVisit();
    const { body } = await write(visit, customer);
    const [alone] = body.team;
    expect([body.team.length, body.own?.staffId]).toEqual([1, alone?.id]);
    expect((await read(visit, provider)).team).toEqual([]);
    const [maren] = await world.database.query<{ id: StaffId }>(
      `insert into app.staff (provider_id, name, position) values ($1, 'Maren', 1) returning id`,
      [provider.user.id],
    );
    const changed = await write(visit, customer, aBody({ staffId: maren!.id }));
    expect(changed.body.own?.staffId).toBe(maren!.id);
    const foreign = await write(visit, customer, aBody({ staffId: nowhere as never }));
    expect([foreign.status, Object.keys(foreign.refusal.fields ?? {})]).toEqual([400, ['staffId']]);
    await write(visit, provider);
    expect((await profile()).reviews).toMatchObject([{ staff: 'Maren' }]);
    await world.database.query('delete from app.appointment');
    await world.database.query('delete from app.staff where id = $1', [maren!.id]);
  });
});

/** The status of a link: a redirect to the store, and the picture behind it. */
async function statusOf(url = ''): Promise<number> {
  const answer = await world.fetch(new Request(new URL(url, world.adapters.siteUrl), { redirect: 'manual' }));
  const to = answer.headers.get('location');
  return to === null ? answer.status : (await world.fetch(new Request(new URL(to, world.adapters.siteUrl)))).status;
}
const publicly = (image: string): Promise<number> => statusOf(reviewPicturePath.replace(':id', image));
const remove = (visit: never, image: ImageId, by = customer) =>
  world.ask(removeReviewImage, { params: { id: visit, image } }, { token: by.token });

describe('pictures', () => {
  let photograph: Uint8Array;
  beforeAll(async () => {
    photograph = await aPhotograph(60, 40).png().toBuffer();
  });
  const announced = { contentType: 'image/png', size: 1000 } as const;
  async function added(visit: never, by = customer): Promise<ImageId> {
    const { body, status } = await world.ask(
      prepareReviewImage,
      { params: { id: visit }, body: announced },
      { token: by.token },
    );
    expect(status).toBe(201);
    expect((await putBytes(world, body, photograph)).ok).toBe(true);
    return body.id;
  }
  it('are private until the review opens, public with it, and gone with it', async () => {
    const visit = await aVisit();
    const image = await added(visit);
    const { body } = await write(visit, customer, aBody({ images: [image] }));
    expect(body.own?.images).toMatchObject([{ id: image, width: 60, height: 40 }]);
    expect(await statusOf(body.own?.images[0]?.url)).toBe(200);
    expect(await publicly(image)).toBe(404);
    expect((await read(visit, provider)).other).toBeNull();
    await write(visit, provider);
    const [shown] = (await profile()).reviews;
    expect(shown?.images).toMatchObject([{ id: image, width: 60, height: 40 }]);
    expect(await statusOf(shown?.images[0]?.url)).toBe(200);
    const [{ key } = { key: '' }] = await world.database.query<{ key: string }>(
      'select store_key as key from app.image where id = $1',
      [image],
    );
    expect(key).toMatch(/^review-upload\//);
    expect(await statusOf(world.adapters.images.urlOf(key))).toBe(404);
    await withdraw(visit, customer);
    expect(await publicly(image)).toBe(404);
  });

  it('are taken out by their writer alone, under the seal and after it; the review stays', async () => {
    const visit = await aVisit();
    const [first, second] = [await added(visit), await added(visit)];
    await write(visit, customer, aBody({ images: [first, second] }));
    expect((await remove(visit, first, provider)).status).toBe(404);
    expect((await remove(visit, first)).body.own?.images).toMatchObject([{ id: second }]);
    await write(visit, provider);
    expect((await remove(visit, second)).body.own).toMatchObject({ images: [], state: 'visible' });
    expect((await profile()).reviews).toMatchObject([{ images: [] }]);
    expect(await publicly(second)).toBe(404);
    await later(2 * day, async () => {
      await runUnnamedImages(world.adapters);
      expect(await world.database.query('select from app.image')).toHaveLength(0);
    });
  });

  it('are three at most, of this very visit, and decoded first', async () => {
    const [visit, other] = [await aVisit(), await aVisit()];
    const images = [await added(visit), await added(visit), await added(visit)];
    const many = await write(visit, customer, aBody({ images: [...images, await added(visit)] }));
    expect([many.status, Object.keys(many.refusal.fields ?? {})]).toEqual([400, ['images']]);
    expect((await write(visit, customer, aBody({ images }))).body.own?.images).toHaveLength(3);
    expect((await write(other, customer, aBody({ images: images.slice(0, 1) }))).status).toBe(400);
  });

  it('are reported once they are visible; the desk sees them, and takes one out alone', async () => {
    const visit = await aVisit();
    const image = await added(visit);
    const sealed = { kind: 'image', id: image as never, reason: 'private' } as const;
    await write(visit, customer, aBody({ images: [image] }));
    expect((await world.ask(sendReport, { body: sealed })).status).toBe(404);
    await write(visit, provider);
    expect((await world.ask(sendReport, { body: sealed })).status).toBe(201);
    const { body } = await world.ask(listReports, { query: {} }, { token: admin.token });
    const [found] = body.items;
    expect(found?.thing?.images).toHaveLength(1);
    expect(await statusOf(found?.thing?.images[0])).toBe(200);
    const decided = { action: 'remove', rule: 'privacy', reason: 'Ein Gesicht.' } as const;
    await world.ask(decideReport, { params: { id: found!.id }, body: decided }, { token: admin.token });
    expect(await publicly(image)).toBe(404);
    expect((await profile()).reviews).toMatchObject([{ images: [] }]);
  });

  it('go with the account; until then they stand in its own data', async () => {
    const leaver = await withConfirmedEmail(world, await aCustomer(world));
    const visit = await aVisit({ of: leaver });
    const image = await added(visit, leaver);
    await write(visit, leaver, aBody({ images: [image] }));
    await write(visit, provider);
    const { body } = await world.ask(exportAccount, {}, { token: leaver.token });
    expect(body.held['reviewImages']).toMatchObject([{ image_id: image }]);
    expect(body.held['images']).toMatchObject([{ id: image, purpose: 'review', address: null }]);
    const gone = await world.ask(
      deleteAccount,
      { body: { confirm: 'DELETE', password: leaver.password } },
      { token: leaver.token },
    );
    expect(gone.status).toBe(200);
    expect(await world.database.query('select from app.review_image')).toHaveLength(0);
    expect(await publicly(image)).toBe(404);
  });
});

describe('the other side', () => {
  it('is told that it was rated, once, and not of what is held', async () => {
    const visit = await aVisit();
    const told = () =>
      world.database.query<{ accountId: string }>(
        `select account_id as "accountId" from app.notification where kind = 'review_received' and appointment_id = $1`,
        [visit],
      );
    await world.database.query('update app.account set created_at = now() where id = $1', [customer.user.id]);
    await write(visit, customer);
    expect(await told()).toEqual([]);
    await write(visit, provider);
    await write(visit, provider);
    expect(await told()).toEqual([{ accountId: customer.user.id }]);
  });
});

describe('what is taken back', () => {
  it('under the seal goes without a trace, and can be written anew', async () => {
    const visit = await aVisit();
    await write(visit, customer);
    expect((await withdraw(visit, customer)).body.own).toBeNull();
    expect(await read(visit, provider)).toMatchObject({ hasOther: false });
    expect((await write(visit, customer)).status).toBe(201);
  });

  it('afterwards leaves a counted gap and stays away', async () => {
    const visit = await aVisit();
    await write(visit, customer);
    await write(visit, provider);
    expect((await withdraw(visit, customer)).body.own?.state).toBe('withdrawn');
    expect(await profile()).toMatchObject({ reviewCount: 0, reviews: [], withdrawnReviews: 1 });
    expect((await read(visit, provider)).other).toBeNull();
    expect((await write(visit, customer, aBody({ rating: 1 }))).refusal.code).toBe('conflict');
    expect((await world.ask(getReviewFigures, {})).body.withdrawn).toBe(1);
  });
});

describe('a guest', () => {
  it('does the same by the link of the visit, and by no other link', async () => {
    const visit = await aVisit();
    await world.database.query(
      `update app.appointment set customer_id = null, guest_name = 'Gesa Gast' where id = $1`,
      [visit],
    );
    const { secret } = world.adapters;
    const token = await signLink(secret, 'visit', visit, world.clock.now(), 90);
    const wrong = await signLink(secret, 'inquiry_thread', visit, world.clock.now());
    expect((await world.ask(writeReviewByLink, { params: { token: wrong }, body: aBody() })).status).toBe(404);
    expect((await world.ask(writeReviewByLink, { params: { token }, body: aBody() })).status).toBe(201);
    expect((await world.ask(getReviewByLink, { params: { token } })).body.own?.state).toBe('sealed');
    await write(visit, provider);
    expect((await profile()).reviews).toMatchObject([{ author: 'Gesa G.', rating: 4 }]);
    expect((await world.ask(withdrawReviewByLink, { params: { token } })).body.own?.state).toBe('withdrawn');
  });
});

/** A visible review of the provider; its id. */
async function aVisibleReview(): Promise<never> {
  const visit = await aVisit();
  await write(visit, customer);
  await write(visit, provider);
  const { own } = await read(visit, customer);
  return reviewId.parse(own?.id) as never;
}

describe('an answer', () => {
  it('is given once, to a visible review of the own business', async () => {
    const id = await aVisibleReview();
    const reply = (by: Person, text = 'Danke!') =>
      world.ask(replyToReview, { params: { id }, body: { text } }, { token: by.token });
    const stranger = await withConfirmedEmail(world, await aProvider(world));
    expect((await reply(stranger)).status).toBe(404);
    expect((await reply(provider)).status).toBe(201);
    expect((await reply(provider, 'Noch etwas')).refusal.code).toBe('conflict');
    expect((await profile()).reviews).toMatchObject([{ reply: 'Danke!' }]);
  });

  it('cannot be given to what is still sealed', async () => {
    const visit = await aVisit();
    const { body } = await write(visit, customer);
    const id = reviewId.parse(body.own?.id) as never;
    const answered = await world.ask(
      replyToReview,
      { params: { id }, body: { text: 'Ah!' } },
      { token: provider.token },
    );
    expect(answered.status).toBe(404);
  });
});

const ofProvider = async (columns: string) => {
  const [row] = await world.database.query<Record<string, string>>(`select ${columns} from app.account where id = $1`, [
    provider.user.id,
  ]);
  return row ?? {};
};

describe('signals', () => {
  it.each<[string, () => Promise<unknown>]>([
    [
      'same_phone',
      async () => {
        await world.database.query(`update app.account set phone = '+49 30 1234567' where id = $1`, [provider.user.id]);
        await world.database.query(`update app.account set phone = '030 123 45 67' where id = $1`, [customer.user.id]);
      },
    ],
    [
      'same_iban',
      () =>
        world.database.query(
          `insert into app.sealed_detail (account_id, kind, sealed, fingerprint, updated_at)
           select id, 'bank', 'k.' || id, 'the same', now() from unnest($1::uuid[]) as id`,
          [[provider.user.id, customer.user.id]],
        ),
    ],
    [
      'same_address',
      async () => {
        const { street, house_number: number, zip } = await ofProvider('street, house_number, zip');
        await world.database.query('update app.account set street = $2, house_number = $3, zip = $4 where id = $1', [
          customer.user.id,
          street,
          number?.toUpperCase(),
          zip,
        ]);
      },
    ],
    [
      'young_account',
      () =>
        world.database.query('update app.account set created_at = $2::timestamptz where id = $1', [
          customer.user.id,
          new Date(world.clock.now().getTime() - 23 * hour).toISOString(),
        ]),
    ],
    [
      'one_provider',
      async () => {
        for (const visit of [await aVisit(), await aVisit()]) await write(visit, customer);
      },
    ],
  ])('%s holds a review until a person has decided', async (signal, prepare) => {
    await prepare();
    const visit = await aVisit();
    const { body } = await write(visit, customer);
    expect(body.own?.state).toBe('held');
    await write(visit, provider);
    expect((await profile()).reviews.map(({ id }) => id)).not.toContain(body.own?.id);
    const { items } = await queue();
    expect(items.find(({ id }) => id === body.own?.id)?.signals).toEqual([signal]);
    await world.database.query(
      `update app.account set street = null, house_number = null, zip = null, phone = null where id = $1`,
      [customer.user.id],
    );
    await world.database.query(`delete from app.sealed_detail`);
    const decision = { params: { id: body.own?.id as never }, body: { decision: 'approve' as const } };
    const both = await Promise.all([1, 2].map(() => world.ask(decideReview, decision, { token: admin.token })));
    expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    expect((await profile()).reviews.map(({ id }) => id)).toContain(body.own?.id);
    expect((await read(visit, customer)).own?.state).toBe('visible');
  });

  it('hold nothing of a customer about whom nothing speaks for it', async () => {
    await write(await aVisit(), customer);
    expect((await queue()).total).toBe(0);
  });

  it('are counted on the page that says how reviews are checked', async () => {
    await world.database.query('update app.account set created_at = now() where id = $1', [customer.user.id]);
    const visit = await aVisit();
    const { body } = await write(visit, customer);
    await world.ask(
      decideReview,
      { params: { id: body.own?.id as never }, body: { decision: 'refuse', reason: 'Eigenes Geschäft.' } },
      { token: admin.token },
    );
    // What a provider says of a customer is no public review.
    await write(visit, provider);
    expect((await world.ask(getReviewFigures, {})).body).toEqual({
      visible: 0,
      held: 1,
      removed: 1,
      withdrawn: 0,
      reported: 0,
    });
    expect((await read(visit, customer)).own).toMatchObject({ state: 'removed', reason: 'Eigenes Geschäft.' });
    expect((await write(visit, customer, aBody({ text: 'Anders.' }))).refusal.code).toBe('conflict');
  });
});
