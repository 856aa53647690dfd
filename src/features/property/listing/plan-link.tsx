import { useSession } from '../../../api/session.ts';
import { useWords } from '../../../i18n/i18n.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/link.tsx';

/** The link to the plans. Visitors have no plan, so they see none. */
export function PlanLink() {
  const words = useWords('listing');
  const session = useSession();
  if (session.state !== 'signed-in') return null;
  return (
    <p>
      <Link to={paths.plansOf(session.user.type)}>{words('account.seePlans')}</Link>
    </p>
  );
}
