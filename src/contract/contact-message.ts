import type * as z from 'zod/mini';
import { identifier } from './fields.ts';

/** A message to the support: `site` takes it in, and the desk of `admin` answers it. Its types: docs/product/mail.md. */
export const contactTypes = ['allgemein', 'support', 'billing', 'partnership', 'feedback'] as const;
export type ContactType = (typeof contactTypes)[number];

export const contactMessageId = identifier.brand<'ContactMessageId'>();
export type ContactMessageId = z.output<typeof contactMessageId>;
