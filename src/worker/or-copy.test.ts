import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orCopy } from './or-copy.ts';

const fresh = new Response('fresh');
const copy = new Response('copy');
const after = async (milliseconds: number): Promise<Response> => {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return fresh;
};
const failing = async (milliseconds: number): Promise<Response> => {
  await after(milliseconds);
  throw new Error('no network');
};
const found = () => vi.fn<() => Promise<Response | undefined>>(() => Promise.resolve(copy));
const nothing = () => Promise.resolve(undefined);

describe('what arrives, or its copy', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is what arrives within four seconds, and then no copy is looked for', async () => {
    const find = found();
    const answer = orCopy(after(3900), find);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await answer).toEqual({ response: fresh, isCopy: false });
    expect(find).not.toHaveBeenCalled();
  });

  it('is the copy after four seconds', async () => {
    const answer = orCopy(after(30_000), found());
    await vi.advanceTimersByTimeAsync(4001);
    expect(await answer).toEqual({ response: copy, isCopy: true });
    await vi.advanceTimersByTimeAsync(30_000);
  });

  it('is the copy at once where the network fails', async () => {
    const answer = orCopy(failing(50), found());
    await vi.advanceTimersByTimeAsync(51);
    expect(await answer).toEqual({ response: copy, isCopy: true });
    await vi.advanceTimersByTimeAsync(30_000);
  });

  it('is what comes late where there is no copy', async () => {
    const answer = orCopy(after(30_000), nothing);
    await vi.advanceTimersByTimeAsync(30_001);
    expect(await answer).toEqual({ response: fresh, isCopy: false });
  });

  it('is the failure where there is no copy', async () => {
    const outcome = orCopy(failing(50), nothing).catch((problem: unknown) => problem);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await outcome).toEqual(new Error('no network'));
  });
});
