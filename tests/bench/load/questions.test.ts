import { expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { questions, readingCalls, reasons } from './questions.ts';

it('has a question for every reading call, and for nothing else', () => {
  const reading = Object.entries(endpoints).flatMap(([name, { method }]) => (method === 'GET' ? [name] : []));
  expect(Object.keys(questions).toSorted()).toEqual(reading.toSorted());
  const { asked, left } = readingCalls();
  expect(new Set([...asked.map(({ name }) => name), ...left.map(([name]) => name)]).size).toBe(reading.length);
});

it('has reasons only for calls that are asked', () => {
  const asked = new Set(readingCalls().asked.map(({ name }) => name));
  expect(Object.keys(reasons).filter((name) => !asked.has(name))).toEqual([]);
});
