import { useNavigate } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { useConfirm } from '#ui/confirm.tsx';
import { toast } from '#ui/toast.tsx';
import type { ApiError } from '../../../api/api-error.ts';
import { refresh } from '../../../api/query.ts';
import { useSession } from '../../../api/session.ts';
import { getUserProperties } from '../../../contract/property/listing.ts';
import { paths } from '../../../paths.ts';

/** Shows why a change was refused. If the plan is full it offers the plans; a listing that is gone leaves the list. */
export function useRefusal(): (problem: ApiError) => void {
  const words = useWords('seller');
  const confirm = useConfirm();
  const navigate = useNavigate();
  const session = useSession();
  const offerPlans = async (sentence: string): Promise<void> => {
    const isWanted = await confirm({
      title: words('plan.fullTitle'),
      text: sentence,
      confirmLabel: words('plan.upgrade'),
    });
    if (isWanted && session.state === 'signed-in') await navigate(paths.plansOf(session.user.type));
  };
  return ({ code, sentence }) => {
    if (code === 'plan_limit') void offerPlans(sentence);
    else toast.error(sentence === '' ? words('error.change') : sentence);
    if (code === 'not_found') void refresh(getUserProperties);
  };
}
