import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Link } from '#ui/link.tsx';
import { useSession } from '../../../api/session.ts';
import { listingPlanOf } from '../../../contract/plans.ts';
import type { OwnListing } from '../../../contract/property/listing.ts';
import { paths } from '../../../paths.ts';
import { countPublic } from './listing-days.ts';
import styles from './seller.module.css';

/** How much of the plan is used, with a link to a larger one if it is full. */
export function PlanUsage({ properties, now }: { properties: readonly OwnListing[]; now: number }) {
  const words = useWords('seller');
  const session = useSession();
  if (session.state !== 'signed-in') return null;
  const { listings: maximum } = listingPlanOf(session.user.propertyPackage ?? session.user.package);
  const count = countPublic(properties, now);
  const used = formatNumber(count);
  if (maximum === null) return <p className={styles['quiet']}>{words('plan.unlimited', { count, written: used })}</p>;
  return (
    <p className={styles['quiet']}>
      {words('plan.usage', { count: maximum, used, maximum: formatNumber(maximum) })}{' '}
      {count >= maximum && <Link to={paths.plansOf(session.user.type)}>{words('plan.upgrade')}</Link>}
    </p>
  );
}
