import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetSession } from './session.ts';
import { waitingReply } from './waiting-reply.ts';

const day = 24 * 60 * 60_000;
const reply = { text: 'On Friday.', id: '0198a3c4-0000-7000-8000-000000000000' };

/** As a browser has it: what is kept are its properties. */
class Kept {
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null;
  }
  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value });
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', new Kept());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for its conversation and its writer alone, until it is forgotten', () => {
  waitingReply('visit', 'Ana').write(reply);
  expect(waitingReply('visit', 'Ana').read()).toEqual(reply);
  expect(waitingReply('visit', undefined).read()).toBeUndefined();
  expect(waitingReply('visit', 'Ben').read()).toBeUndefined();
  expect(waitingReply('question', 'Ana').read()).toBeUndefined();
  waitingReply('visit', 'Ana').write(undefined);
  expect(waitingReply('visit', 'Ana').read()).toBeUndefined();
});

it('waits for as long as the server knows that it has come', () => {
  waitingReply('visit', 'Ana').write(reply);
  vi.advanceTimersByTime(30 * day - 1);
  expect(waitingReply('visit', 'Ana').read()).toEqual(reply);
  vi.advanceTimersByTime(1);
  expect(waitingReply('visit', 'Ana').read()).toBeUndefined();
});

it('is kept no longer than that, also where it is tried again, and where nobody opens its conversation', () => {
  waitingReply('visit', 'Ana').write(reply);
  vi.advanceTimersByTime(20 * day);
  waitingReply('visit', 'Ana').write(reply);
  expect(Object.keys(localStorage)).toHaveLength(1);
  vi.advanceTimersByTime(10 * day);
  waitingReply('question', 'Ana');
  expect(Object.keys(localStorage)).toEqual([]);
});

it('goes when one signs out or leaves; that of a guest stays', () => {
  waitingReply('visit', 'Ana').write(reply);
  waitingReply('visit', undefined).write(reply);
  forgetSession();
  expect(waitingReply('visit', 'Ana').read()).toBeUndefined();
  expect(waitingReply('visit', undefined).read()).toEqual(reply);
});
