import { Suspense, useState } from 'react';
import type { ListingId } from '../../contract/fields.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { lazyPart } from '../../ui/load-patiently.ts';
import styles from './inquiry.module.css';

const ReportListingDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportListingDialog);

export function ReportButton({ id }: { id: ListingId }) {
  const words = useWords('inquiry');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button className={styles['report'] ?? ''} variant="quiet" icon={<AlertIcon />} onClick={() => setIsOpen(true)}>
        {words('report.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportListingDialog id={id} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
