import type * as contract from '../../../../src/contract/billing/billing-vat.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import type { Action } from '../../../http/answer.ts';
import { countUse, type Limit } from '../../../http/limit.ts';
import { askNow, claimOf, detailOf, stateOf } from '../../services/index.ts';
import { isoCountry, vatOf } from './bill-rules.ts';
import { taxedOf } from './invoice-sql.ts';

async function shown(world: Adapters, owner: AccountId) {
  const { database, operator } = world;
  const claim = await claimOf(database, owner);
  const kept = claim ?? (await detailOf(world, database, owner, 'vat'));
  const { country = null, vatId = null } = (await taxedOf(database, owner)) ?? {};
  const { name } =
    operator === undefined
      ? { name: null }
      : vatOf({ country: isoCountry(country, 'services'), vatId }, 'services', operator);
  return {
    vatId: kept?.vatId ?? null,
    state: claim === undefined && kept !== undefined ? ('elsewhere' as const) : stateOf(claim),
    checkedAt: claim?.checkedAt ?? null,
    reference: claim?.reference ?? null,
    // Pesos are of the other strand.
    vatCase: name === 'peso' || name === 'peso_vat' ? null : name,
  };
}

export const getVatId: Action<typeof contract.getVatId> = ({ world, actor }) => shown(world, actor.id);

const asking: Limit = { name: 'vat-id-check', times: 10, seconds: 3600 };

export const checkVatId: Action<typeof contract.checkVatId> = async ({ world, actor }) => {
  await countUse(world, asking, actor.id);
  await askNow(world, actor.id);
  return shown(world, actor.id);
};
