import { lazyPart } from '#ui/load-patiently.ts';
import { SellerDashboard } from '../../property/seller/seller-dashboard.tsx';

const SellerPlan = lazyPart(async () => (await import('./seller-plan.tsx')).SellerPlan);

/** /seller/dashboard: the strand of houses knows no plans, so its dashboard is given them here. */
export const SellerDashboardScreen = () => <SellerDashboard plan={<SellerPlan />} />;
