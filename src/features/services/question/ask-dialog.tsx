import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form } from '#ui/form.tsx';
import { draftAt } from '#ui/kept-draft.ts';
import { EmailField, TextAreaField, TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { useSession } from '../../../api/session.ts';
import { listConversations } from '../../../contract/messaging/message.ts';
import { askProvider, questionMaximum } from '../../../contract/services/question.ts';

interface AskDialogProps {
  provider: { id: string; name: string };
  /** The card that the question is about. */
  about?: string | undefined;
  onClose: () => void;
}

/** A question to a provider before anything is booked; what was typed stays until it was sent, as long as the tab. */
export function AskDialog({ provider: { id, name }, about, onClose }: AskDialogProps) {
  const words = useWords('question');
  const shared = useWords('ui');
  const session = useSession();
  const person = session.state === 'signed-in' ? session.user : undefined;
  const [draft] = useState(() => draftAt({ what: `question:${id}`, by: person?.id, personal: ['name', 'email'] }));
  const form = useForm(askProvider, {
    values: {
      name: person?.name ?? '',
      email: person?.email ?? '',
      text: about === undefined ? '' : words('ask.about', { name: about }),
    },
    askOf: (entries) => ({ params: { id }, body: { ...entries, id: draft.id } }),
    keptAs: draft,
    isSentOnce: draft.id !== undefined,
    refreshes: [listConversations],
    onSent: (_, entries) => {
      const isOwn = person?.email_verified === true && person.email === entries.email.trim().toLowerCase();
      toast.success(words(isOwn ? 'ask.sent' : 'ask.sentGuest'));
      onClose();
    },
  });
  return (
    <Dialog title={words('ask.title', { name })} text={words('ask.lead')} onClose={onClose}>
      <Form
        form={form}
        look="dialog"
        submit={words('ask.submit')}
        busy={words('ask.busy')}
        actions={
          <Button variant="plain" onClick={onClose}>
            {shared('cancel')}
          </Button>
        }
      >
        <TextField
          label={words('ask.name')}
          autoComplete="name"
          isRequired
          maximum={questionMaximum.name}
          {...form.field('name')}
        />
        <EmailField label={words('ask.email')} isRequired {...form.field('email')} />
        <TextAreaField label={words('ask.text')} isRequired maximum={questionMaximum.text} {...form.field('text')} />
      </Form>
    </Dialog>
  );
}
