import { expect, it } from 'vitest';
import { type AskOf, type Endpoint, hasBody } from '../../src/contract/endpoint.ts';
import { clearStage, nextCaller, tokenOf } from '../support/access/stage.ts';
import type { ValidCall } from '../support/access/valid-calls.ts';
import { askingStage, validEndpoints } from '../support/asking-stage.ts';
import {
  type Ask,
  bodyOf,
  type Form,
  type Ready,
  readsOf,
  type Sent,
  saidBy,
  type Value,
  type WrittenCall,
} from '../support/written/call.ts';
import { asksOnly, unreadAnywhere, writtenCalls } from '../support/written/calls.ts';
import { comesBack } from '../support/written/comes-back.ts';
import { otherValues } from '../support/written/other-values.ts';
import { type Field, fieldsOf, withField } from '../support/wrong-fields.ts';

/** What a call creates or changes comes back by a read, field by field. A field without a read says why in `unread`. */

const { theStage } = askingStage();

async function readied(call: ValidCall, told: WrittenCall, form: Form): Promise<Ready> {
  const stage = theStage();
  await clearStage(stage);
  await stage.world.database.query('delete from app.rate_limit');
  const { actor = call.actor, make = call.make, ask = call.ask } = told;
  const thing = await make(stage, actor);
  const token =
    told.asker === undefined
      ? actor === 'nobody'
        ? undefined
        : await tokenOf(stage, stage.people[actor])
      : await told.asker(stage, thing);
  const ready: Ready = { stage, actor, thing, token, ask: ask(thing, stage, actor) as Ask };
  const further = await bodyOf(form, ready);
  return { ...ready, ask: { ...ready.ask, body: { ...ready.ask.body, ...further } } };
}

async function sent({ endpoint }: ValidCall, ready: Ready): Promise<Sent | string> {
  const number = nextCaller();
  const caller = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  const { stage, token, ask } = ready;
  const { status, body, refusal } = await stage.world.ask(endpoint, ask as AskOf<Endpoint>, { token, caller });
  await stage.world.afterwards();
  return status < 300 ? { ...ready, answer: body as Sent['answer'] } : `${status} ${JSON.stringify(refusal)}`;
}

/** Everything that the reads show. */
async function shown(
  { endpoint }: ValidCall,
  { reads = readsOf(endpoint) }: WrittenCall,
  call: Sent,
): Promise<unknown> {
  const told: unknown[] = [];
  for (const read of reads) told.push(await read(call));
  return told;
}

const written = validEndpoints.filter(([name, { endpoint }]) => hasBody(endpoint) && !asksOnly.includes(name));

const saidAt = (ask: Ask, path: (string | number)[]): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], ask);

/** Its entries have fields of their own. */
const isListOfForms = (value: unknown): boolean => Array.isArray(value) && typeof value[0] === 'object';

interface Told {
  path: (string | number)[];
  schema: Field['schema'];
  name: string;
}

/** The fields of the body, but for those that no read shows. */
const fieldsIn = ({ endpoint }: ValidCall, { unread = {} }: WrittenCall, { ask }: Ready): Told[] =>
  fieldsOf(endpoint, ask)
    .filter(({ path }) => path[0] === 'body' && !isListOfForms(saidAt(ask, path)))
    .map(({ path, schema }) => ({
      path,
      schema,
      name: path
        .filter((step) => typeof step === 'string')
        .slice(1)
        .join('.'),
    }))
    .filter(({ name }) => unread[name] === undefined && unread[name.split('.')[0] ?? ''] === undefined)
    .filter(({ name }) => name.split('.').every((step) => unreadAnywhere[step] === undefined));

/** One field said otherwise: undefined where a read shows it, else what was tried. */
async function missingIn(call: ValidCall, told: WrittenCall, form: Form, begun: Ready, before: unknown, field: Told) {
  const { path, schema, name } = field;
  const last = name.split('.').at(-1) ?? '';
  const present = saidAt(begun.ask, path);
  const tried: string[] = [];
  for (const value of told.values?.[name] ?? (otherValues(schema, last, present) as Value[])) {
    const ready = await readied(call, told, form);
    const said = await saidBy(value, ready);
    const ask = withField(ready.ask, path, said) as Ask;
    const changed = await sent(call, { ...ready, ask: { ...ask, body: { ...ask.body, ...told.beside?.[name] } } });
    tried.push(JSON.stringify([said, typeof changed === 'string' ? changed : 'is not shown']));
    if (typeof changed === 'string') continue;
    const wanted = told.shownAs?.[name]?.(said as string) ?? said;
    if (comesBack(wanted, told.named?.[name] ?? last, before, await shown(call, told, changed))) return undefined;
  }
  return tried;
}

it.each(written)(
  '%s: each field comes back',
  async (name, call) => {
    const missing = new Map<string, string[]>();
    const back = new Set<string>();
    for (const told of [writtenCalls[name] ?? {}].flat())
      for (const form of told.forms ?? [{}]) {
        const ready = await readied(call, told, form);
        const fields = fieldsIn(call, told, ready).filter((field) => !back.has(field.name));
        if (fields.length === 0) continue;
        const begun = await sent(call, ready);
        if (typeof begun === 'string') throw new Error(`${name} is refused: ${begun}`);
        const before = await shown(call, told, begun);
        for (const field of fields) {
          const tried = await missingIn(call, told, form, ready, before, field);
          if (tried === undefined) back.add(field.name);
          else missing.set(field.name, [...(missing.get(field.name) ?? []), ...tried]);
        }
      }
    expect([...missing].filter(([field]) => !back.has(field))).toEqual([]);
  },
  60_000,
);

it.each(validEndpoints.filter(([name]) => asksOnly.includes(name)))('%s writes nothing', async (_, call) => {
  const ready = await readied(call, {}, {});
  await ready.stage.world.afterwards();
  await ready.stage.world.database.query('delete from public.written');
  await sent(call, ready);
  expect(await ready.stage.world.database.query('select distinct name from public.written')).toEqual([]);
});
