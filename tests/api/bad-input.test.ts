import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AskOf, type Endpoint, hasBody } from '../../src/contract/endpoint.ts';
import { pathOf } from '../../src/contract/endpoint-path.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { clearStage, nextCaller, type Stage, setStage, tokenOf } from '../support/access/stage.ts';
import { type ValidCall, validCalls, withoutValidCall } from '../support/access/valid-calls.ts';
import { fieldsOf, probesOf, withField } from '../support/wrong-fields.ts';

/** Every call begins from one that is done, with one thing wrong: what is wrong elsewhere would be refused first. */

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
}, 60_000);
afterAll(() => stage.world.close());

type Ask = AskOf<Endpoint>;

async function prepared(call: ValidCall): Promise<Ask> {
  await clearStage(stage);
  return call.ask(await call.make(stage, call.actor), stage, call.actor) as Ask;
}

async function whoAsks({ actor }: ValidCall) {
  const token = actor === 'nobody' ? undefined : await tokenOf(stage, stage.people[actor]);
  const number = nextCaller();
  return { token, caller: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` };
}

async function sent(call: ValidCall, ask: Ask) {
  const { status, refusal } = await stage.world.ask(call.endpoint, ask, await whoAsks(call));
  return { status, code: refusal.code, fields: Object.keys(refusal.fields ?? {}) };
}

const all = Object.keys(endpoints).map((name) => [name, validCalls[name] as ValidCall] as const);

it.each(all)('%s begins from a call that is done', async (name, call) => {
  const { status } = await sent(call, await prepared(call));
  expect([status < 300, withoutValidCall[name] !== undefined]).toEqual(
    withoutValidCall[name] === undefined ? [true, false] : [false, true],
  );
});

it.each(all.filter(([, { endpoint }]) => hasBody(endpoint)))(
  '%s takes no body but an object that fits',
  async (_, call) => {
    const { database } = stage.world;
    const { params = {} } = (await prepared(call)) as { params?: Record<string, string> };
    await stage.world.afterwards();
    await database.query('delete from public.written');
    const path = pathOf(call.endpoint, '/api').replaceAll(/:(\w+)/g, (__, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    for (const body of ['{', 'null', '[]', '"text"', '42', '[{}]']) {
      const { status, refusal } = await stage.world.raw(`${call.endpoint.method} ${path}`, body, await whoAsks(call));
      expect([body, status, refusal.code]).toEqual([body, 400, expect.stringMatching(/^(malformed|invalid)$/)]);
    }
    expect(await database.query('select distinct name from public.written')).toEqual([]);
  },
);

const isNamed = (path: string, fields: readonly string[]): boolean =>
  fields.some(
    (field) => field === path || path.startsWith(`${field}.`) || field.startsWith(`${path}.`) || field === '',
  );

it.each(all)('%s refuses one wrong field by its name, and breaks at none', async (_, call) => {
  const { endpoint } = call;
  const whole = await prepared(call);
  const fields = fieldsOf(endpoint, whole).map((field) => ({ ...field, ...probesOf(field) }));
  const wrong: unknown[] = [];
  for (const { path, refused } of fields)
    for (const value of refused) {
      await stage.world.database.query('delete from app.rate_limit');
      const answer = await sent(call, withField(whole, path, value) as Ask);
      const name = path.slice(1).join('.');
      const isMissing = path[0] === 'params' && endpoint.refusals.includes('not_found') && answer.status === 404;
      const isNamedThere = answer.status === 400 && isNamed(name, answer.fields);
      if (!isMissing && !isNamedThere && answer.status !== 413)
        wrong.push([path.join('.'), JSON.stringify(value).slice(0, 60), answer]);
    }
  for (const { path, taken } of fields)
    for (const value of taken) {
      const answer = await sent(call, withField(await prepared(call), path, value) as Ask);
      const isNameless = answer.code === 'invalid' && answer.fields.length === 0;
      if (answer.status >= 500 || isNameless) wrong.push([path.join('.'), JSON.stringify(value).slice(0, 60), answer]);
    }
  expect(wrong).toEqual([]);
});
