import { expect, it } from 'vitest';
import { type AskOf, type Endpoint, hasBody } from '../../src/contract/endpoint.ts';
import { pathOf } from '../../src/contract/endpoint-path.ts';
import { withoutValidCall } from '../support/access/valid-calls.ts';
import { askingStage, probedFields, validEndpoints } from '../support/asking-stage.ts';
import { withField } from '../support/wrong-fields.ts';

/** Every call begins from one that is done, with one thing wrong: what is wrong elsewhere would be refused first. */

const { world, prepared, whoAsks, sent } = askingStage();

it.each(validEndpoints)('%s begins from a call that is done', async (name, call) => {
  const { status } = await sent(call, await prepared(call));
  expect([status < 300, withoutValidCall[name] !== undefined]).toEqual(
    withoutValidCall[name] === undefined ? [true, false] : [false, true],
  );
});

it.each(validEndpoints.filter(([, { endpoint }]) => hasBody(endpoint)))(
  '%s takes no body but an object that fits',
  async (_, call) => {
    const { database } = world();
    const { params = {} } = (await prepared(call)) as { params?: Record<string, string> };
    await world().afterwards();
    await database.query('delete from public.written');
    const path = pathOf(call.endpoint, '/api').replaceAll(/:(\w+)/g, (__, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const asker = await whoAsks(call);
    for (const body of ['{', 'null', '[]', '"text"', '42', '[{}]']) {
      const { status, refusal } = await world().raw(`${call.endpoint.method} ${path}`, body, asker);
      expect([body, status, refusal.code]).toEqual([body, 400, expect.stringMatching(/^(malformed|invalid)$/)]);
    }
    expect(await database.query('select distinct name from public.written')).toEqual([]);
  },
);

const isNamed = (path: string, fields: readonly string[]): boolean =>
  fields.some(
    (field) => field === path || path.startsWith(`${field}.`) || field.startsWith(`${path}.`) || field === '',
  );

it.each(validEndpoints)('%s refuses one wrong field by its name', async (_, call) => {
  const { endpoint } = call;
  const whole = await prepared(call);
  // Nobody's session ends by what is refused.
  const asker = await whoAsks(call);
  const wrong: unknown[] = [];
  for (const { path, refused } of probedFields(call, whole))
    for (const value of refused) {
      await world().database.query('delete from app.rate_limit');
      const answer = await sent(call, withField(whole, path, value) as AskOf<Endpoint>, asker);
      const name = path.slice(1).join('.');
      const isMissing = path[0] === 'params' && endpoint.refusals.includes('not_found') && answer.status === 404;
      const isNamedThere = answer.status === 400 && isNamed(name, answer.fields);
      if (!isMissing && !isNamedThere && answer.status !== 413)
        wrong.push([path.join('.'), JSON.stringify(value).slice(0, 60), answer]);
    }
  expect(wrong).toEqual([]);
});
