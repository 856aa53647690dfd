import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Access, type Endpoint, hasBody } from '../../src/contract/endpoint.ts';
import { pathOf } from '../../src/contract/endpoint-path.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { type ActorName, nowhere, type Stage, setStage, tokenOf } from '../support/access/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
}, 60_000);
afterAll(() => stage.world.close());

/** Somebody who may ask, so that what is refused is the input. */
const actorOf: Record<Access, ActorName> = {
  anyone: 'nobody',
  'signed-in': 'customer',
  provider: 'provider',
  lister: 'seller',
  desk: 'admin',
  admin: 'admin',
};

const fieldsOf = (schema: object): string[] => ('shape' in schema ? Object.keys(Object(schema.shape)) : []);

interface Sent {
  id?: string;
  query?: string;
  body?: string;
}

/** What names nothing, but could: most things have a uuid, and lines of the bank a hash. */
const nothingIn = ({ params }: Endpoint): string =>
  z.safeParse(params, Object.fromEntries(fieldsOf(params).map((name) => [name, nowhere]))).success
    ? nowhere
    : '0'.repeat(32);

async function sent(endpoint: Endpoint, { id = nothingIn(endpoint), query = '', body = '{}' }: Sent) {
  const { world, people } = stage;
  await world.database.query('delete from app.rate_limit');
  const actor = actorOf[endpoint.access];
  const token = actor === 'nobody' ? undefined : await tokenOf(stage, people[actor]);
  const path = pathOf(endpoint, '/api').replaceAll(/:\w+/g, encodeURIComponent(id));
  const response = await world.fetch(
    new Request(`http://localhost:5000${path}${query && `?${query}`}`, {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(endpoint.method === 'GET' ? {} : { body }),
    }),
  );
  return { status: response.status, text: await response.text() };
}

const all = Object.entries(endpoints);
const oddTexts = ['\u0000', 'x'.repeat(3000), `'; drop table app.account; --`, '../../etc/passwd', '😀%'];

it.each(all.filter(([, endpoint]) => hasBody(endpoint)))(
  '%s takes no body but an object that fits',
  async (_, endpoint) => {
    const { database } = stage.world;
    await database.query('delete from public.written');
    for (const body of ['{', 'null', '[]', '"text"', '42', '[{}]']) {
      const { status, text } = await sent(endpoint, { body });
      expect([body, status, text]).toEqual([body, 400, expect.stringMatching(/"code":"(malformed|invalid)"/)]);
    }
    expect(await database.query('select distinct name from public.written')).toEqual([]);
    // Each field is of a kind that it cannot be; where all of them may be left out, some are.
    for (const odd of [{ odd: [{}] }, -1e308, '\u0000', [[]]]) {
      const body = JSON.stringify(Object.fromEntries(fieldsOf(endpoint.body).map((name) => [name, odd])));
      const { status } = await sent(endpoint, { body });
      expect([body, status < 500]).toEqual([body, true]);
    }
  },
);

it.each(all)('%s breaks by no address', async (_, endpoint) => {
  for (const odd of oddTexts) {
    const query = new URLSearchParams(fieldsOf(endpoint.query).map((name) => [name, odd])).toString();
    for (const asked of [{ id: odd }, { query }]) {
      const { status } = await sent(endpoint, asked);
      expect([asked, status < 500]).toEqual([asked, true]);
    }
  }
});
