import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { formed } from '../fields.ts';

/** How customers come to a business past the search: its short address, and a frame in pages of its own. */

export const framingMaximum = 5;

/** An origin as a browser names it; without https only that of one's own machine. Nothing in it ends a policy's source. */
const origin = /^(?:https:\/\/[a-z\d.-]+|http:\/\/localhost)(?::\d{1,5})?$/;

/** The origin of an address as people type it, or the text itself where it is none. */
export function originTyped(typed: string): string {
  const text = typed.trim();
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) ? new URL(address).origin : text;
}

const isOrigin = z.regex(origin, 'webAddress');

const framing = {
  /** The origins whose pages may frame the booking; nobody else's may. */
  framedBy: z.array(formed(z.maxLength(255), isOrigin)).check(
    z.maxLength(framingMaximum),
    z.overwrite((typed) => [...new Set(typed)]),
  ),
};

/** Of the one field in which they are typed, a line each. */
export const websiteForm = z.object({
  framedBy: z.array(z.string()).check(
    z.maxLength(framingMaximum),
    z.refine((all) => all.every((one) => origin.test(one)), 'webAddress'),
  ),
});

export const getWebsite = endpoint('GET /provider/website', {
  summary: 'The short address of the business, its code to scan, and who may frame its booking',
  access: 'provider',
  response: z.object({
    ...framing,
    /** Leads to the profile; whoever books by it costs no commission. */
    address: z.string(),
    /** The address to scan: its dark modules as a path, one unit each. */
    picture: z.object({ size: z.number(), path: z.string() }),
    /** What the frame shows, for the script of the business's own page. */
    embedded: z.string(),
    /** Where that script lies. */
    script: z.string(),
  }),
});

export const putWebsite = endpoint('PUT /provider/website', {
  summary: 'Sets whose pages may frame the booking',
  access: 'provider',
  body: z.object(framing),
  response: z.object(framing),
});
