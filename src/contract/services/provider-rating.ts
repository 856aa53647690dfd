import * as z from 'zod/mini';
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
