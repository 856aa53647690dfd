import type { ReactNode } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form, type FormState } from '#ui/form.tsx';

interface DangerousDialogProps {
  form: FormState;
  title: string;
  text: string;
  /** The words of the button that decides, and those while it is being sent. */
  submit: string;
  busy: string;
  onClose: () => void;
  /** The fields: the reason first. */
  children: ReactNode;
}

/** A decision against somebody: with a reason that they read, and a way back. */
export function DangerousDialog({ form, title, text, submit, busy, onClose, children }: DangerousDialogProps) {
  const words = useWords('admin');
  return (
    <Dialog title={title} text={text} onClose={onClose}>
      <Form
        form={form}
        look="dialog"
        isDangerous
        submit={submit}
        busy={busy}
        actions={
          <Button variant="plain" onClick={onClose}>
            {words('cancel')}
          </Button>
        }
      >
        {children}
      </Form>
    </Dialog>
  );
}
