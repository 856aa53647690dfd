import { useWords } from '#i18n/i18n.ts';
import { ReportDialog, type ReportEntries, reportOf } from '#ui/report-dialog.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { type ReportKind, type ReportReason, reasonsOf, sendReport } from '../../../contract/admin/report.ts';

export interface Reportable {
  kind: ReportKind;
  id: string;
  /** Of a card, or the words of a picture. */
  name?: string;
}

interface SendReportDialogProps {
  things: readonly [Reportable, ...Reportable[]];
  token: string | undefined;
  onClose: () => void;
}

const empty: ReportEntries<ReportReason> = { about: '0', reason: '', details: '', email: '' };

/** Asks what is meant, what is wrong with it, and where the decision is to be sent. */
export function SendReportDialog({ things, token, onClose }: SendReportDialogProps) {
  const words = useWords('report');
  const form = useForm(sendReport, {
    values: empty,
    askOf: (values) => {
      const { kind, id } = meant(values.about);
      const { reason, ...rest } = reportOf(values);
      // A reason of another thing, which was chosen before, is none of this one.
      const own = reasons(kind).find((known) => known === reason);
      return {
        body: {
          kind,
          id,
          ...(own === undefined ? {} : { reason: own }),
          ...rest,
          ...(token === undefined ? {} : { token }),
        },
      };
    },
    onSent: ({ number }) => {
      toast.success(words('sent', { number }));
      onClose();
    },
  });
  const meant = (about: string): Reportable => things[Number(about)] ?? things[0];
  const { kind } = meant(form.values.about);
  const isMore = things.length > 1;
  return (
    <ReportDialog
      form={form}
      fields={{
        about: form.field('about'),
        reason: form.field('reason'),
        details: form.field('details'),
        email: form.field('email'),
      }}
      things={isMore ? named(things, words) : undefined}
      reasons={reasons(kind).map((value) => ({ value, label: words(`reasons.${value}`) }))}
      say={(word) => words(word === 'title' ? `title.${things[0].kind}` : `dialog.${word}`)}
      onClose={onClose}
    />
  );
}

const reasons = (kind: ReportKind): readonly ReportReason[] => reasonsOf[kind];

/** Pictures by their number, everything else by its name. */
function named(things: readonly Reportable[], words: ReturnType<typeof useWords<'report'>>) {
  let pictures = 0;
  return things.map(({ kind, name = '' }, index) => {
    if (kind === 'image') pictures += 1;
    const label = kind === 'image' ? words('thing.image', { number: pictures }) : words(`thing.${kind}`, { name });
    return { value: String(index), label };
  });
}
