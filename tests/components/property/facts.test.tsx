import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ListingDetail } from '../../../src/contract/property/listing-detail.ts';
import { FactsTable } from '../../../src/features/property/listing/facts-table.tsx';
import { aCard } from '../support/listings.ts';
import { show } from '../support/stage.tsx';

const stated = {
  lotArea: 240,
  floorArea: 120,
  titleType: 'tct',
  buyerEligibility: null,
  monthlyDues: 2500,
  brokerLicence: '0012345',
  sellLicence: null,
  availableConfirmedAt: null,
} as const;

it('says once of all that nobody has checked who has stated it', async () => {
  await show(<FactsTable listing={{ ...aCard(1), ...stated } as unknown as ListingDetail} />);
  await expect.element(page.getByRole('heading', { name: 'Stated by the seller' })).toBeVisible();
  expect(document.body.textContent.match(/stated by the seller/gi)).toHaveLength(1);
  const terms = page.getByRole('term').elements();
  const listOf = (name: string) => terms.find((term) => term.textContent === name)?.closest('dl');
  expect(listOf('Monthly dues')).toBe(listOf('Title type'));
  expect(listOf('Monthly dues')).not.toBe(listOf('Bedrooms'));
});
