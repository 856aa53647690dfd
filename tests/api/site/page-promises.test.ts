import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { project } from '../../support/sources.ts';

/** What the texts must not speak of before its door exists. Whoever builds the door takes its line out and the words back in. */
const promises: [door: string, spokenOf: RegExp][] = [
  ['POST /payments', /Kreditkarte|credit card|PayPal/i],
  ['POST /agents', /Maklerkonten|agent accounts/i],
];

const texts = (said: unknown, key: string): [string, string][] =>
  typeof said === 'string'
    ? [[key, said]]
    : Object.entries(said ?? {}).flatMap(([part, inner]) => texts(inner, `${key}.${part}`));

async function everyText(): Promise<[string, string][]> {
  const folder = join(project, 'src/i18n/locales');
  const files = await readdir(folder, { recursive: true });
  const read = files
    .filter((file) => file.endsWith('.json'))
    .map(async (file) => texts(JSON.parse(await readFile(join(folder, file), 'utf8')), file));
  // The features of plans are shown by src/contract/billing/plan-features.ts, each when it is there.
  // The page about fraud warns of ways to pay that others ask for; a mail names those that a business takes.
  return (await Promise.all(read))
    .flat()
    .filter(
      ([key]) => !key.includes('.plans.features.') && !key.includes('.json.fraud.') && !key.includes('.visit.means.'),
    );
}

const known = new Set(Object.values(endpoints).map(({ method, path }) => `${method} ${path}`));

describe('no page promises what has no door', () => {
  it.each(promises)('%s', async (door, spokenOf) => {
    expect(known.has(door)).toBe(false);
    const spoken = (await everyText()).filter(([, text]) => spokenOf.test(text));
    expect(
      spoken.filter(
        ([, text]) =>
          // A business may take PayPal by itself.
          !/noch nicht|noch gibt es keine|sobald|not possible (here )?yet|no invoices yet|as soon as|an den Betrieb|to the business|ohne link|without a link/i.test(
            text,
          ),
      ),
    ).toEqual([]);
  });
});
