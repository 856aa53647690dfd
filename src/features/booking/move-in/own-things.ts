import type { call as callServer } from '../../../api/call.ts';
import { getProfile, updateProfile } from '../../../contract/account/profile.ts';
import type { AskOf } from '../../../contract/endpoint.ts';
import type { ImageId } from '../../../contract/fields.ts';
import { addBlock, getAvailability, putAvailability } from '../../../contract/services/availability.ts';
import { getDeposits, putDeposits } from '../../../contract/services/business-deposit.ts';
import { createServiceCard, listServiceCards } from '../../../contract/services/service-card.ts';
import { listStaff, updateStaff } from '../../../contract/services/staff.ts';
import {
  type OwnArchive,
  type OwnRow,
  picturesOf,
  tableOf,
  textIn,
  tried,
} from '../../account/account/archive-reading.ts';
import { plainName } from './plan.ts';

/**
 * Brings back what no table of another system has: texts, options, questions and pictures of cards, hours, breaks, absences,
 * portraits. Each goes in by the call of its own screen, so the same rules hold. What is there already stays.
 */

/** How the server is asked. */
export interface Hands {
  call: typeof callServer;
  upload: (picture: Blob, purpose: 'service' | 'profile') => Promise<ImageId>;
}

type Card = AskOf<typeof createServiceCard>['body'];
type Availability = AskOf<typeof putAvailability>['body'];

const listIn = (value: unknown): OwnRow[] => (Array.isArray(value) ? value : []);
const eurosIn = (cents: unknown): number => Number(cents) / 100;

/** The rules of the server say what is sound; here a cell only gets its name. */
const asked = (value: unknown) => value as never;

const optionOf = ({ priceCents, durationMinutes, ...option }: OwnRow): OwnRow => ({
  ...option,
  price: eurosIn(priceCents),
  duration: durationMinutes,
});

/** A draft: its owner makes it public. */
const cardOf = (row: OwnRow, images: readonly OwnRow[]): Card =>
  asked({
    name: row['name'],
    category: row['category'],
    price: eurosIn(row['price_cents']),
    priceUnit: row['price_unit'],
    duration: row['duration_minutes'],
    parts: row['parts'],
    variants: listIn(row['variants']).map(optionOf),
    extras: listIn(row['extras']).map(optionOf),
    questions: row['questions'],
    description: row['description'],
    isPublished: false,
    isAvailableNow: row['is_available_now'],
    isMobile: row['is_mobile'],
    isAtShop: row['is_at_shop'],
    travelZones: listIn(row['travel_zones']).map(({ upTo, feeCents }) => ({ upTo, fee: eurosIn(feeCents) })),
    isUrgent: row['is_urgent'],
    isFreelancer: row['is_freelancer'],
    dealType: row['deal_type'],
    buffer: row['buffer_minutes'],
    noticeHours: row['notice_hours'],
    cancelHours: row['cancel_hours'],
    depositPercent: row['deposit_percent'],
    deposit: row['deposit_cents'] === null ? null : eurosIn(row['deposit_cents']),
    images,
  });

/** A plan without bookings at once or visits at home takes the card without them. */
const smaller = (card: Card): Card => ({ ...card, isAvailableNow: false, isMobile: false, isAtShop: true });

export interface BroughtCards {
  /** By the id that they had; those that are there by that name already, too. */
  cards: ReadonlyMap<string, string>;
  /** The new ones. */
  made: readonly string[];
}

/** Those that the plan has no room for are left to be made bare. */
export async function bringCards(archive: OwnArchive, hands: Hands): Promise<BroughtCards> {
  const { call } = hands;
  const { items } = await call(listServiceCards, {});
  const cards = new Map<string, string>();
  const made: string[] = [];
  const rows = tableOf(archive, 'serviceCards').toSorted(
    (one, other) => Number(one['position']) - Number(other['position']),
  );
  for (const row of rows) {
    const known = items.find(({ name }) => plainName(name) === plainName(textIn(row['name'])));
    if (known !== undefined) {
      cards.set(textIn(row['id']), known.id);
      continue;
    }
    const create = (card: Card) => async () => {
      const { id } = await call(createServiceCard, { body: card });
      cards.set(textIn(row['id']), id);
      made.push(id);
    };
    const card = cardOf(
      row,
      await picturesOf(archive, { table: 'serviceCardImages', of: 'card_id', id: row['id'] }, (picture) =>
        hands.upload(picture, 'service'),
      ),
    );
    if (!(await tried(create(card)))) await tried(create(smaller(card)));
  }
  return { cards, made };
}

const spanOf = (row: OwnRow) => ({ opensMinute: row['opens_minute'], closesMinute: row['closes_minute'] });

const hoursOf = (archive: OwnArchive): Availability => {
  const [provider = {}] = tableOf(archive, 'provider');
  return asked({
    weeklyHours: tableOf(archive, 'weeklyHours').map((row) => ({ weekday: row['weekday'], ...spanOf(row) })),
    specialHours: tableOf(archive, 'specialHours').map((row) => ({ day: row['day'], ...spanOf(row) })),
    timeOff: tableOf(archive, 'timeOff').map((row) => ({ firstDay: row['first_day'], lastDay: row['last_day'] })),
    workedHolidays: tableOf(archive, 'workedHolidays').map(({ day }) => day),
    holidayRegion: provider['holiday_region'],
    buffer: provider['buffer_after_minutes'],
    noticeHours: Math.ceil(Number(provider['notice_minutes']) / 60),
    horizonDays: provider['horizon_days'],
    perDayMaximum: provider['per_day_maximum'],
    isTight: provider['is_tight'],
    releasesUnconfirmed: provider['releases_unconfirmed'],
    tellsClients: provider['tells_clients'],
  });
};

/** Portrait, cards and own hours of everybody by name; `cards` are the new ids by the former ones. */
async function bringStaff(archive: OwnArchive, hands: Hands, cards: ReadonlyMap<string, string>): Promise<void> {
  const { call, upload } = hands;
  const { items } = await call(listStaff, {});
  for (const row of tableOf(archive, 'staff')) {
    const member = items.find(({ name }) => plainName(name) === plainName(textIn(row['name'])));
    if (member === undefined || member.image !== null || member.hours !== null || member.cards !== null) continue;
    const portrait = archive.pictures.get(textIn(row['image_id']));
    const own = (table: string) => tableOf(archive, table).filter((one) => one['staff_id'] === row['id']);
    const done = own('staffCards').flatMap(({ card_id: card }) => cards.get(textIn(card)) ?? []);
    const body = {
      name: member.name,
      isActive: member.isActive && row['is_active'] !== false,
      imageId: portrait === undefined ? null : await upload(portrait, 'profile'),
      cards: row['has_all_cards'] === false && done.length > 0 ? done : null,
      hours:
        row['has_own_hours'] === true
          ? own('staffHours').map((one) => ({ weekday: one['weekday'], ...spanOf(one) }))
          : null,
    };
    await tried(() => call(updateStaff, { params: { id: member.id }, body: asked(body) }));
  }
}

/** Time that is blocked for somebody, as far as it is free and not over. */
async function bringBlocks(archive: OwnArchive, { call }: Hands): Promise<void> {
  const blocks = tableOf(archive, 'blocks');
  if (blocks.length === 0) return;
  const { items } = await call(listStaff, {});
  const names = new Map(tableOf(archive, 'staff').map((row) => [row['id'], plainName(textIn(row['name']))]));
  for (const row of blocks) {
    const member = items.find(({ name }) => plainName(name) === names.get(row['staff_id']));
    if (member === undefined) continue;
    const [start, end] = [textIn(row['starts_at']), textIn(row['ends_at'])];
    await tried(() => call(addBlock, { body: { staffId: member.id, start, end, note: textIn(row['note']) } }));
  }
}

/** The words and the picture of the business, where it has none yet. */
async function bringProfile(archive: OwnArchive, { call, upload }: Hands): Promise<void> {
  const [account = {}] = tableOf(archive, 'account');
  const picture = archive.pictures.get(textIn(account['profile_image_id']));
  const own = await call(getProfile, {});
  const body = {
    ...((own.description ?? '') === '' ? { description: account['description'] } : {}),
    ...(picture === undefined || own.profileImage !== null ? {} : { profileImage: await upload(picture, 'profile') }),
  };
  await tried(() => call(updateProfile, { body: asked(body) }));
}

/** After people and cards are there. Hours that are there stay as they are. */
export async function bringRest(archive: OwnArchive, hands: Hands, cards: ReadonlyMap<string, string>): Promise<void> {
  const { call } = hands;
  const { settings } = await call(getAvailability, {});
  if (settings.weeklyHours.length === 0) await tried(() => call(putAvailability, { body: hoursOf(archive) }));
  await bringStaff(archive, hands, cards);
  await bringBlocks(archive, hands);
  await bringProfile(archive, hands);
  const [provider = {}] = tableOf(archive, 'provider');
  const { link, noShowPercent } = await call(getDeposits, {});
  if (link === null && noShowPercent === null) {
    const body = { link: provider['deposit_link'], noShowPercent: provider['no_show_percent'] };
    await tried(() => call(putDeposits, { body: asked(body) }));
  }
}
