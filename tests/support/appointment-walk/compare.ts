import { fail, type Model } from './model.ts';

/** Every state, everybody's time and every message, as the database has them. */
export async function compare(model: Model): Promise<void> {
  await compareVisits(model);
  await compareTime(model);
  await compareMessages(model);
}

const shopsOf = ({ shops }: Model) => [shops.map(({ id }) => id)];

async function compareVisits(model: Model): Promise<void> {
  const rows = await model.world.database.query<{ id: string; said: string }>(
    `select id, concat_ws(' ', status, version, extract(epoch from starts_at)::bigint, staff_id,
              extract(epoch from ends_at - starts_at)::int / 60,
              case when deposit_cents is null then 'none' when deposit_received_at is null then 'due' else 'received' end,
              coalesce(series_id, id)) as said
       from app.appointment where status <> 'held' and provider_id = any($1::uuid[])`,
    shopsOf(model),
  );
  const found = new Map(rows.map(({ id, said }) => [id, said]));
  if (found.size !== model.visits.length) fail('visits', model.visits.length, found.size);
  for (const { id, status, version, start, staff, minutes, deposit, series } of model.visits) {
    const expected = `${status} ${version} ${start / 1000} ${staff} ${minutes} ${deposit} ${series}`;
    if (found.get(id) !== expected) fail(`visit ${id}`, expected, found.get(id));
  }
}

async function compareTime(model: Model): Promise<void> {
  const spans = await model.world.database.query<{ said: string }>(
    `select concat_ws(' ', owner, busy.staff_id, extract(epoch from lower(span))::bigint, extract(epoch from upper(span))::bigint) as said
       from app.busy join app.staff on staff.id = busy.staff_id where provider_id = any($1::uuid[]) order by said`,
    shopsOf(model),
  );
  // Holds that are over go with the next booking, or with the clock: until then their rows may still be there.
  const over = new Set(model.taken.filter((held) => !model.isLive(held)).map(({ id }) => id));
  const expected = model.busy().map(({ id, staff, from, until }) => `${id} ${staff} ${from / 1000} ${until / 1000}`);
  const kept = spans.map(({ said }) => said).filter((said) => !over.has(said.slice(0, 36)));
  const [missing] = expected.filter((said) => !kept.includes(said));
  const [strange] = kept.filter((said) => !expected.includes(said));
  if (missing !== undefined || strange !== undefined || kept.length !== expected.length)
    fail('time that is taken', missing, strange);
}

async function compareMessages(model: Model): Promise<void> {
  const announced = await model.world.database.query<{ said: string }>(
    `select concat_ws(' ', appointment_id, announcement.version, kind, side) as said
       from app.announcement join app.appointment on appointment.id = appointment_id
      where provider_id = any($1::uuid[]) and kind <> 'appointment_reminder'`,
    shopsOf(model),
  );
  const sent = announced.map(({ said }) => said).sort();
  const wanted = model.told.toSorted();
  const differs = wanted.findIndex((said, index) => said !== sent[index]);
  if (differs >= 0 || sent.length !== wanted.length)
    fail('told', wanted[Math.max(differs, 0)], sent[Math.max(differs, 0)]);
}
