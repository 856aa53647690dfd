import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form } from '#ui/form.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { replyToReview, reviewMaximum } from '../../../contract/booking/review.ts';
import { getProvider } from '../../../contract/services/provider.ts';

interface ReplyDialogProps {
  id: string;
  onClose: () => void;
}

export function ReplyDialog({ id, onClose }: ReplyDialogProps) {
  const words = useWords('review');
  const shared = useWords('ui');
  const form = useForm(replyToReview, {
    values: { text: '' },
    askOf: (body) => ({ params: { id }, body }),
    refreshes: [getProvider],
    sentenceOf: ({ code }) => (code === 'conflict' ? words('reply.late') : undefined),
    onSent: () => {
      toast.success(words('reply.sent'));
      onClose();
    },
  });
  return (
    <Dialog title={words('reply.title')} text={words('reply.lead')} onClose={onClose}>
      <Form
        form={form}
        look="dialog"
        submit={words('reply.submit')}
        busy={words('reply.busy')}
        actions={
          <Button variant="plain" onClick={onClose}>
            {shared('cancel')}
          </Button>
        }
      >
        <TextAreaField label={words('reply.text')} maximum={reviewMaximum.reply} isRequired {...form.field('text')} />
      </Form>
    </Dialog>
  );
}
