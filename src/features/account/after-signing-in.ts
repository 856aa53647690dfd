import type { User } from '../../contract/account.ts';
import { paths } from '../../paths.ts';

type AccountType = User['type'];

/** Where an account works: providers and sellers have a dashboard, everybody else the start page. */
export const workplaceOf = (type: AccountType): string =>
  type === 'provider' ? paths.providerDashboard() : type === 'seller' ? paths.sellerDashboard() : paths.landing();
