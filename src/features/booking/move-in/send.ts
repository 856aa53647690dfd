import { ApiError } from '../../../api/api-error.ts';
import { call as callServer } from '../../../api/call.ts';
import { uploadImage } from '../../../api/upload.ts';
import { addMoved, moveInVisitRows, startMoveIn } from '../../../contract/booking/move-in.ts';
import { callsOf } from '../client/import-send.ts';
import type { Choices } from './meanings.ts';
import { type BroughtCards, bringCards, bringRest, type Hands } from './own-things.ts';
import { type Plan, plainName } from './plan.ts';
import type { ReadVisit } from './visit-rows.ts';

export interface TakenVisit {
  visit: ReadVisit;
  /** As the call takes it. */
  row: ReturnType<typeof rowOf>;
  start: string;
  free: string | null;
}

export interface Outcome {
  moveIn: string;
  entered: number;
  known: number;
  past: number;
  taken: TakenVisit[];
  clients: number;
  faultyClients: number;
  /** The sentence of a call that failed: what was entered before stays, and all can be sent again. */
  failure: string | undefined;
}

const nameMaximum = 80;
const titleMaximum = 140;

/** What a row says of itself, within the limits of the call. */
export const sent = ({ start, minutes, end, name, phone, email, note, service, priceCents }: ReadVisit) => ({
  start,
  minutes: Math.min(720, Math.max(5, minutes)),
  end,
  name: name.slice(0, nameMaximum),
  phone: phone.slice(0, nameMaximum),
  email: email.slice(0, 254),
  note: note.slice(0, 2000),
  service: service.slice(0, titleMaximum) || '–',
  priceCents,
});

interface Ids {
  staff: ReadonlyMap<string, string>;
  cards: ReadonlyMap<string, string>;
}

const rowOf = (visit: ReadVisit, { staff, cards }: Ids) => ({
  ...sent(visit),
  staff: staff.get(visit.staff) ?? '',
  card: cards.get(visit.service) ?? '',
});

/** By names the cards that our own ZIP has brought back. */
async function withOwnCards(plan: Plan, choices: Choices, hands: Hands): Promise<BroughtCards & { choices: Choices }> {
  const { own } = plan;
  if (own === undefined) return { choices, cards: new Map(), made: [] };
  const { cards, made } = await bringCards(own, hands);
  const brought = new Map(
    (own.held['serviceCards'] ?? []).flatMap(({ id, name }) => {
      const card = cards.get(String(id));
      return card === undefined ? [] : [[plainName(String(name)), card] as const];
    }),
  );
  const named = plan.services.map(
    ({ name }) => [name, choices.cards[name] || (brought.get(plainName(name)) ?? '')] as const,
  );
  return { choices: { ...choices, cards: Object.fromEntries(named) }, cards, made };
}

async function begin(
  plan: Plan,
  choices: Choices,
  { call, made }: Pick<Hands, 'call'> & { made: readonly string[] },
): Promise<{ moveIn: string } & Ids> {
  const people = plan.staff.filter(({ name }) => (choices.staff[name] ?? '') === '');
  const services = plan.services.filter(({ name }) => (choices.cards[name] ?? '') === '');
  const { moveIn, staff, cards } = await call(startMoveIn, {
    body: {
      made: [...made],
      staff: people.map(({ name }) => ({ name: name.slice(0, nameMaximum) })),
      cards: services.map(({ name, duration, priceCents, category }) => ({
        name: name.slice(0, titleMaximum) || '–',
        duration,
        priceCents,
        category: choices.categories[name] ?? category ?? 'friseur',
      })),
    },
  });
  return {
    moveIn: moveIn.id,
    staff: new Map([
      ...Object.entries(choices.staff),
      ...people.map(({ name }, index) => [name, staff[index]?.id ?? ''] as const),
    ]),
    cards: new Map([
      ...Object.entries(choices.cards),
      ...services.map(({ name }, index) => [name, cards[index]?.id ?? ''] as const),
    ]),
  };
}

/** One call after the other. `onProgress` gets the share that has been sent. */
const browser: Hands = {
  call: callServer,
  upload: async (picture, purpose) => (await uploadImage(picture, { purpose })).id,
};

export async function sendPlan(
  plan: Plan,
  said: Choices,
  onProgress: (share: number) => void,
  hands: Hands = browser,
): Promise<Outcome> {
  const { call } = hands;
  const { choices, cards, made } = await withOwnCards(plan, said, hands);
  const { moveIn, ...ids } = await begin(plan, choices, { call, made });
  const outcome: Outcome = {
    moveIn,
    entered: 0,
    known: 0,
    past: 0,
    taken: [],
    clients: 0,
    faultyClients: 0,
    failure: undefined,
  };
  const params = { id: moveIn };
  const all = Math.max(1, plan.visits.length + plan.clients.length);
  let done = 0;
  const progress = (rows: number): void => onProgress((done += rows) / all);
  try {
    for (const part of callsOf(plan.clients)) {
      const { clients } = await call(addMoved, { params, body: { clients: part.map(({ row }) => row) } });
      outcome.clients += clients.added;
      outcome.faultyClients += clients.faulty.length;
      progress(part.length);
    }
    for (let from = 0; from < plan.visits.length; from += moveInVisitRows) {
      const part = plan.visits.slice(from, from + moveInVisitRows);
      const rows = part.map((visit) => rowOf(visit, ids));
      const { visits } = await call(addMoved, { params, body: { visits: rows } });
      for (const [index, answer] of visits.entries()) {
        const [visit, row] = [part[index], rows[index]];
        if (answer.outcome !== 'taken') outcome[answer.outcome] += 1;
        else if (visit !== undefined && row !== undefined)
          outcome.taken.push({ visit, row, start: answer.start, free: answer.free });
      }
      progress(part.length);
    }
    if (plan.own !== undefined) await bringRest(plan.own, hands, cards);
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    outcome.failure = problem.sentence;
  }
  return outcome;
}

/** The visit at the free time instead. False where that was taken meanwhile: then `free` is another. */
export async function sendInstead(
  moveIn: string,
  { row, free }: TakenVisit,
): Promise<{ isEntered: boolean; free: string | null }> {
  if (free === null) return { isEntered: false, free };
  const { visits } = await callServer(addMoved, {
    params: { id: moveIn },
    body: { visits: [{ ...row, instead: free }] },
  });
  const [answer] = visits;
  return { isEntered: answer?.outcome === 'entered' || answer?.outcome === 'known', free: answer?.free ?? null };
}
