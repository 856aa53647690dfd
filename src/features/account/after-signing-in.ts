import type { User } from '../../contract/account.ts';
import { paths } from '../../paths.ts';

type AccountType = User['type'];

/** Where an account goes to work: providers and sellers to their dashboard, everybody else to the home page. */
export const workplaceOf = (type: AccountType): string =>
  type === 'provider' ? paths.providerDashboard() : type === 'seller' ? paths.sellerDashboard() : paths.landing();
