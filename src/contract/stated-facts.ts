import * as z from 'zod/mini';
import { buyerEligibilities, titleTypes } from './taxonomy.ts';

/** The seller's statements about a Philippine property; null if not stated. They are not checked by anybody. */
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
