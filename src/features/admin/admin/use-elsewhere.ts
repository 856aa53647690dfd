import { formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { toast } from '#ui/toast.tsx';
import type { ApiError } from '../../../api/api-error.ts';
import { refresh } from '../../../api/query.ts';
import { listIdentityChecks, listProofChecks, listReviewChecks } from '../../../contract/admin/admin.ts';
import type { AuditAction } from '../../../contract/admin/admin-audit.ts';
import { listPictureChecks } from '../../../contract/admin/admin-pictures.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';

export const checkLists = {
  identity: listIdentityChecks,
  proofs: listProofChecks,
  reviews: listReviewChecks,
  pictures: listPictureChecks,
} as const;
export type CheckPart = keyof typeof checkLists;

/** Somebody else has decided, or the account is gone: the list on screen is an old one. */
export const isElsewhere = ({ code }: ApiError): boolean => code === 'conflict' || code === 'not_found';

const reasonShown = 120;

/** What whoever came too late reads: who has decided what, when and why, as far as the log knows. Else `otherwise`. */
export function useElsewhere() {
  const words = useWords('admin');
  return (problem: ApiError, otherwise = words('decidedElsewhere')): string | undefined => {
    if (!isElsewhere(problem)) return undefined;
    if (problem.decided === undefined) return otherwise;
    const { what, by, at, reason } = problem.decided;
    const why = reason === null ? '' : ` (${shortened(reason)})`;
    return words('decidedBefore', {
      what: `${words(`log.action.${what as AuditAction}`)}${why}`,
      who: by ?? words('someone'),
      moment: formatSoonIn(at, 'Europe/Berlin'),
    });
  };
}

/** Of a dialog about what a decision takes from the list, and the dialog with it: a toast tells whoever came too late. */
export function useTooLate(list: Endpoint, onClose: () => void) {
  const elsewhere = useElsewhere();
  return (problem: ApiError): null | undefined => {
    const said = elsewhere(problem);
    if (said === undefined) return undefined;
    toast.error(said);
    onClose();
    void refresh(list);
    return null;
  };
}

const shortened = (text: string): string =>
  text.length > reasonShown ? `${text.slice(0, reasonShown).trimEnd()} …` : text.replace(/\.$/, '');
