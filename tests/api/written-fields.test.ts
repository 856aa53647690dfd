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

const lastOf = ({ name }: Told): string => name.split('.').at(-1) ?? '';

const valuesOf = (told: WrittenCall, { ask }: Ready, field: Told): readonly Value[] =>
  told.values?.[field.name] ?? (otherValues(field.schema, lastOf(field), saidAt(ask, field.path)) as Value[]);

/** What one form of a call is asked about, and what the reads show before. */
interface Asked {
  call: ValidCall;
  told: WrittenCall;
  form: Form;
  begun: Ready;
  before: unknown;
}

const isBack = ({ told, before }: Asked, field: Told, said: unknown, after: unknown): boolean =>
  comesBack(
    told.shownAs?.[field.name]?.(said as string) ?? said,
    told.named?.[field.name] ?? lastOf(field),
    before,
    after,
  );

/** Those that a read shows when all are said otherwise in one call; a call that is refused is asked in two halves. */
async function backTogether(asked: Asked, fields: Told[]): Promise<Told[]> {
  const { call, told, form } = asked;
  if (fields.length < 2) return [];
  const ready = await readied(call, told, form);
  const said = new Map<Told, unknown>();
  let ask = ready.ask;
  for (const field of fields) {
    const [value] = valuesOf(told, ready, field);
    if (value === undefined || told.beside?.[field.name] !== undefined) continue;
    said.set(field, await saidBy(value, ready));
    ask = withField(ask, field.path, said.get(field)) as Ask;
  }
  const changed = await sent(call, { ...ready, ask });
  if (typeof changed === 'string') {
    const middle = Math.ceil(fields.length / 2);
    return [
      ...(await backTogether(asked, fields.slice(0, middle))),
      ...(await backTogether(asked, fields.slice(middle))),
    ];
  }
  const after = await shown(call, told, changed);
  return [...said].filter(([field, value]) => isBack(asked, field, value, after)).map(([field]) => field);
}

/** One field said otherwise: undefined where a read shows it, else what was tried. */
async function missingIn(asked: Asked, field: Told) {
  const { call, told, form, begun } = asked;
  const { path, name } = field;
  const tried: string[] = [];
  for (const value of valuesOf(told, begun, field)) {
    const ready = await readied(call, told, form);
    const said = await saidBy(value, ready);
    const ask = withField(ready.ask, path, said) as Ask;
    const changed = await sent(call, { ...ready, ask: { ...ask, body: { ...ask.body, ...told.beside?.[name] } } });
    tried.push(JSON.stringify([said, typeof changed === 'string' ? changed : 'is not shown']));
    if (typeof changed === 'string') continue;
    if (isBack(asked, field, said, await shown(call, told, changed))) return undefined;
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
        const asked = { call, told, form, begun: ready, before };
        for (const { name: field } of await backTogether(asked, fields)) back.add(field);
        for (const field of fields.filter((one) => !back.has(one.name))) {
          const tried = await missingIn(asked, field);
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
