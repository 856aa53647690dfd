import { addLink } from '../../netlify/features/account/sql.ts';
import { renewalSubject } from '../../netlify/features/listing/rules.ts';
import { subjectOf } from '../../netlify/features/report/rules.ts';
import { signLink } from '../../netlify/session/link.ts';
import { hashOfLinkToken, newLinkToken } from '../../netlify/session/link-token.ts';
import { issueToken } from '../../netlify/session/token.ts';
import type { AskOf, Endpoint } from '../../src/contract/endpoint.ts';
import { type ListingId, listingId } from '../../src/contract/fields.ts';
import type { AccountPurpose } from '../../src/contract/image.ts';
import { sendInquiry } from '../../src/contract/inquiry.ts';
import { saveSearch } from '../../src/contract/saved-search.ts';
import type { VerificationKind } from '../../src/contract/verification.ts';
import { dayAhead } from './appointments.ts';
import { aListing, type PropertyForm } from './listings.ts';
import { aCustomer, aProvider, aSeller, type Person, withConfirmedEmail } from './people.ts';
import { anUploadedImage, aPhotograph } from './pictures.ts';
import { anAppointment, anOffering, aReview, type Offering, offered } from './providers.ts';
import { startWorld, type World } from './world.ts';

export const actors = ['nobody', 'customer', 'provider', 'seller', 'admin'] as const;
export type ActorName = (typeof actors)[number];

/** An id that is well formed and names nothing. */
export const nowhere = '00000000-0000-4000-8000-000000000000';

/** The world in which the access matrix is asked: the five who ask, and two strangers to whom other things belong. */
export interface Stage {
  world: World;
  people: Record<Exclude<ActorName, 'nobody'>, Person>;
  /** A customer and a seller who ask for nothing themselves. */
  stranger: Person;
  otherSeller: Person;
  otherProvider: Person;
}

export async function setStage(): Promise<Stage> {
  const world = await startWorld();
  const [customer, provider, seller, admin, stranger, otherSeller, otherProvider] = await Promise.all([
    aCustomer(world).then((person) => withConfirmedEmail(world, person)),
    aProvider(world, { type: 'pro' }).then((person) => withConfirmedEmail(world, person)),
    aSeller(world),
    aCustomer(world).then((person) => withConfirmedEmail(world, person)),
    aCustomer(world).then((person) => withConfirmedEmail(world, person)),
    aSeller(world),
    aProvider(world, { type: 'pro' }).then((person) => withConfirmedEmail(world, person)),
  ]);
  await world.database.query(`update app.account set type = 'admin' where id = $1`, [admin.user.id]);
  await world.database.query(
    `insert into app.service_card (provider_id, name, category, price_cents, duration_minutes, is_published)
     values ($1, 'Haarschnitt', 'friseur', 4500, 60, true)`,
    [provider.user.id],
  );
  await world.database.query('update app.account set business_given_at = now() where id = $1', [provider.user.id]);
  await noteWrites(world);
  return { world, people: { customer, provider, seller, admin }, stranger, otherSeller, otherProvider };
}

/** Leaves the people as they are and takes away what was made with them, limits included. */
export async function clearStage({ world, people }: Stage): Promise<void> {
  await world.afterwards();
  for (const table of [
    'client',
    'appointment',
    'inquiry',
    'saved_search',
    'favorite',
    'listing',
    'email_token',
    'verification',
    'outgoing_mail',
    'appointment',
    'phone_code',
    'notification',
    'rate_limit',
  ])
    await world.database.query(`delete from app.${table}`);
  await world.database.query(
    'delete from app.report_case found where not exists (select from app.report_decision where case_id = found.id)',
  );
  await world.database.query(`update app.account set plan = 'gold', property_plan = null where id = $1`, [
    people.provider.user.id,
  ]);
  await world.database.query(`delete from app.service_card where name <> 'Haarschnitt'`);
  await world.database.query('delete from app.block');
  await world.database.query('delete from app.staff where position > 0');
}

/** A token that holds now, whatever the call before has ended. */
async function tokenOf({ world }: Stage, { user }: Person): Promise<string> {
  const [row] = await world.database.query<{ version: number }>(
    'select session_version as version from app.account where id = $1',
    [user.id],
  );
  return issueToken(world.adapters.secret, user.id, row?.version ?? 0, world.clock.now());
}

/** Whoever is refused has used up a try of a limit. */
const leftOut = ['rate_limit'];

/** From now on the database notes the name of each table of which a row was written, also where the row stays as it was. */
async function noteWrites({ database }: World): Promise<void> {
  await database.query('create table public.written (name text not null)');
  await database.query(
    `create function public.note_write() returns trigger language plpgsql security definer as
     $$begin insert into public.written values (tg_table_name); return null; end$$`,
  );
  const tables = await database.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'app'::regnamespace and relkind = 'r' and relname <> all($1::text[])`,
    [leftOut],
  );
  for (const { name } of tables)
    await database.query(
      `create trigger zz_note_write after insert or update or delete on app.${name}
       for each row execute function public.note_write()`,
    );
}

/** What is asked, and the tables of which it has written rows, with all that it set going. */
async function writtenBy<T>({ world }: Stage, call: () => Promise<T>): Promise<[T, string[]]> {
  await world.afterwards();
  await world.database.query('delete from public.written');
  const answer = await call();
  await world.afterwards();
  const rows = await world.database.query<{ name: string }>('select distinct name from public.written order by name');
  return [answer, rows.map(({ name }) => name)];
}

let callers = 0;

/**
 * Asks as one of the five, from where nobody has asked before; says the status, the code, and whether the thing is shown. Of
 * a refused call it also says which tables it has changed all the same: none, if all is well.
 */
export async function asked<E extends Endpoint>(
  stage: Stage,
  endpoint: E,
  actor: ActorName,
  { ask, isShown }: { ask: AskOf<E>; isShown: ((body: unknown) => boolean) | undefined },
): Promise<string> {
  const token = actor === 'nobody' ? undefined : await tokenOf(stage, stage.people[actor]);
  callers += 1;
  const caller = `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
  const [{ status, body, refusal }, written] = await writtenBy(stage, () =>
    stage.world.ask(endpoint, ask, { token, caller }),
  );
  if (status >= 400) return [status, refusal.code, ...written.map((name) => `and wrote ${name}`)].join(' ');
  if (isShown === undefined) return `${status}`;
  return `${status} ${isShown(body) ? 'shown' : 'hidden'}`;
}

/** Who owns what is `own` to an actor. Nobody owns nothing: they ask for a stranger's. */
export const personOf = ({ people, stranger }: Stage, actor: ActorName): Person =>
  actor === 'nobody' ? stranger : people[actor];

/** Makes the thing that a call is going to name. */
export type Make = (stage: Stage, actor: ActorName) => Promise<string>;

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

/** A public card; a second one of the same person gives way, because their plan has room for three. */
async function cardOf({ world }: Stage, { user }: Person): Promise<string> {
  await world.database.query(`delete from app.service_card where provider_id = $1 and name = 'Massage'`, [user.id]);
  const [card] = await world.database.query<{ id: string }>(
    `insert into app.service_card (provider_id, name, category, description, price_cents, duration_minutes, is_published)
     values ($1, 'Massage', 'massage', 'Eine Stunde Ruhe.', 6000, 60, true) returning id`,
    [user.id],
  );
  return card?.id ?? nowhere;
}

/** Only a provider has staff and blocks; whoever else asks, asks for the other provider's. */
const providerFor = (stage: Stage, actor: ActorName): Person =>
  actor === 'provider' ? stage.people.provider : stage.otherProvider;

async function staffMemberOf({ world }: Stage, { user }: Person): Promise<string> {
  const [row] = await world.database.query<{ id: string }>(
    `insert into app.staff (provider_id, name, position) values ($1, 'Mira', 1) returning id`,
    [user.id],
  );
  return row?.id ?? 'none';
}
async function blockOf({ world }: Stage, { user }: Person): Promise<string> {
  const [row] = await world.database.query<{ id: string }>(
    `insert into app.block (provider_id, staff_id, starts_at, ends_at)
     select $1, id, now() + interval '2 days', now() + interval '3 days' from app.staff where provider_id = $1 and position = 0
     returning id`,
    [user.id],
  );
  return row?.id ?? 'none';
}
export const staffMember: Record<'own' | 'anothers', Make> = {
  own: (stage, actor) => staffMemberOf(stage, providerFor(stage, actor)),
  anothers: (stage) => staffMemberOf(stage, stage.otherProvider),
};
export const block: Record<'own' | 'anothers', Make> = {
  own: (stage, actor) => blockOf(stage, providerFor(stage, actor)),
  anothers: (stage) => blockOf(stage, stage.otherProvider),
};

export const serviceCard: Record<'own' | 'anothers', Make> = {
  /** Only a provider can have one; whoever else asks, asks for the other provider's. */
  own: (stage, actor) => cardOf(stage, actor === 'provider' ? stage.people.provider : stage.otherProvider),
  anothers: (stage) => cardOf(stage, stage.otherProvider),
};

async function clientOf({ world }: Stage, { user }: Person): Promise<string> {
  const [made] = await world.database.query<{ id: string }>(
    `insert into app.client (provider_id, name) values ($1, 'Klara') returning id`,
    [user.id],
  );
  return made?.id ?? nowhere;
}

export const client: Record<'own' | 'anothers', Make> = {
  own: (stage, actor) => clientOf(stage, actor === 'provider' ? stage.people.provider : stage.otherProvider),
  anothers: (stage) => clientOf(stage, stage.otherProvider),
};

/** An own business, which can be booked, for every call. */
const bookable = async ({ world }: Stage, plan: 'free' | 'platin' = 'platin'): Promise<Offering> => {
  const [provider] = await offered(world.database, anOffering({ plan }));
  return provider;
};

export const bookableProvider: Make = async (stage) => (await bookable(stage)).id;

/** A visit that lies ahead. */
export const booking: Record<'booked' | 'received' | 'anothers', Make> = {
  /** By the actor, at some provider. */
  booked: async (stage, actor) => {
    const { id } = await bookable(stage);
    return anAppointment(stage.world.database, {
      ...dayAhead(),
      provider: id,
      customer: personOf(stage, actor).user.id,
    });
  },
  /** At the provider who asks; for the others it is another's. */
  received: ({ world, people, stranger }) =>
    anAppointment(world.database, { ...dayAhead(), provider: people.provider.user.id, customer: stranger.user.id }),
  anothers: async (stage) => {
    const { id } = await bookable(stage);
    return anAppointment(stage.world.database, { ...dayAhead(), provider: id, customer: stage.stranger.user.id });
  },
};

type VisitState = 'open' | 'confirmed' | 'proposed' | 'running' | 'done' | 'completed';

/** A visit in a state; `running` is confirmed and begins now, `done` is over, `proposed` has another time beside its own. */
const inState =
  (state: VisitState, make: Make): Make =>
  async (stage, actor) => {
    const id = await make(stage, actor);
    const status = state === 'open' || state === 'completed' ? state : 'confirmed';
    const { start } = dayAhead();
    await stage.world.database.query(
      `update app.appointment
        set status = $2, proposed_starts_at = case when $3 = 'proposed' then $4::timestamptz end,
            starts_at = case when $3 in ('done', 'completed') then starts_at - interval '60 days'
                             when $3 = 'running' then $5::timestamptz else starts_at end,
            ends_at = case when $3 in ('done', 'completed') then ends_at - interval '60 days'
                           when $3 = 'running' then $5::timestamptz + interval '1 hour' else ends_at end,
            completed_at = case when $3 = 'completed' then $5::timestamptz end
      where id = $1`,
      [id, status, state, start, stage.world.clock.now().toISOString()],
    );
    return id;
  };

export const appointed = (state: VisitState): Record<'booked' | 'received' | 'anothers', Make> => ({
  booked: inState(state, booking.booked),
  anothers: inState(state, booking.anothers),
  received: inState(state, booking.received),
});

/** Written by somebody with an account, about a listing. */
async function inquiryBy(stage: Stage, writer: Person, about: string): Promise<string> {
  const answered = await stage.world.ask(
    sendInquiry,
    {
      params: { id: listingId.parse(about) },
      body: { name: 'Juan dela Cruz', email: writer.user.email, message: 'Is it still available?' },
    },
    { token: await tokenOf(stage, writer), caller: `172.16.0.${(callers += 1) & 255}` },
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
  const email = `guest.${(callers += 1)}@example.org`;
  await world.ask(
    saveSearch,
    { body: { name: 'Makati', frequency: 'daily', filters: {}, email } },
    { caller: `172.17.0.${callers & 255}` },
  );
  const [mail] = await world.database.query<{ body: string }>(
    'select body from app.outgoing_mail where recipient = $1',
    [email],
  );
  return /\/saved-search\/confirm\/(\S+)/.exec(mail?.body ?? '')?.[1] ?? 'no link';
};

type Purpose = Parameters<typeof signLink>[1];

/** A signed link to the thing. */
export const linkTo =
  (purpose: Purpose, make: Make): Make =>
  async (stage, actor) => {
    const { secret } = stage.world.adapters;
    return signLink(secret, purpose, await make(stage, actor), stage.world.clock.now());
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

/** The link of a mail to somebody's address. */
const mailed = async ({ world }: Stage, { user }: Person, purpose: Parameters<typeof addLink>[1]): Promise<string> => {
  const token = newLinkToken();
  await addLink(world.database, purpose, {
    tokenHash: hashOfLinkToken(token),
    accountId: user.id,
    email: user.email,
    expiresAt: new Date(world.clock.now().getTime() + 60_000),
  });
  return token;
};

export const accountLink = (purpose: Parameters<typeof addLink>[1]): Record<'own' | 'anothers', Make> => ({
  own: (stage, actor) => mailed(stage, personOf(stage, actor), purpose),
  anothers: (stage) => mailed(stage, stage.otherSeller, purpose),
});

const rung = async ({ world }: Stage, { user }: Person): Promise<string> => {
  const [row] = await world.database.query<{ id: string }>(
    `insert into app.notification (account_id, kind, facts, created_at)
     values ($1, 'appointment_booked', $3, $2::timestamptz) returning id`,
    [
      user.id,
      world.clock.now().toISOString(),
      {
        side: 'customer',
        service: 'Haarschnitt',
        other: 'Salon',
        startsAt: world.clock.now(),
        timeZone: 'Europe/Berlin',
      },
    ],
  );
  return row?.id ?? 'none';
};

/** Something in the bell: one's own, another's, or another's beside an own one. */
export const notified: Record<'own' | 'anothers' | 'both', Make> = {
  own: (stage, actor) => rung(stage, personOf(stage, actor)),
  anothers: (stage) => rung(stage, stage.otherSeller),
  both: async (stage, actor) => {
    await rung(stage, personOf(stage, actor));
    return rung(stage, stage.otherSeller);
  },
};

let photograph: Promise<Uint8Array> | undefined;
async function uploaded(stage: Stage, person: Person, purpose: AccountPurpose = 'profile'): Promise<string> {
  photograph ??= aPhotograph(60, 40).png().toBuffer();
  const owner = { ...person, token: await tokenOf(stage, person) };
  return anUploadedImage(stage.world, owner, await photograph, 'image/png', purpose);
}

export const picture: Record<'own' | 'anothers', Make> = {
  own: (stage, actor) => uploaded(stage, personOf(stage, actor)),
  anothers: (stage) => uploaded(stage, stage.otherSeller),
};

export const document: Record<'own' | 'anothers', Make> = {
  own: (stage, actor) => uploaded(stage, personOf(stage, actor), 'document'),
  anothers: (stage) => uploaded(stage, stage.otherSeller, 'document'),
};

const stayingOn =
  (ownerOf: (stage: Stage, actor: ActorName) => Person): Make =>
  async (stage, actor) => {
    const [row] = await stage.world.database.query<{ id: string }>(
      `insert into app.device (account_id, session_version, label, signed_in_at, seen_at, expires_at)
       select id, session_version, 'Firefox, Linux', now(), now(), now() + interval '1 day' from app.account where id = $1
       returning id`,
      [ownerOf(stage, actor).user.id],
    );
    return row?.id ?? 'none';
  };

/** Where somebody stays signed in. */
export const device = { own: stayingOn(personOf), anothers: stayingOn(({ otherSeller }) => otherSeller) };

/** The one submission of the provider. */
/** Somebody who takes no other part. */
export const anAccount =
  (isSuspended: boolean): Make =>
  async ({ world }) => {
    const [row] = await world.database.query<{ id: string }>(
      `insert into app.account (type, email, password_hash, name, suspended_at)
       values ('customer', 'held.' || gen_random_uuid() || '@example.org', 'none', 'Kim', $1::timestamptz) returning id`,
      [isSuspended ? world.clock.now().toISOString() : null],
    );
    return row?.id ?? 'none';
  };

export const ofTheAdmin: Make = async ({ people }) => people.admin.user.id;

export const submitted =
  (kind: VerificationKind): Make =>
  async ({ world, people }) => {
    await world.database.query('delete from app.verification');
    const [row] = await world.database.query<{ id: string }>(
      `insert into app.verification (account_id, kind, name, submitted_at) values ($1, $2, $3, $4::timestamptz) returning id`,
      [people.provider.user.id, kind, kind === 'identity' ? null : 'Meisterbrief', world.clock.now().toISOString()],
    );
    return row?.id ?? 'none';
  };

/** A visit that is over, with the provider of the stage or with another one. */
async function visitOf({ world }: Stage, customer: Person, provider: Person): Promise<string> {
  await world.database.query('delete from app.appointment');
  const now = world.clock.now().getTime();
  return anAppointment(world.database, {
    provider: provider.user.id,
    customer: customer.user.id,
    status: 'completed',
    start: new Date(now - 2 * 3_600_000).toISOString(),
    end: new Date(now - 3_600_000).toISOString(),
  });
}

/** Of an actor who is a provider: a visit with them. Of everybody else: one that they made. */
export const visit: Record<'own' | 'anothers', Make> = {
  own: (stage, actor) =>
    actor === 'provider'
      ? visitOf(stage, stage.stranger, stage.people.provider)
      : visitOf(stage, personOf(stage, actor), stage.otherProvider),
  anothers: (stage) => visitOf(stage, stage.stranger, stage.otherProvider),
};

/** A question to a provider, by somebody with an account. */
async function questionOf({ world }: Stage, asker: Person, provider: Person): Promise<string> {
  await world.database.query('delete from app.question');
  const [row] = await world.database.query<{ id: string }>(
    `with asked as (
       insert into app.question (provider_id, account_id, name, email, language, created_at, last_message_at)
       values ($1, $2, 'Ana', 'ana@example.org', 'de', now(), now()) returning id)
     insert into app.question_message (question_id, author, body, created_at)
     select id, 'asker', 'Haben Sie Zeit?', now() from asked returning question_id as id`,
    [provider.user.id, asker.user.id],
  );
  return row?.id ?? nowhere;
}

export const question: Record<'own' | 'anothers', Make> = {
  own: (stage, actor) =>
    actor === 'provider'
      ? questionOf(stage, stage.stranger, stage.people.provider)
      : questionOf(stage, personOf(stage, actor), stage.otherProvider),
  anothers: (stage) => questionOf(stage, stage.stranger, stage.otherProvider),
};

const reviewIn = async (
  { world }: Stage,
  appointment: string,
  provider: Person,
  ended: 'visible' | 'held',
): Promise<string> => {
  const at = new Date(world.clock.now().getTime() - 60_000);
  for (const author of ['customer', 'provider'] as const)
    await aReview(world.database, { appointment, provider: provider.user.id, author, at });
  const [row] = await world.database.query<{ id: string }>(
    `update app.review set check_state = $2 where appointment_id = $1 and author = 'customer' returning id`,
    [appointment, ended === 'held' ? 'held' : 'none'],
  );
  return row?.id ?? nowhere;
};

/** A review of the actor's business, or of another one. */
export const review: Record<'own' | 'anothers' | 'held', Make> = {
  own: async (stage, actor) =>
    actor === 'provider'
      ? reviewIn(stage, await visit.own(stage, actor), stage.people.provider, 'visible')
      : review.anothers(stage, actor),
  anothers: async (stage, actor) => reviewIn(stage, await visit.anothers(stage, actor), stage.otherProvider, 'visible'),
  held: async (stage, actor) => reviewIn(stage, await visit.anothers(stage, actor), stage.otherProvider, 'held'),
};

/** A line of commission for a customer whom the site has brought. An administrator may be asked about the objection to it. */
async function lineOf(
  { world }: Stage,
  provider: Person,
  { isObjected = false, isDecided = false } = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const now = world.clock.now();
  await world.database.query('delete from app.appointment');
  const completed = await anAppointment(world.database, {
    provider: provider.user.id,
    start: new Date(now.getTime() - 2 * 3_600_000).toISOString(),
    end: new Date(now.getTime() - 3_600_000).toISOString(),
    status: 'completed',
  });
  await world.database.query(
    `update app.appointment set brought_at = created_at, guest_name = 'Gerda', guest_email = id || '@example.org' where id = $1`,
    [completed],
  );
  await world.database.query('select app.meet(array[$1::uuid], $2::timestamptz)', [completed, now.toISOString()]);
  await world.database.query(
    `with line as (
       insert into app.commission_line (id, provider_id, appointment_id, brought_at, booked_at, visit_at, service_name, price_cents,
         commission_cents, created_at, objection_until)
       select $1, provider_id, id, brought_at, brought_at, starts_at, service_name, 4500, 225, $3::timestamptz,
              $3::timestamptz + interval '7 days'
         from app.appointment where id = $2
       returning id),
     objected as (
       insert into app.commission_objection (line_id, body, made_at)
       select id, 'Stammkundin.', $3::timestamptz from line where $4 returning line_id)
     insert into app.commission_decision (line_id, is_upheld, reason, decided_at)
     select line_id, false, 'Nein.', $3::timestamptz from objected where $5`,
    [id, completed, now.toISOString(), isObjected, isDecided],
  );
  return id;
}

export const commissionLine: Record<'own' | 'anothers' | 'objected' | 'decided', Make> = {
  own: (stage, actor) =>
    actor === 'provider' ? lineOf(stage, stage.people.provider) : lineOf(stage, stage.otherProvider),
  anothers: (stage) => lineOf(stage, stage.otherProvider),
  objected: (stage) => lineOf(stage, stage.otherProvider, { isObjected: true }),
  decided: (stage) => lineOf(stage, stage.otherProvider, { isObjected: true, isDecided: true }),
};

/** A case about what one of them answers for, or about nobody's; with `by` somebody else has reported it. */
async function caseOf(
  { world }: Stage,
  { accused, by, isDecided = false }: { accused?: Person; by?: Person; isDecided?: boolean },
) {
  const now = world.clock.now().toISOString();
  const [row] = await world.database.query<{ case: string; decision: string | null; report: string }>(
    `with opened as (
       insert into app.report_case (kind, subject_id, accused_id, opened_at, state, decided_at)
       values ('provider', gen_random_uuid(), $1::uuid, $2::timestamptz, case when $3 then 'decided' else 'open' end,
               case when $3 then $2::timestamptz end)
       returning id),
     made as (
       insert into app.report_decision (case_id, at, action, rule, reason)
       select id, $2::timestamptz, 'hide', 'deception', 'Kein Betrieb.' from opened where $3 returning id),
     told as (
       insert into app.report (case_id, number, reason, account_id, language, created_at, decision_id)
       select id, gen_random_uuid()::text, 'fraud', $4::uuid, 'de', $2::timestamptz, (select id from made) from opened
       returning id)
     select (select id from opened) as case, (select id from made) as decision, (select id from told) as report`,
    [accused?.user.id ?? null, now, isDecided, by?.user.id ?? null],
  );
  return { case: row?.case ?? nowhere, decision: row?.decision ?? nowhere, report: row?.report ?? nowhere };
}

type Reported = 'open' | 'decided' | 'own' | 'anothers' | 'ownSubject' | 'anothersSubject' | 'strangeSubject';

export const reported: Record<Reported, Make> = {
  open: async (stage) => (await caseOf(stage, {})).case,
  decided: async (stage) => (await caseOf(stage, { isDecided: true })).case,
  /** The decision upon what is the actor's. */
  own: async (stage, actor) => (await caseOf(stage, { accused: personOf(stage, actor), isDecided: true })).decision,
  /** By another one, about another one's. */
  anothers: async (stage) =>
    (await caseOf(stage, { accused: stage.otherSeller, by: stage.otherProvider, isDecided: true })).decision,
  ownSubject: async (stage, actor) =>
    subjectOf({
      decision: (await caseOf(stage, { accused: personOf(stage, actor), isDecided: true })).decision,
      report: null,
    }),
  anothersSubject: async (stage) => {
    const { decision, report } = await caseOf(stage, { by: stage.otherSeller, isDecided: true });
    return subjectOf({ decision, report });
  },
  strangeSubject: async (stage) => {
    const [one, other] = [await caseOf(stage, { isDecided: true }), await caseOf(stage, { isDecided: true })];
    return subjectOf({ decision: one.decision, report: other.report });
  },
};

export const address: Record<'own' | 'anothers' | 'missing', Make> = {
  own: async (stage, actor) => personOf(stage, actor).user.email,
  anothers: async (stage) => stage.otherSeller.user.email,
  missing: async () => `unknown.${(callers += 1)}@example.org`,
};

export const missing: Make = async () => nowhere;
