import * as z from 'zod/mini';
import { buyerEligibilities, titleTypes } from './taxonomy.ts';

/** What the seller states about a Philippine property; null where nothing is stated. Nobody here has examined it. */
export const statedFacts = {
  titleType: z.nullable(z.enum(titleTypes)),
  buyerEligibility: z.nullable(z.enum(buyerEligibilities)),
  /** The broker's PRC number. */
  brokerLicence: z.nullable(z.string()),
  /** The project's licence to sell. */
  sellLicence: z.nullable(z.string()),
  /** Association or condominium dues, in pesos. */
  monthlyDues: z.nullable(z.number()),
};
