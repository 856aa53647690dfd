import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import type { Refuse } from '../../../http/answer.ts';
import { businessOf, detailsOf } from '../../services/index.ts';
import type { Issuer } from './draft-rules.ts';
import { accountOf } from './sql.ts';

/** The business with its sealed numbers; refused where nothing was said of it. */
export async function issuerOf(
  world: Adapters,
  database: Database,
  owner: AccountId,
  refuse: Refuse<'no_provider'>,
): Promise<Issuer> {
  const business = await businessOf(database, owner);
  const account = await accountOf(database, owner);
  if (business === undefined || account === undefined) return refuse('no_provider');
  const isCharging = business.vatStatus === 'vat_id' || business.vatStatus === 'tax_number';
  const numbers = await detailsOf(world, database, owner, ['vat', 'tax_number', 'invoice_tax_number', 'bank']);
  const office = isCharging ? numbers.tax_number : numbers.invoice_tax_number;
  return {
    ...business,
    ...account,
    vatId: business.vatStatus === 'vat_id' ? numbers.vat?.vatId : undefined,
    taxNumber: office?.taxNumber,
    bank: numbers.bank,
    country: business.country,
  };
}
