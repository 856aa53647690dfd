import { useWords } from '#i18n/i18n.ts';
import { TextAreaField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { verificationMaximum } from '../../../contract/account/verification.ts';
import { DangerousDialog } from './dangerous-dialog.tsx';
import { type CheckPart, checkLists, decisions, useTooLate } from './use-approval.ts';

interface RefuseDialogProps {
  part: CheckPart;
  id: string;
  name: string;
  onClose: () => void;
}

/** Asks for the reason that the provider, or the writer of the review, reads. */
export function RefuseDialog({ part, id, name, onClose }: RefuseDialogProps) {
  const words = useWords('admin');
  const tooLate = useTooLate(checkLists[part], onClose);
  const isReview = part === 'reviews';
  const form = useForm(decisions[part], {
    values: { reason: '' },
    askOf: ({ reason }) => ({ params: { id }, body: { decision: 'refuse', reason } }),
    refreshes: [checkLists[part]],
    sentenceOf: tooLate,
    onSent: () => {
      toast.success(words(isReview ? 'review.removed' : 'refused'));
      onClose();
    },
  });
  return (
    <DangerousDialog
      form={form}
      title={isReview ? words('review.removeTitle') : words('refuseTitle', { name })}
      text={words(isReview ? 'review.removeText' : 'refuseText')}
      onClose={onClose}
      submit={words(isReview ? 'review.remove' : 'refuse')}
      busy={words(isReview ? 'review.removing' : 'refusing')}
    >
      <TextAreaField
        label={words('reason')}
        maximum={verificationMaximum.reason}
        isRequired
        {...form.field('reason')}
      />
    </DangerousDialog>
  );
}
