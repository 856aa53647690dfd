import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/choice-fields.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form } from '#ui/form.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import {
  decideReport,
  listReports,
  passOnDanger,
  type ReportAction,
  type ReportCase,
  type ReportRule,
  reportMaximum,
  reportRules,
} from '../../../contract/admin/report.ts';
import { useTooLate } from './use-approval.ts';

interface CaseDialogProps {
  found: ReportCase;
  onClose: () => void;
}

interface Entries {
  action: ReportAction;
  rule: ReportRule | '';
  reason: string;
}

/** Asks what happens, against which rule it was, and for the reasons that both sides read. */
export function DecideDialog({ found, name, onClose }: CaseDialogProps & { name: string }) {
  const words = useWords('admin');
  const tooLate = useTooLate(listReports, onClose);
  const report = useWords('report');
  const empty: Entries = { action: 'nothing', rule: '', reason: '' };
  const form = useForm(decideReport, {
    values: empty,
    askOf: ({ action, rule, reason }) => ({
      params: { id: found.id },
      body: action === 'nothing' ? { action, reason } : { action, reason, ...(rule === '' ? {} : { rule }) },
    }),
    refreshes: [listReports],
    sentenceOf: tooLate,
    onSent: () => {
      toast.success(words('report.done'));
      onClose();
    },
  });
  const { action } = form.values;
  return (
    <Dialog title={words('report.title', { name })} text={words('report.text')} onClose={onClose}>
      <Form
        form={form}
        look="dialog"
        isDangerous={action !== 'nothing'}
        submit={words('report.submit')}
        busy={words('report.busy')}
        actions={
          <Button variant="plain" onClick={onClose}>
            {words('cancel')}
          </Button>
        }
      >
        <RadioGroup
          label={words('report.action')}
          choices={found.actions.map((value) => ({ value, label: words(`report.actions.${value}`) }))}
          {...form.field('action')}
        />
        {action !== 'nothing' && (
          <SelectField
            label={words('report.rule')}
            isRequired
            choices={[
              { value: '', label: words('report.choose') },
              ...reportRules.map((value) => ({ value, label: report(`rule.${value}`) })),
            ]}
            {...form.field('rule')}
          />
        )}
        <TextAreaField
          label={words('report.why')}
          maximum={reportMaximum.reason}
          isRequired
          {...form.field('reason')}
        />
      </Form>
    </Dialog>
  );
}

/** The police first; then the log says that they were told. */
export function DangerDialog({ found, onClose }: CaseDialogProps) {
  const words = useWords('admin');
  const form = useForm(passOnDanger, {
    values: { reason: '' },
    askOf: (body) => ({ params: { id: found.id }, body }),
    refreshes: [listReports],
    onSent: () => {
      toast.success(words('report.dangerDone'));
      onClose();
    },
  });
  return (
    <Dialog title={words('report.dangerTitle')} text={words('report.dangerText')} isRead onClose={onClose}>
      <Form
        form={form}
        look="dialog"
        submit={words('report.dangerSubmit')}
        busy={words('report.busy')}
        actions={
          <Button variant="plain" onClick={onClose}>
            {words('cancel')}
          </Button>
        }
      >
        <TextAreaField
          label={words('report.dangerWhat')}
          maximum={reportMaximum.reason}
          isRequired
          {...form.field('reason')}
        />
      </Form>
    </Dialog>
  );
}
