import { dayAhead } from '../appointments.ts';
import { type Person } from '../people.ts';
import { anAppointment, anOffering, aReview, type Offering, offered } from '../providers.ts';
import { type Make, nowhere, personOf, type Stage } from './stage.ts';

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

type VisitState = 'open' | 'confirmed' | 'deposit' | 'proposed' | 'running' | 'done' | 'completed';

/** A visit in a state; `deposit` waits for one, `running` is confirmed and begins now, `done` is over, `proposed` has another time beside its own. */
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
            deposit_cents = case when $3 = 'deposit' then 1000 end,
            confirmed_at = case when $3 = 'deposit' then $5::timestamptz else confirmed_at end,
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
