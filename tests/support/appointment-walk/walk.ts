import { pickOf } from '../../../src/contract/services/card-options.ts';
import { aCustomer } from '../people.ts';
import { aCard, anOffering, type Offering, offered } from '../providers.ts';
import type { World } from '../world.ts';
import { block, book, enter, hold, release } from './booking-steps.ts';
import { pass } from './clock-step.ts';
import { compare } from './compare.ts';
import { dice } from './dice.ts';
import { type Choice, Model, type Shop, type StepOf, WalkFailed } from './model.ts';
import { bookTogether, stepTogether } from './series-steps.ts';
import { act, receive, swap } from './visit-steps.ts';
import { answerOffer, meetOffers, wait } from './waiting-steps.ts';

/**
 * Random steps through the doors beside an in-memory model of the calendar, which shares no code with what it checks.
 * Answers, states of appointments, busy times and messages have to be the same.
 */

const option = (id: string, priceCents: number, durationMinutes: number) => ({
  id,
  name: id,
  priceCents,
  durationMinutes,
});
const variants = [option('kurz', 4000, 60), option('lang', 6000, 90)];

const choice = ({ cards: [card] }: Offering, options: string[], minutes: number, depositCents = 0): Choice => {
  if (card === undefined) throw new Error('an offering has a card');
  return { pick: pickOf(card.id, options), minutes, depositCents };
};

/** One that is booked in three lengths with two people, one that is asked, and one that asks for a deposit. */
async function shopsIn(world: World): Promise<Shop[]> {
  const extras = [option('kur', 800, 15)];
  const [quick, slow, prepaid] = await offered(
    world.database,
    anOffering({
      cards: [aCard({ isAvailableNow: true, priceCents: 4000, durationMinutes: 60, variants, extras })],
      bufferAfterMinutes: 15,
    }),
    anOffering({ plan: 'free', cards: [aCard({ durationMinutes: 30 })] }),
    anOffering({ cards: [aCard({ isAvailableNow: true, priceCents: 4000, durationMinutes: 60, variants })] }),
  );
  await world.database.query(`insert into app.staff (provider_id, name, position) values ($1, 'Beate', 1)`, [quick.id]);
  await world.database.query('update app.provider set releases_unconfirmed = true where account_id = $1', [quick.id]);
  await world.database.query(`update app.provider set deposit_link = 'https://pay.example' where account_id = $1`, [
    prepaid.id,
  ]);
  await world.database.query('update app.service_card set deposit_percent = 30 where provider_id = $1', [prepaid.id]);
  const staffOf = async ({ id }: Offering): Promise<string[]> =>
    (
      await world.database.query<{ id: string }>('select id from app.staff where provider_id = $1 order by id', [id])
    ).map((row) => row.id);
  const quickChoices = [choice(quick, ['kurz'], 60), choice(quick, ['lang'], 90), choice(quick, ['kurz', 'kur'], 75)];
  const prepaidChoices = [choice(prepaid, ['kurz'], 60, 1200), choice(prepaid, ['lang'], 90, 1800)];
  const shop = { buffer: 0, isImmediate: true, releases: false };
  return [
    { ...shop, id: quick.id, staff: await staffOf(quick), choices: quickChoices, buffer: 15, releases: true },
    { ...shop, id: slow.id, staff: await staffOf(slow), choices: [choice(slow, [], 30)], isImmediate: false },
    { ...shop, id: prepaid.id, staff: await staffOf(prepaid), choices: prepaidChoices },
  ];
}

const kinds: readonly StepOf[] = [
  book,
  book,
  book,
  hold,
  release,
  act,
  act,
  act,
  act,
  act,
  receive,
  bookTogether,
  stepTogether,
  swap,
  enter,
  block,
  wait,
  answerOffer,
  pass,
];

export async function walk(
  world: World,
  { seed, steps }: { seed: number; steps: number },
): Promise<Record<string, number>> {
  const customers: string[] = [];
  for (let count = 0; count < 4; count += 1) customers.push((await aCustomer(world)).user.id);
  const model = new Model({ world, dice: dice(seed), shops: await shopsIn(world), customers });
  for (let step = 1; step <= steps; step += 1) {
    const taking = model.dice.one(kinds);
    try {
      await taking(model);
      await meetOffers(model);
      if (step % 50 === 0 || step === steps) await compare(model);
    } catch (cause) {
      const said = cause instanceof WalkFailed ? cause.message : String(cause);
      throw new WalkFailed(`seed ${seed}, step ${step} (${taking.name}): ${said}`, { cause });
    }
  }
  return model.counts;
}
