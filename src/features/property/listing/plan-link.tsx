import { useWords } from '#i18n/i18n.ts';
import { Link } from '#ui/link.tsx';
import { useSession } from '../../../api/session.ts';
import { paths } from '../../../paths.ts';

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
