import { describe, expect, it } from 'vitest';
import { inTurn } from './turns.ts';

const tick = () => new Promise((resolve) => setTimeout(resolve, 1));

describe('turns at decoding', () => {
  it("let somebody else's picture in while ten of one account wait", async () => {
    const done: string[] = [];
    const work = (name: string) => async () => {
      await tick();
      done.push(name);
    };
    const many = Array.from({ length: 10 }, (_, index) => inTurn('many', work(`many ${index}`)));
    const other = inTurn('other', work('other'));
    await Promise.all([...many, other]);
    expect(done.indexOf('other')).toBeLessThanOrEqual(1);
    expect(done).toHaveLength(11);
  });

  it('run at most two at a time, and one of an account', async () => {
    let [running, most] = [0, 0];
    const byAccount = new Map<string, number>();
    let mostOfOne = 0;
    const work = (account: string) => async () => {
      running += 1;
      most = Math.max(most, running);
      byAccount.set(account, (byAccount.get(account) ?? 0) + 1);
      mostOfOne = Math.max(mostOfOne, byAccount.get(account) ?? 0);
      await tick();
      byAccount.set(account, (byAccount.get(account) ?? 0) - 1);
      running -= 1;
    };
    await Promise.all(['a', 'a', 'b', 'c', 'b', 'a', 'd'].map((account) => inTurn(account, work(account))));
    expect([most, mostOfOne]).toEqual([2, 1]);
  });

  it('go on after a failure', async () => {
    await expect(inTurn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await inTurn('a', () => Promise.resolve('next'))).toBe('next');
  });
});
