import { filterFlags } from '../../../contract/services/provider-filters.ts';
import { hasPlace, radii, type ServicesState, writeServicesState } from './services-state.ts';

const widest = radii[radii.length - 1] ?? radii[0];
const filterNames = ['minimumRating', 'priceMaximum', ...filterFlags] as const;

/** The parts of a search that can be dropped. The first one changes the search least. */
type Dropped = 'part' | 'day' | (typeof filterNames)[number] | 'name' | 'radius' | 'service' | 'all';

export interface LessAsked {
  dropped: Dropped;
  changed: Partial<ServicesState>;
}

const isPartAsked = ({ from, until }: ServicesState['when']): boolean => from !== undefined || until !== undefined;

function lessTime({ when: { day, lastDay, from, until } }: ServicesState): LessAsked[] {
  const days = { ...(day === undefined ? {} : { day }), ...(lastDay === undefined ? {} : { lastDay }) };
  const part = { ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) };
  return [
    ...(isPartAsked({ from, until }) ? [{ dropped: 'part' as const, changed: { when: days } }] : []),
    ...(day === undefined ? [] : [{ dropped: 'day' as const, changed: { when: part } }]),
  ];
}

const lessFiltered = ({ filters }: ServicesState): LessAsked[] =>
  filterNames
    .filter((name) => filters[name] !== undefined)
    .map((dropped) => {
      const { [dropped]: _dropped, ...others } = filters;
      return { dropped, changed: { filters: others } };
    });

/** The next radius, and the widest: where the first brings nobody, the other may. */
function wider(state: ServicesState, least: number): LessAsked[] {
  const above = hasPlace(state) ? radii.filter((radius) => radius > Math.max(state.radius, least)) : [];
  return [...new Set([above[0], above.at(-1)])].flatMap((radius) =>
    radius === undefined ? [] : [{ dropped: 'radius' as const, changed: { radius } }],
  );
}

/** Each chip that is chosen, dropped by itself. */
export const lessByChip = (state: ServicesState): LessAsked[] => [...lessTime(state), ...lessFiltered(state)];

/** Each question that drops one thing of a search, from what gives up the least on. */
function lessByOne(state: ServicesState, least: number): LessAsked[] {
  const { name, service } = state;
  return [
    ...lessByChip(state),
    ...(name !== '' && hasPlace(state) ? [{ dropped: 'name' as const, changed: { name: '' } }] : []),
    ...wider(state, least),
    ...(service === undefined ? [] : [{ dropped: 'service' as const, changed: { service: undefined } }]),
  ];
}

/** Without everything but the place, or without a place but the name. */
const lessByAll = (state: ServicesState): LessAsked => ({
  dropped: 'all',
  changed: { when: {}, filters: {}, service: undefined, ...(hasPlace(state) ? { name: '', radius: widest } : {}) },
});

/** The ways out of a search that finds nobody: one thing dropped, and all at once where that is something else. */
export function waysOut(state: ServicesState, least: number): LessAsked[] {
  const asked = ({ changed }: LessAsked): string => JSON.stringify(writeServicesState({ ...state, ...changed }));
  const byOne = lessByOne(state, least);
  const all = lessByAll(state);
  const isElse = [...byOne.map(asked), JSON.stringify(writeServicesState(state))].every(
    (other) => other !== asked(all),
  );
  return isElse ? [...byOne, all] : byOne;
}
