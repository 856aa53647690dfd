import { useForm } from '../../api/form.ts';
import { reportReview, reviewReportReasons } from '../../contract/review.ts';
import { formatMomentIn } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { emptyReport, ReportDialog, type ReportEntries, reportOf } from '../../ui/report-dialog.tsx';
import { toast } from '../../ui/toast.tsx';

const empty: ReportEntries<(typeof reviewReportReasons)[number]> = emptyReport;

export function ReportReviewDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useWords('review');
  const form = useForm(reportReview, {
    values: empty,
    askOf: (values) => ({ params: { id }, body: reportOf(values) }),
    onSent: ({ at }) => {
      toast.success(words('report.sent', { moment: formatMomentIn(at, 'Europe/Berlin') }));
      onClose();
    },
  });
  return (
    <ReportDialog
      form={form}
      fields={{ reason: form.field('reason'), details: form.field('details'), email: form.field('email') }}
      reasons={reviewReportReasons.map((value) => ({ value, label: words(`report.reasons.${value}`) }))}
      say={(word) => words(`report.${word}`)}
      onClose={onClose}
    />
  );
}
