import { useWords } from '#i18n/i18n.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { FieldEntry } from './field.ts';
import { Form, type FormState } from './form.tsx';
import { type Choice, SelectField } from './select-field.tsx';
import { EmailField, TextAreaField } from './text-field.tsx';

/** What somebody reports, as it is typed; without a reason at first. */
export interface ReportEntries<Reason extends string> {
  /** Which of several things is meant. */
  about: string;
  reason: Reason | '';
  details: string;
  email: string;
}

/** The report without empty fields. */
export const reportOf = <Reason extends string>({ reason, details, email }: Omit<ReportEntries<Reason>, 'about'>) => ({
  ...(reason === '' ? {} : { reason }),
  details,
  ...(email.trim() === '' ? {} : { email }),
});

type Word = 'title' | 'lead' | 'about' | 'submit' | 'busy' | 'reason' | 'choose' | 'details' | 'email';

interface ReportDialogProps<Reason extends string> {
  form: FormState;
  fields: { [Name in keyof ReportEntries<Reason>]: FieldEntry<ReportEntries<Reason>[Name]> };
  /** Where more than one thing can be meant. */
  things: readonly Choice<string>[] | undefined;
  reasons: readonly Choice<Reason>[];
  /** Each kind of report has words of its own. */
  say: (word: Word) => string;
  onClose: () => void;
}

/** Says what is wrong with something that others have written, and with an address if there is to be an answer. */
export function ReportDialog<Reason extends string>(props: ReportDialogProps<Reason>) {
  const { form, fields, things, reasons, say, onClose } = props;
  const shared = useWords('ui');
  return (
    <Dialog title={say('title')} text={say('lead')} onClose={onClose}>
      <Form
        form={form}
        look="dialog"
        submit={say('submit')}
        busy={say('busy')}
        actions={
          <Button variant="plain" onClick={onClose}>
            {shared('cancel')}
          </Button>
        }
      >
        {things !== undefined && <SelectField label={say('about')} choices={things} {...fields.about} />}
        <SelectField
          label={say('reason')}
          isRequired
          choices={[{ value: '', label: say('choose') }, ...reasons]}
          {...fields.reason}
        />
        <TextAreaField label={say('details')} maximum={2000} {...fields.details} />
        <EmailField label={say('email')} {...fields.email} />
      </Form>
    </Dialog>
  );
}
