import type { AccountId } from '../../../src/contract/fields.ts';
import type { Adapters, Database } from '../../adapters/ports.ts';
import type { Refuse } from '../../http/answer.ts';
import { detailOf as sealedOf } from '../business/actions.ts';
import { businessOf } from '../business/sql.ts';
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
  const vat = business.vatStatus === 'vat_id' ? await sealedOf(world, database, owner, 'vat') : undefined;
  const office = await sealedOf(world, database, owner, isCharging ? 'tax_number' : 'invoice_tax_number');
  return {
    ...business,
    ...account,
    vatId: vat?.vatId,
    taxNumber: office?.taxNumber,
    bank: await sealedOf(world, database, owner, 'bank'),
    country: business.country,
  };
}
