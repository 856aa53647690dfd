import { renewalSubject } from '../../../netlify/features/property/listing/rules.ts';
import { type ListingId, listingId } from '../../../src/contract/fields.ts';
import { sendInquiry } from '../../../src/contract/property/inquiry.ts';
import { saveSearch } from '../../../src/contract/property/saved-search.ts';
import { aListing, type PropertyForm } from '../listings.ts';
import { type Person } from '../people.ts';
import { linkTo } from './account-things.ts';
import { type ActorName, type Make, nextCaller, personOf, type Stage, tokenOf } from './stage.ts';

const listed = async (stage: Stage, owner: Person, overrides: Partial<PropertyForm>): Promise<ListingId> =>
  (await aListing(stage.world, { ...owner, token: await tokenOf(stage, owner) }, overrides)).id;

/** Only a seller and a provider can have a listing; whoever else asks, asks for the other seller's. */
const listerOf = ({ people, otherSeller }: Stage, actor: ActorName): Person =>
  actor === 'seller' || actor === 'provider' ? people[actor] : otherSeller;

/** A provider has room for one in public: what stood there before gives way. */
async function makeRoom({ world }: Stage, owner: Person): Promise<void> {
  await world.database.query(`update app.listing set status = 'removed' where owner_id = $1`, [owner.user.id]);
}

export const listing: Record<'own' | 'anothers' | 'ownDraft' | 'anothersDraft', Make> = {
  own: async (stage, actor) => {
    await makeRoom(stage, listerOf(stage, actor));
    return listed(stage, listerOf(stage, actor), {});
  },
  anothers: (stage) => listed(stage, stage.otherSeller, {}),
  ownDraft: (stage, actor) => listed(stage, listerOf(stage, actor), { status: 'draft' }),
  anothersDraft: (stage) => listed(stage, stage.otherSeller, { status: 'draft' }),
};

/** A listing that waits for a decision about its pictures and its seller's account. */
export const heldPictures: Make = async (stage) => {
  const [row] = await stage.world.database.query<{ id: string }>(
    'insert into app.picture_check (listing_id, opened_at) values ($1, $2::timestamptz) returning id',
    [await listed(stage, stage.otherSeller, {}), stage.world.clock.now().toISOString()],
  );
  await stage.world.database.query(
    `insert into app.account_match (check_id, kind, other_account_id) values ($1, 'phone', $2)`,
    [row?.id, stage.stranger.user.id],
  );
  return row?.id ?? 'none';
};

/** Written by somebody with an account, about a listing. */
async function inquiryBy(stage: Stage, writer: Person, about: string): Promise<string> {
  const answered = await stage.world.ask(
    sendInquiry,
    {
      params: { id: listingId.parse(about) },
      body: { name: 'Juan dela Cruz', email: writer.user.email, message: 'Is it still available?' },
    },
    { token: await tokenOf(stage, writer), caller: `172.16.0.${nextCaller() & 255}` },
  );
  if (answered.status !== 201) throw new Error(`the inquiry answered ${answered.refusal.code}`);
  return answered.body.id;
}

export const inquiry: Record<'received' | 'receivedByAnother' | 'written' | 'writtenByAnother', Make> = {
  /** About the actor's own listing. */
  received: async (stage, actor) => inquiryBy(stage, stage.stranger, await listing.own(stage, actor)),
  receivedByAnother: async (stage, actor) => inquiryBy(stage, stage.stranger, await listing.anothers(stage, actor)),
  /** By the actor, about the other seller's listing. */
  written: async (stage, actor) => inquiryBy(stage, personOf(stage, actor), await listing.anothers(stage, actor)),
  writtenByAnother: async (stage, actor) => inquiryBy(stage, stage.stranger, await listing.anothers(stage, actor)),
};

const savedBy = async (stage: Stage, person: Person): Promise<string> =>
  (
    await stage.world.ask(
      saveSearch,
      { body: { name: 'Makati', frequency: 'daily', filters: {} } },
      { token: await tokenOf(stage, person) },
    )
  ).body.id;

export const savedSearch: Record<'own' | 'anothers', Make> = {
  own: (stage, actor) => savedBy(stage, personOf(stage, actor)),
  anothers: (stage) => savedBy(stage, stage.otherSeller),
};

/** The token of the confirming mail of a guest's search. */
export const guestsConfirmation: Make = async ({ world }) => {
  const number = nextCaller();
  const email = `guest.${number}@example.org`;
  await world.ask(
    saveSearch,
    { body: { name: 'Makati', frequency: 'daily', filters: {}, email } },
    { caller: `172.17.0.${number & 255}` },
  );
  const [mail] = await world.database.query<{ body: string }>(
    'select body from app.outgoing_mail where recipient = $1',
    [email],
  );
  return /\/saved-search\/confirm\/(\S+)/.exec(mail?.body ?? '')?.[1] ?? 'no link';
};

/** The link of a reminder: it speaks of the listing and of its end. */
export const renewalLinkTo = (make: Make): Make =>
  linkTo('renew_listing', async (stage, actor) => {
    const id = listingId.parse(await make(stage, actor));
    const [row] = await stage.world.database.query<{ expiresAt: string }>(
      'select expires_at as "expiresAt" from app.listing where id = $1',
      [id],
    );
    return renewalSubject(id, row?.expiresAt ?? stage.world.clock.now().toISOString());
  });
