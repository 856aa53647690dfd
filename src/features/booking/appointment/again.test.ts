import { describe, expect, it } from 'vitest';
import type { Appointment } from '../../../contract/booking/appointment.ts';
import { againOf } from './again.ts';

const aVisit = (provider: string, staff: string, cards: (string | null)[] = ['card']): Appointment =>
  ({
    provider: { id: provider },
    staff: { id: staff, name: staff },
    items: cards.map((pick) => ({ pick })),
  }) as unknown as Appointment;

describe('what could be booked again', () => {
  it('is each business once, the latest visit first', () => {
    const again = againOf([
      aVisit('salon', 'maren', ['cut']),
      aVisit('studio', 'linh'),
      aVisit('salon', 'maren', ['colour']),
    ]);
    expect(again.map(({ visit, cards }) => [visit.provider.id, cards])).toEqual([
      ['salon', ['cut']],
      ['studio', ['card']],
    ]);
  });

  it('is with who did most visits there, and of equally many with who did the latest', () => {
    expect(againOf([aVisit('a', 'linh'), aVisit('a', 'maren'), aVisit('a', 'maren')])[0]?.person?.id).toBe('maren');
    expect(againOf([aVisit('a', 'linh'), aVisit('a', 'maren')])[0]?.person?.id).toBe('linh');
  });

  it('is an older visit where a service of the latest one is gone, and nothing where all are', () => {
    const again = againOf([
      aVisit('a', 'linh', ['cut', null]),
      aVisit('a', 'linh', ['cut']),
      aVisit('b', 'ali', [null]),
    ]);
    expect(again.map(({ cards }) => cards)).toEqual([['cut']]);
  });

  it('is three businesses at most', () => {
    expect(againOf(['a', 'b', 'c', 'd'].map((provider) => aVisit(provider, 'x')))).toHaveLength(3);
  });
});
