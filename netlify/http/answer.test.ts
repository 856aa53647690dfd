import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '../../src/contract/endpoint.ts';
import { type Action, answer, answers, type Call, type Refuse } from './answer.ts';

const announcing = endpoint('GET /things/:id', {
  summary: 'A thing',
  access: 'anyone',
  response: z.object({}),
  refusals: ['not_found'],
});

const shared = async (refuse: Refuse<'not_found' | 'gone'>) => refuse('gone');

describe('a refusal', () => {
  // Compiled, never run: an expected error that does not come is an error of `npm run typecheck`.
  it('compiles where the contract announces it, or where any door may say it', () => {
    const handlers = [
      answer(announcing, async ({ refuse }) => refuse('not_found')),
      answer(announcing, async ({ refuse }) => refuse('too_many_requests')),
    ];
    expect(handlers.map((handler) => handler.endpoint)).toEqual([announcing, announcing]);
  });

  it('does not compile else, not even through what handlers share', () => {
    const handlers = [
      // @ts-expect-error: the contract does not announce it.
      answer(announcing, async ({ refuse }) => refuse('gone')),
      // @ts-expect-error: nor does it announce all that this may say.
      answer(announcing, async ({ refuse }) => shared(refuse)),
    ];
    expect(handlers).toHaveLength(2);
  });
});

const contract = {
  listThings: endpoint('GET /things', { summary: 'All', access: 'anyone', response: z.object({ count: z.number() }) }),
  limit: 3,
};
const listThings: Action<typeof contract.listThings> = async () => ({ count: 1 });

describe('the answers to a contract', () => {
  it('are the actions of the same names, which the first call loads', async () => {
    let loads = 0;
    const [handler, ...others] = answers(contract, async () => {
      loads += 1;
      return { listThings, unasked: 1 };
    });
    expect(handler?.endpoint).toBe(contract.listThings);
    expect(others).toEqual([]);
    expect(loads).toBe(0);
    const call = {} as Call<Endpoint>;
    expect([await handler?.handle(call), await handler?.handle(call)]).toEqual([{ count: 1 }, { count: 1 }]);
    expect(loads).toBe(1);
  });

  it('do not compile where one is missing, answers or refuses otherwise', () => {
    const bound = [
      // @ts-expect-error: nothing answers the call.
      answers(contract, async () => ({})),
      // @ts-expect-error: the contract says a number.
      answers(contract, async () => ({ listThings: async () => ({ count: 'one' }) })),
      // @ts-expect-error: the contract announces no such refusal.
      answers(contract, async () => ({ listThings: async ({ refuse }: { refuse: Refuse<'gone'> }) => refuse('gone') })),
    ];
    expect(bound).toHaveLength(3);
  });
});
