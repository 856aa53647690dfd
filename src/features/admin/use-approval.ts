import type { ApiError } from '../../api/api-error.ts';
import { refresh, useChange } from '../../api/query.ts';
import { decideIdentity, decideProof, listIdentityChecks, listProofChecks } from '../../contract/admin.ts';
import { useWords } from '../../i18n/i18n.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.tsx';
import type { CheckPart } from './check-queue.tsx';

export const decisions = { identity: decideIdentity, proofs: decideProof } as const;
export const checkLists = { identity: listIdentityChecks, proofs: listProofChecks } as const;

/** Somebody else has decided, or the account is gone: the list on screen is an old one. */
export const isElsewhere = ({ code }: ApiError): boolean => code === 'conflict' || code === 'not_found';

/** Asks, approves, and tells where another administrator was faster. */
export function useApproval(part: CheckPart, id: string, name: string) {
  const words = useWords('admin');
  const confirm = useConfirm();
  const decide = useChange(decisions[part], {
    refreshes: [checkLists[part]],
    onSuccess: () => toast.success(words('approved')),
    onError: (problem) => {
      toast.error(isElsewhere(problem) ? words('decidedElsewhere') : problem.sentence);
      if (isElsewhere(problem)) void refresh(checkLists[part]);
    },
  });
  const approve = async (): Promise<void> => {
    const isSure = await confirm({
      title: words('approveTitle', { name }),
      text: part === 'identity' ? words('approveIdentity') : words('approveProof', { name }),
      confirmLabel: words('approve'),
    });
    if (isSure) decide.mutate({ params: { id }, body: { decision: 'approve' } });
  };
  return { approve: () => void approve(), isBusy: decide.isPending };
}
