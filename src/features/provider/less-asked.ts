import { isTimeAsked } from '../../contract/when.ts';
import { hasPlace, radii, type ServicesState } from './services-state.ts';

const filterNames = ['minimumRating', 'priceMaximum', 'immediate', 'mobile'] as const;

/** What is given up, from the least on. */
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

/** Each question that drops one thing of a search, from what gives up the least on. */
export function lessByOne(state: ServicesState, least: number): LessAsked[] {
  const { name, service } = state;
  return [
    ...lessTime(state),
    ...lessFiltered(state),
    ...(name !== '' && hasPlace(state) ? [{ dropped: 'name' as const, changed: { name: '' } }] : []),
    ...wider(state, least),
    ...(service === undefined ? [] : [{ dropped: 'service' as const, changed: { service: undefined } }]),
  ];
}

/** Without everything but place, radius and service; undefined where that is no more than one thing. */
export function lessByAll(state: ServicesState): LessAsked | undefined {
  const { when, filters, name } = state;
  const isNamed = name !== '' && hasPlace(state);
  const count = Number(isTimeAsked(when)) + Object.keys(filters).length + Number(isNamed);
  const isDayAndPart = when.day !== undefined && isPartAsked(when);
  return count < 2 && !isDayAndPart
    ? undefined
    : { dropped: 'all', changed: { when: {}, filters: {}, ...(isNamed ? { name: '' } : {}) } };
}

/** How many a question has brought; undefined where it could not be asked. */
export interface Brought extends LessAsked {
  count: number | undefined;
}

/** Those that bring somebody, or may: the smallest such radius alone. */
export const worthDropping = <B extends Brought>(brought: readonly B[]): B[] => {
  const worth = brought.filter(({ count }) => count !== 0);
  const radius = worth.find(({ dropped }) => dropped === 'radius');
  return worth.filter((one) => one.dropped !== 'radius' || one === radius);
};
