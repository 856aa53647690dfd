import type { Database } from '../../netlify/adapters/ports.ts';
import type { DemoAppointment } from './appointments.ts';
import { salonEmail } from './berlin.ts';
import { pictureNamed, pictureSize, privateKeyOf } from './pictures.ts';
import type { DemoProvider } from './providers.ts';
import { clientNotes } from './story-words.ts';

type StoredProvider = Pick<DemoProvider, 'ownHours' | 'picture'> & { id: string };

/** Faces and hours of owners. The database has added the owner to the team with the provider. */
export async function seedOwners(
  database: Database,
  providers: readonly StoredProvider[],
  pictures: Map<string, string>,
): Promise<void> {
  const rows = providers.flatMap(({ id, ownHours = [], picture }) =>
    picture === undefined ? [] : [{ provider: id, image: pictures.get(picture), hours: ownHours }],
  );
  await database.query(
    `with given as (
       select * from jsonb_to_recordset($1::jsonb -> 'rows') as row (provider uuid, image uuid, hours jsonb)),
     dressed as (
       update app.staff set image_id = given.image, has_own_hours = jsonb_array_length(given.hours) > 0
         from given where staff.provider_id = given.provider and staff.position = 0
       returning staff.id, given.hours),
     shown as (
       update app.account set profile_image_id = given.image from given where account.id = given.provider)
     insert into app.staff_hours (staff_id, weekday, opens_minute, closes_minute)
     select dressed.id, span.weekday, span."opensMinute", span."closesMinute"
       from dressed, lateral jsonb_to_recordset(hours) as span (weekday smallint, "opensMinute" smallint, "closesMinute" smallint)`,
    [{ rows }],
  );
}

type StoredVisit = Pick<DemoAppointment, 'messages' | 'looks'> & { id: string };

/** Messages about visits, pictures that came with requests, and what the salon keeps of its clients. */
export async function seedStory(database: Database, visits: readonly StoredVisit[], now: Date): Promise<void> {
  const messages = visits.flatMap(({ id, messages: written = [] }) =>
    written.map((message) => ({ ...message, visit: id })),
  );
  await database.query(
    `insert into app.appointment_message (appointment_id, author, body, created_at)
     select visit, author, text, $2::timestamptz - "minutesAgo" * interval '1 minute'
       from jsonb_to_recordset($1::jsonb -> 'rows') as row (visit uuid, author text, text text, "minutesAgo" integer)`,
    [{ rows: messages }, now],
  );
  // Whoever wrote last has read what was there.
  await database.query(
    `update app.appointment set provider_read_at = provider_wrote_at, customer_read_at = $2::timestamptz
      where id = any($1::uuid[])`,
    [[...new Set(messages.map(({ visit }) => visit))], now],
  );
  const looks = visits.flatMap(({ id, looks: sent = [] }) =>
    sent.map((name, position) => ({
      id: crypto.randomUUID(),
      visit: id,
      key: privateKeyOf(pictureNamed(name)),
      position,
    })),
  );
  await database.query(
    `with given as (
       select * from jsonb_to_recordset($1::jsonb -> 'rows') as row (id uuid, visit uuid, key text, position smallint)),
     added as (
       insert into app.image (id, appointment_id, purpose, store_key, content_type, width, height, copy_widths, created_at, checked_at)
       select id, visit, 'visit', key, 'image/webp', $2, $3, '{}', $4::timestamptz, $4::timestamptz from given)
     insert into app.appointment_image (appointment_id, position, image_id) select visit, position, id from given`,
    [{ rows: looks }, pictureSize.width, pictureSize.height, now],
  );
  // What the pictures are about was written as well: they stand with the first words.
  await database.query(
    `insert into app.message_image (image_id, position, appointment_message_id)
     select shown.image_id, shown.position, said.id
       from app.appointment_image shown
      cross join lateral (
        select id from app.appointment_message said
         where said.appointment_id = shown.appointment_id and said.author = 'customer' order by said.created_at limit 1) as said
      where shown.appointment_id = any($1::uuid[])`,
    [visits.map(({ id }) => id)],
  );
  await database.query(
    `update app.client set notes = row.notes, tags = array(select jsonb_array_elements_text(row.tags))
       from jsonb_to_recordset($1::jsonb -> 'rows') as row (name text, notes text, tags jsonb)
      where client.name = row.name and client.provider_id = (select id from app.account where email = $2)`,
    [{ rows: clientNotes }, salonEmail],
  );
  // All have agreed to be invited again.
  await database.query(
    `update app.client
        set recall_agreed_at = created_at, recall_agreed_by = 'client',
            email = case when account_id is null then 'gast' || listed.place || '@example.org' end
       from (select id, row_number() over (order by name) as place from app.client) listed
      where listed.id = client.id and client.email is null
        and provider_id = (select id from app.account where email = $1)`,
    [salonEmail],
  );
}
