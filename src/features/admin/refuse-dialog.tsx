import { useForm } from '../../api/form.ts';
import { refresh } from '../../api/query.ts';
import { verificationMaximum } from '../../contract/verification.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';
import type { CheckPart } from './check-queue.tsx';
import { checkLists, decisions, isElsewhere } from './use-approval.ts';

interface RefuseDialogProps {
  part: CheckPart;
  id: string;
  name: string;
  onClose: () => void;
}

/** Asks for the reason that the provider reads. */
export function RefuseDialog({ part, id, name, onClose }: RefuseDialogProps) {
  const words = useWords('admin');
  const form = useForm(decisions[part], {
    values: { reason: '' },
    askOf: ({ reason }) => ({ params: { id }, body: { decision: 'refuse', reason } }),
    refreshes: [checkLists[part]],
    sentenceOf: (problem) => {
      if (!isElsewhere(problem)) return undefined;
      void refresh(checkLists[part]);
      return words('decidedElsewhere');
    },
    onSent: () => {
      toast.success(words('refused'));
      onClose();
    },
  });
  return (
    <Dialog title={words('refuseTitle', { name })} text={words('refuseText')} onClose={onClose}>
      <Form
        form={form}
        look="dialog"
        isDangerous
        submit={words('refuse')}
        busy={words('refusing')}
        actions={
          <Button variant="plain" onClick={onClose}>
            {words('cancel')}
          </Button>
        }
      >
        <TextAreaField
          label={words('reason')}
          maximum={verificationMaximum.reason}
          isRequired
          {...form.field('reason')}
        />
      </Form>
    </Dialog>
  );
}
