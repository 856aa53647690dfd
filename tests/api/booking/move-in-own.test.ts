import { unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateProfile } from '../../../src/contract/account/profile.ts';
import { exportAccount } from '../../../src/contract/admin/own-data.ts';
import { createClient } from '../../../src/contract/booking/client.ts';
import { undoMoveIn } from '../../../src/contract/booking/move-in.ts';
import { addBlock, putAvailability } from '../../../src/contract/services/availability.ts';
import { putDeposits } from '../../../src/contract/services/business-deposit.ts';
import { createStaff } from '../../../src/contract/services/staff.ts';
import { ownArchive } from '../../../src/features/account/account/own-archive.ts';
import { movedNow } from '../../support/moved-files.ts';
import { movedIn } from '../../support/moving.ts';
import { aProvider, type Person, withoutTrial } from '../../support/people.ts';
import { anUploadedImage, aPhotograph } from '../../support/pictures.ts';
import { aServiceCard } from '../../support/service-cards.ts';
import { startWorld, type World } from '../../support/world.ts';

/** A full business leaves as a ZIP and comes in on an empty account: the same, table by table. */

let world: World;
let salon: Person;
let empty: Person;
let bytes: Uint8Array;
let moveIn: string;

const aSalon = async (): Promise<Person> => withoutTrial(world, await aProvider(world, { type: 'platin' }));

const aPicture = async (purpose: 'service' | 'profile') =>
  anUploadedImage(world, salon, await aPhotograph(640, 480).webp().toBuffer(), 'image/webp', purpose);

const nine = { opensMinute: 540, closesMinute: 720 };
const one = { opensMinute: 780, closesMinute: 1080 };

async function cardsAndPeople(): Promise<void> {
  const card = await aServiceCard(world, salon, {
    name: 'Nägel, groß',
    description: 'Mit Lack; "ohne" Hektik.\nZweite Zeile.',
    duration: 60,
    variants: [
      { id: 'kurz', name: 'kurz', price: 38, duration: 45, parts: [] },
      { id: 'lang', name: 'lang', price: 52.5, duration: 90, parts: [{ work: 30, wait: 30 }, { work: 30 }] },
    ],
    extras: [{ id: 'french', name: '+ French', price: 8, duration: 15 }],
    questions: [
      { id: 'q1', kind: 'choice', text: 'Welche Form?', choices: ['rund', 'eckig'], isRequired: true },
      { id: 'q2', kind: 'consent', text: 'Einverstanden?' },
    ],
    isAvailableNow: true,
    buffer: 10,
    noticeHours: 4,
    cancelHours: 48,
    depositPercent: 30,
    images: [
      { id: await aPicture('service'), alt: 'Hände' },
      { id: await aPicture('service'), alt: '' },
    ],
  });
  await aServiceCard(world, salon, { name: 'Hausbesuch', isMobile: true, travelZones: [{ upTo: 10, fee: 7.5 }] });
  const body = {
    name: 'Mira Sommer',
    imageId: await aPicture('profile'),
    cards: [card.id],
    hours: [{ weekday: 2, ...one }],
  };
  const made = await world.ask(createStaff, { body }, { token: salon.token });
  expect(made.status).toBe(201);
  const block = { staffId: made.body.id, start: '2027-04-06T10:00:00Z', end: '2027-04-06T11:00:00Z', note: 'Zahnarzt' };
  expect((await world.ask(addBlock, { body: block }, { token: salon.token })).status).toBe(201);
}

async function hoursAndWords(): Promise<void> {
  const { token } = salon;
  const availability = {
    weeklyHours: [1, 2, 4].flatMap((weekday) => [nine, one].map((span) => ({ weekday, ...span }))),
    specialHours: [{ day: '2027-12-24', ...nine }],
    timeOff: [{ firstDay: '2027-08-02', lastDay: '2027-08-14' }],
    holidayRegion: 'DE-BE' as const,
    workedHolidays: ['2027-05-17'],
    buffer: 5,
    noticeHours: 3,
    horizonDays: 120,
    perDayMaximum: 9,
    isTight: false,
    tellsClients: false,
  };
  expect((await world.ask(putAvailability, { body: availability }, { token })).status).toBe(200);
  const profile = { description: 'Seit 1998.\nNur mit Termin.', profileImage: await aPicture('profile') };
  expect((await world.ask(updateProfile, { body: profile }, { token })).status).toBe(200);
  const deposits = { link: 'https://pay.example/salon', noShowPercent: 50 };
  expect((await world.ask(putDeposits, { body: deposits }, { token })).status).toBe(200);
  const client = { name: 'Zoë Şahin', phone: '+49 171 5550199', notes: 'mag "Tee"', tags: ['Stamm'] };
  expect((await world.ask(createClient, { body: client }, { token })).status).toBe(201);
}

/** The pictures lie in the ZIP under the ids of their images, as the browser puts them there. */
async function zipped(): Promise<Uint8Array> {
  const { held, exportedAt } = (await world.ask(exportAccount, {}, { token: salon.token })).body;
  const tables = await ownArchive({
    exportedAt,
    held: { ...held, images: [] },
    language: 'de',
    guide: () => 'guide',
    onProgress: () => undefined,
  });
  const pictures = await Promise.all(
    (held['images'] ?? []).map(async ({ id, address }) => {
      const answer = await world.fetch(new Request(new URL(String(address), world.adapters.siteUrl)));
      expect(answer.status).toBe(200);
      return [`pictures/${String(id)}.webp`, new Uint8Array(await answer.arrayBuffer())] as const;
    }),
  );
  expect(pictures.length).toBe(4);
  return zipSync({ ...unzipSync(tables), ...Object.fromEntries(pictures) });
}

beforeAll(async () => {
  world = await startWorld();
  world.clock.moveTo(movedNow.toISOString());
  [salon, empty] = [await aSalon(), await aSalon()];
  await cardsAndPeople();
  await hoursAndWords();
  // Words that were typed while registering stay, so there are none.
  await world.ask(updateProfile, { body: { description: null } }, { token: empty.token });
  bytes = await zipped();
  await world.database.query('delete from app.rate_limit');
  const outcome = await movedIn(world, empty, { name: 'casa-kiez.zip', bytes });
  if (outcome.failure !== undefined) throw new Error(outcome.failure);
  moveIn = outcome.moveIn;
}, 180_000);
afterAll(() => world.close());

/** What cannot come, and why. */
const cannotCome = {
  service_card: {
    is_published: 'its owner makes a card public, once the business may',
    stays_at_smaller: 'chosen for a change of the plan',
    is_hidden_by_plan: 'said by the plan',
  },
  provider: {
    brought: 'position, slug and figures belong to the account',
    is_address_public: 'what is shown to the public is said anew',
    framed_by: 'pages of others that may frame the booking are named anew',
    takes_quotes: 'a switch on its own page',
  },
} as const;

const without = ['id', 'provider_id', 'created_at', 'updated_at', ...Object.keys(cannotCome.service_card)];

/** Rows by what they say: ids are new, and so are the times of writing. */
const tables: Record<string, string> = {
  service_card: `select to_jsonb(own) - $2::text[] as row from app.service_card own where provider_id = $1 order by name`,
  service_card_image: `select card.name, shown.position, shown.alt, image.width, image.height, image.content_type
    from app.service_card_image shown join app.service_card card on card.id = card_id join app.image on image.id = image_id
   where provider_id = $1 and $2::text[] is not null order by card.name, shown.position`,
  staff: `select name, is_active, has_all_cards, has_own_hours, image_id is not null as "hasPortrait" from app.staff
   where provider_id = $1 and $2::text[] is not null order by name`,
  staff_card: `select staff.name, card.name as card from app.staff_card own join app.staff on staff.id = staff_id
    join app.service_card card on card.id = card_id where staff.provider_id = $1 and $2::text[] is not null order by 1, 2`,
  staff_hours: `select name, weekday, opens_minute, closes_minute from app.staff_hours join app.staff on staff.id = staff_id
   where provider_id = $1 and $2::text[] is not null order by 1, 2, 3`,
  weekly_hours: `select weekday, opens_minute, closes_minute from app.weekly_hours where provider_id = $1 and $2::text[] is not null order by 1, 2`,
  special_hours: `select day::text, opens_minute, closes_minute from app.special_hours where provider_id = $1 and $2::text[] is not null order by 1, 2`,
  time_off: `select first_day::text, last_day::text from app.time_off where provider_id = $1 and $2::text[] is not null order by 1`,
  worked_holiday: `select day::text from app.worked_holiday where provider_id = $1 and $2::text[] is not null order by 1`,
  block: `select staff.name, starts_at, ends_at, note from app.block join app.staff on staff.id = staff_id
   where block.provider_id = $1 and $2::text[] is not null order by starts_at`,
  provider: `select holiday_region, buffer_after_minutes, notice_minutes, horizon_days, per_day_maximum, is_tight,
     releases_unconfirmed, tells_clients, deposit_link, no_show_percent from app.provider where account_id = $1 and $2::text[] is not null`,
  account: `select description, profile_image_id is not null as "hasPicture" from app.account where id = $1 and $2::text[] is not null`,
  client: `select name, phone, email, notes, tags from app.client where provider_id = $1 and $2::text[] is not null order by name`,
};

const rowsOf = (person: Person, table: string) => world.database.query(tables[table] ?? '', [person.user.id, without]);

describe('a business that comes back with its own ZIP', () => {
  it.each(Object.keys(tables))('has the same %s', async (table) => {
    const before = await rowsOf(salon, table);
    expect(before.length).toBeGreaterThan(0);
    expect(await rowsOf(empty, table)).toEqual(before);
  });

  it('has the very pictures, and its cards as drafts', async () => {
    const [shown] = await world.database.query<{ key: string; drafts: number }>(
      `select max(store_key) as key, count(*) filter (where not is_published)::integer as drafts
         from app.service_card card join app.service_card_image on card_id = card.id join app.image on image.id = image_id
        where provider_id = $1`,
      [empty.user.id],
    );
    expect(shown?.drafts).toBe(2);
    const answer = await world.fetch(
      new Request(new URL(world.adapters.images.urlOf(shown?.key ?? ''), world.adapters.siteUrl)),
    );
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 640, height: 480 });
  });

  it('changes nothing where it is sent again', async () => {
    const count = async () => (await rowsOf(empty, 'service_card_image')).length;
    const before = await count();
    await movedIn(world, empty, { name: 'casa-kiez.zip', bytes });
    expect(await count()).toBe(before);
    expect(await rowsOf(empty, 'block')).toHaveLength(1);
  });

  it('takes the cards back with the move', async () => {
    await world.ask(undoMoveIn, { params: { id: moveIn } }, { token: empty.token });
    expect(await rowsOf(empty, 'service_card')).toEqual([]);
  });
});
