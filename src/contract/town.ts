import * as z from 'zod/mini';
import { formed } from './fields.ts';

/** What the pages of towns say of a town. A town of such a page is called as in its address: `frankfurt-am-main`. */
export const townName = formed(z.maxLength(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

export const townOf = <S extends z.core.$ZodLooseShape>(more: S) =>
  z.object({ town: z.string(), name: z.string(), ...more });

export const townPage = townOf({
  region: z.string(),
  /** Degrees; what counts as there lies within the radius. */
  latitude: z.number(),
  longitude: z.number(),
  radiusMetres: z.number(),
});

/** From so many on a town has a page of its own: below it there is nothing to compare. */
export const townPageLeast = { services: 3, property: 5 } as const;
