import * as z from 'zod/mini';
import { apiBase } from '../endpoint-path.ts';
import { type ServiceCategory, serviceGroups } from './service-taxonomy.ts';

export const reviewParts = ['cleanliness', 'result', 'punctuality', 'price'] as const;
export type ReviewPart = (typeof reviewParts)[number];

const salon = ['cleanliness', 'result', 'punctuality'] as const satisfies readonly ReviewPart[];
const crafts = ['price', 'cleanliness', 'punctuality'] as const satisfies readonly ReviewPart[];
const isCraft = (category: ServiceCategory): boolean => serviceGroups.home.some((known) => known === category);
const isSalon = (category: ServiceCategory): boolean =>
  [...serviceGroups.hair, ...serviceGroups.beauty].some((known) => known === category);

/** What a customer may rate beside the whole; `price` is whether it was as agreed. Nothing where nothing fits. */
export const partsOf = (category: ServiceCategory): readonly ReviewPart[] =>
  isCraft(category) ? crafts : isSalon(category) ? salon : [];

export const points = z.number().check(z.minimum(1), z.maximum(5), z.refine(Number.isInteger, 'integer'));
export const partPoints = z.partialRecord(z.enum(reviewParts), points);
export type PartPoints = z.output<typeof partPoints>;

/** What a customer may say was good, beside the points. */
export const praises = ['result', 'listened', 'punctual', 'friendly', 'fair_price'] as const;
export type Praise = (typeof praises)[number];

/** Shows a picture of a review to everybody, as long as the review is visible. */
export const reviewPicturePath = `${apiBase}/review-pictures/:id`;

/** `Klara Kundin` -> `Klara K.`: enough to see that a person wrote. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const initial = others.at(-1)?.at(0);
  return initial === undefined ? first : `${first} ${initial}.`;
}
