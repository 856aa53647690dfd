import type { AccountPurpose } from '../../../src/contract/account/image.ts';
import { cardId, type ImageId } from '../../../src/contract/fields.ts';
import { listSlots } from '../../../src/contract/services/provider.ts';
import { type Make, nowhere, type Stage, tokenOf } from '../access/stage.ts';
import { anUploadedImage, aPhotograph } from '../pictures.ts';
import { aCard, anOffering, offered } from '../providers.ts';
import type { Ready, Value } from './call.ts';

let photograph: Promise<Uint8Array> | undefined;

/** A picture of the one who asks. */
export const aPicture =
  (purpose: AccountPurpose): ((ready: Pick<Ready, 'stage' | 'actor'>) => Promise<ImageId>) =>
  async ({ stage, actor }) => {
    photograph ??= aPhotograph(60, 40).png().toBuffer();
    const person = stage.people[actor === 'nobody' ? 'customer' : actor];
    const owner = { ...person, token: await tokenOf(stage, person) };
    return anUploadedImage(stage.world, owner, await photograph, 'image/png', purpose);
  };

export const described =
  (purpose: AccountPurpose): Value =>
  async (ready: Ready) => [{ id: await aPicture(purpose)(ready), alt: 'Blick in den Garten' }];

export const newId = async (): Promise<string> => crypto.randomUUID();

/** The one value of a statement about the database. */
export const found =
  (statement: string, about: (ready: Ready) => unknown[] = () => []): ((ready: Ready) => Promise<string>) =>
  async (ready) => {
    const [row] = await ready.stage.world.database.query<{ value: string }>(statement, about(ready));
    return row?.value ?? nowhere;
  };

/** A salon with two cards that are also done at home, and two people: `provider card other staff start`. */
export const twofold: Make = async ({ world }) => {
  const zones = { isMobile: true, travelReachKilometres: 20, travelZones: [{ upTo: 20, feeCents: 500 }] };
  const cards = [aCard({ ...zones, isAvailableNow: true }), aCard({ ...zones, isAvailableNow: true })];
  const [{ id }] = await offered(world.database, anOffering({ plan: 'platin', cards, reachKilometres: 20 }));
  const [staff] = await world.database.query<{ id: string }>(
    `insert into app.staff (provider_id, name, position) values ($1, 'Mira', 1) returning id`,
    [id],
  );
  const [card, other] = cards.map((one) => cardId.parse(one.id));
  const { body } = await world.ask(listSlots, { params: { id }, query: { cards: card ?? nowhere } });
  const starts = body.days.flatMap(({ slots }) => slots);
  return [id, card, other, staff?.id, starts[0], starts[3]].join(' ');
};

/** Which word of the thing it is. */
export const word =
  (place: number) =>
  async ({ thing }: Ready): Promise<string> =>
    thing.split(' ')[place] ?? nowhere;

/** One more card of the provider of the stage. */
export const anotherCard = async ({ stage }: Pick<Ready, 'stage'>): Promise<string> => {
  const [row] = await stage.world.database.query<{ id: string }>(
    `insert into app.service_card (provider_id, name, category, price_cents, duration_minutes, is_published, description)
     values ($1, 'Massage', 'massage', 5000, 60, true, 'x') returning id`,
    [stage.people.provider.user.id],
  );
  return row?.id ?? nowhere;
};

export const anotherMember = async (stage: Stage, owner: string): Promise<string> => {
  const [row] = await stage.world.database.query<{ id: string }>(
    `insert into app.staff (provider_id, name, position) values ($1, 'Mira', 1) returning id`,
    [owner],
  );
  return row?.id ?? nowhere;
};

/** The provider of the stage has this plan until the stage is cleared. */
export const onPlan =
  (plan: string, make: Make): Make =>
  async (stage, actor) => {
    await stage.world.database.query('update app.account set plan = $2 where id = $1', [
      stage.people.provider.user.id,
      plan,
    ]);
    return make(stage, actor);
  };
