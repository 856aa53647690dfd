import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayAt, instantOf } from '../../../netlify/calendar/zone.ts';
import { anAssistant } from '../../support/assistant.ts';
import { chosenCard, readSentence } from '../../support/plain-assistant.ts';
import { aCard, anOffering, offered } from '../../support/providers.ts';
import { sentences } from '../../support/sentences.ts';
import { startWorld, type World } from '../../support/world.ts';

/** A hundred sentences as people say them, by an assistant that reads them by rules and asks /mcp. */

const today = '2027-03-02';
const timeZone = 'Europe/Berlin';
/** Key, title, category and minutes of each card, by business. */
const businesses = [
  [
    ['damen', 'Damenhaarschnitt', 'haarschnitt', 45],
    ['herren', 'Herrenhaarschnitt', 'haarschnitt', 30],
    ['kinder', 'Kinderhaarschnitt', 'haarschnitt', 30],
    ['farbe', 'Ansatz färben', 'coloring', 90],
    ['straehnen', 'Strähnchen', 'coloring', 120],
    ['bart', 'Bart schneiden', 'barber', 15],
  ],
  [
    ['gel', 'Gelnägel', 'nageldesign', 90],
    ['manikuere', 'Maniküre', 'nagelpflege', 45],
    ['pedikuere', 'Pediküre', 'nagelpflege', 60],
  ],
  [
    ['ruecken', 'Rückenmassage', 'massage', 30],
    ['ganz', 'Ganzkörpermassage', 'massage', 60],
  ],
  [
    ['gesicht', 'Gesichtsbehandlung', 'gesichtspflege', 60],
    ['wimpern', 'Wimpern färben', 'kosmetik', 30],
  ],
  [
    ['fenster', 'Fensterreinigung', 'reinigung', 60],
    ['wohnung', 'Wohnungsreinigung', 'reinigung', 120],
  ],
  [['hund', 'Gassi gehen', 'hundesitter', 60]],
] as const;

interface Answered {
  items: { provider: string }[];
  cards: { card: string; name: string }[];
  times: { start: string }[];
  start: string;
  link: string;
}

let world: World;
const keys = new Map<string, string>();
beforeAll(async () => {
  world = await startWorld();
  world.clock.moveTo('2027-03-02T09:00:00Z');
  for (const cards of businesses) {
    const made = cards.map(([key, , category, durationMinutes]) => {
      const card = aCard({ category, durationMinutes, isAvailableNow: true });
      keys.set(card.id, key);
      return card;
    });
    const [business] = await offered(world.database, anOffering({ cards: made }));
    for (const [index, [, title]] of cards.entries())
      await world.database.query('update app.service_card set name = $2 where id = $1', [made[index]?.id, title]);
    // Every time that is free is offered.
    await world.database.query('update app.provider set is_tight = false where account_id = $1', [business?.id]);
  }
}, 60_000);
afterAll(() => world.close());

type Call = Awaited<ReturnType<typeof anAssistant<Answered>>>;

/** In four calls at most: search, cards, times, hold. */
async function held(call: Call, sentence: string): Promise<{ card: string; start: string } | undefined> {
  const { place, service, day, from, until } = readSentence(sentence, today);
  const found = await call('search_services', { service, place, day, lastDay: day });
  const provider = found.data?.items[0]?.provider;
  if (provider === undefined) return undefined;
  const { data } = await call('free_times', { provider, from: day, days: 1 });
  const card = chosenCard(sentence, data.cards)?.card;
  if (card === undefined) return undefined;
  const free = await call('free_times', { provider, cards: [card], from: day, days: 1 });
  const start = free.data.times.find((time) => {
    const at = Date.parse(time.start);
    return at >= instantOf(day, 0, timeZone) + from * 60_000 && at <= instantOf(day, 0, timeZone) + until * 60_000;
  })?.start;
  if (start === undefined) return undefined;
  const answer = await call('hold_time', { provider, cards: [card], start });
  return answer.isError ? undefined : { card, start: answer.data.start };
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

it('leads at least 95 of 100 sentences to the right card and time in four calls, and books nothing', async () => {
  expect(new Set(sentences.map(([said]) => said)).size).toBe(100);
  let calls = 0;
  const assistant = await anAssistant<Answered>(world);
  const call: Call = (name, given) => {
    calls += 1;
    return assistant(name, given);
  };
  const missed: string[] = [];
  for (const [said, card, day, from, until] of sentences) {
    calls = 0;
    const got = await held(call, said);
    const minute = got === undefined ? -1 : (Date.parse(got.start) - instantOf(day, 0, timeZone)) / 60_000;
    const isRight =
      got !== undefined &&
      keys.get(got.card) === card &&
      dayAt(Date.parse(got.start), timeZone) === day &&
      minute >= minutesOf(from) &&
      minute <= minutesOf(until) &&
      calls <= 4;
    if (!isRight) missed.push(`${said} -> ${got === undefined ? 'nothing' : `${keys.get(got.card)} ${got.start}`}`);
    await world.database.query('delete from app.rate_limit');
    await world.database.query(`delete from app.appointment where status = 'held'`);
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(5);
  expect(await world.database.query(`select id from app.appointment where status <> 'held'`)).toEqual([]);
}, 240_000);
