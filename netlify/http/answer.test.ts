import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../src/contract/endpoint.ts';
import { answer, type Refuse } from './answer.ts';

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
