import { expect, it } from 'vitest';
import type { AskOf, Endpoint } from '../../src/contract/endpoint.ts';
import { askingStage, probedFields, validEndpoints } from '../support/asking-stage.ts';
import { withField } from '../support/wrong-fields.ts';

/** Every call with one field at an end of what it may say. */

const { prepared, sent } = askingStage();

it.each(validEndpoints)('%s breaks at no field that the contract takes', async (_, call) => {
  const wrong: unknown[] = [];
  for (const { path, taken } of probedFields(call, await prepared(call)))
    for (const value of taken) {
      const answer = await sent(call, withField(await prepared(call), path, value) as AskOf<Endpoint>);
      const isNameless = answer.code === 'invalid' && answer.fields.length === 0;
      if (answer.status >= 500 || isNameless) wrong.push([path.join('.'), JSON.stringify(value).slice(0, 60), answer]);
    }
  expect(wrong).toEqual([]);
});
