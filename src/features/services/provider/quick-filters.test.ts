import { describe, expect, it } from 'vitest';
import { isChosen, pressed, type QuickFilter, quickFilters } from './quick-filters.ts';
import { readServicesState } from './services-state.ts';

const wednesday = '2026-11-25';
const sunday = '2026-11-29';
const nothing = { when: {}, filters: {} };

describe('the chips above the results', () => {
  it.each<[QuickFilter, string, object]>([
    ['today', wednesday, { when: { day: wednesday } }],
    ['tomorrow', '2026-12-31', { when: { day: '2027-01-01' } }],
    ['weekend', wednesday, { when: { day: '2026-11-28', lastDay: sunday } }],
    ['weekend', '2026-11-28', { when: { day: '2026-11-28', lastDay: sunday } }],
    ['weekend', sunday, { when: { day: sunday } }],
    ['morning', wednesday, { when: { until: '12:00' } }],
    ['afternoon', wednesday, { when: { from: '12:00', until: '17:00' } }],
    ['evening', wednesday, { when: { from: '17:00' } }],
    ['mobile', wednesday, { filters: { mobile: true } }],
    ['rated', wednesday, { filters: { minimumRating: 4.5 } }],
    ['immediate', wednesday, { filters: { immediate: true } }],
  ])('%s on %s', (filter, today, asked) => expect(pressed(filter, nothing, today)).toEqual(asked));

  it('lets go of what is chosen, and of nothing else', () => {
    const asked = {
      when: { day: wednesday, from: '17:00' },
      filters: { mobile: true, immediate: true, minimumRating: 4.5, priceMaximum: 50 },
    };
    expect(quickFilters.filter((filter) => isChosen(filter, asked, wednesday))).toEqual([
      'today',
      'evening',
      'mobile',
      'rated',
      'immediate',
    ]);
    expect(pressed('today', asked, wednesday)).toEqual({ when: { from: '17:00' } });
    expect(pressed('evening', asked, wednesday)).toEqual({ when: { day: wednesday } });
    expect(pressed('mobile', asked, wednesday).filters).toEqual({ ...asked.filters, mobile: undefined });
    expect(pressed('rated', asked, wednesday).filters).toEqual({ mobile: true, immediate: true, priceMaximum: 50 });
  });

  it('changes the day without the part of it, and the part without the days', () => {
    const weekend = { day: '2026-11-28', lastDay: sunday };
    expect(
      pressed('tomorrow', { when: { ...weekend, from: '12:00', until: '17:00' }, filters: {} }, wednesday),
    ).toEqual({
      when: { day: '2026-11-26', from: '12:00', until: '17:00' },
    });
    expect(pressed('evening', { when: { ...weekend, from: '12:00', until: '17:00' }, filters: {} }, wednesday)).toEqual(
      {
        when: { ...weekend, from: '17:00' },
      },
    );
  });

  it('shows none as chosen for values of the address that are none', () => {
    const query = 'zip=10115&day=tomorrow&from=25:00&minimumRating=good&priceMaximum=0&immediate=yes&mobile=false';
    const asked = readServicesState(new URLSearchParams(query), wednesday);
    expect(quickFilters.filter((filter) => isChosen(filter, asked, wednesday))).toEqual([]);
  });
});
