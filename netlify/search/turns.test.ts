import { expect, it } from 'vitest';
import { turns } from './constants.ts';
import { inTurn } from './turns.ts';

const refuse = (): never => {
  throw new Error('refused');
};

/** Work that says when it begins, and ends when it is told to. */
function held(caller: string, begun: string[]) {
  const ends: (() => void)[] = [];
  const over = new Promise<void>((resolve) => ends.push(resolve));
  const done = inTurn(caller, refuse, async () => {
    begun.push(caller);
    await over;
  });
  return { end: () => ends[0]?.(), done };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

it('makes one dear search of a caller at a time, and lets another caller pass who came later', async () => {
  const begun: string[] = [];
  const works = ['a', 'a', 'a', 'b'].map((caller) => held(caller, begun));
  const [first, second, third, other] = works;
  await soon();
  expect(begun).toEqual(['a', 'b']);
  other?.end();
  await soon();
  expect(begun).toEqual(['a', 'b']);
  first?.end();
  await soon();
  expect(begun).toEqual(['a', 'b', 'a']);
  second?.end();
  third?.end();
  await Promise.all(works.map(({ done }) => done));
  expect(begun).toEqual(['a', 'b', 'a', 'a']);
});

it('leaves a connection to those who ask little, whoever asks', async () => {
  const begun: string[] = [];
  const works = ['a', 'b', 'c', 'd'].map((caller) => held(caller, begun));
  await soon();
  expect(begun).toHaveLength(turns.atOnce);
  for (const { end } of works) end();
  await Promise.all(works.map(({ done }) => done));
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

it('refuses a caller of whom too many wait, and nobody else', async () => {
  const begun: string[] = [];
  const works = Array.from({ length: 1 + turns.waiting }, () => held('a', begun));
  await expect(inTurn('a', refuse, () => Promise.resolve())).rejects.toThrow('refused');
  expect(await inTurn('b', refuse, () => Promise.resolve('answered'))).toBe('answered');
  for (const { end } of works) end();
  await Promise.all(works.map(({ done }) => done));
});

it('goes on after a search that failed', async () => {
  await expect(inTurn('a', refuse, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await inTurn('a', refuse, () => Promise.resolve('answered'))).toBe('answered');
});
