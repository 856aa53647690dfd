import { expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { questions, readingCalls } from './questions.ts';

it('has a question for every reading call, and for nothing else', () => {
  const reading = Object.entries(endpoints).flatMap(([name, { method }]) => (method === 'GET' ? [name] : []));
  expect(Object.keys(questions).toSorted()).toEqual(reading.toSorted());
  const { asked, left } = readingCalls();
  expect(asked.length + left.length).toBe(reading.length);
});
