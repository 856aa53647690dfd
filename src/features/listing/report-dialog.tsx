import { useForm } from '../../api/form.ts';
import type { ListingId } from '../../contract/fields.ts';
import { reportListing, reportReasons } from '../../contract/seller.ts';
import { useWords } from '../../i18n/i18n.ts';
import { emptyReport, ReportDialog, type ReportEntries, reportOf } from '../../ui/report-dialog.tsx';
import { toast } from '../../ui/toast.tsx';

const empty: ReportEntries<(typeof reportReasons)[number]> = emptyReport;

export function ReportListingDialog({ id, onClose }: { id: ListingId; onClose: () => void }) {
  const words = useWords('inquiry');
  const form = useForm(reportListing, {
    values: empty,
    askOf: (values) => ({ params: { id }, body: reportOf(values) }),
    onSent: () => {
      toast.success(words('report.sent'));
      onClose();
    },
  });
  return (
    <ReportDialog
      form={form}
      fields={{ reason: form.field('reason'), details: form.field('details'), email: form.field('email') }}
      reasons={reportReasons.map((value) => ({ value, label: words(`report.reasons.${value}`) }))}
      say={(word) => words(`report.${word}`)}
      onClose={onClose}
    />
  );
}
