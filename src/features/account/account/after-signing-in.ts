import type { User } from '../../../contract/account/account.ts';
import { paths } from '../../../paths.ts';

type AccountType = User['type'];

/** Where an account goes to work: to the dashboard or the administration, and customers to the home page. */
export const workplaceOf = (type: AccountType): string =>
  ({
    provider: paths.providerDashboard(),
    seller: paths.sellerDashboard(),
    admin: paths.admin(),
    customer: paths.landing(),
  })[type];
