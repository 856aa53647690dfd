import { Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { AlertIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/load-patiently.ts';
import type { Reportable } from './report-dialog.tsx';

const SendReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).SendReportDialog);

interface ReportButtonProps {
  label: string;
  /** Read aloud in place of the label, where several stand on a page. */
  spoken?: string;
  /** What is shown here, and what belongs to it. The first one is meant unless another is chosen. */
  things: readonly [Reportable, ...Reportable[]];
  /** The link of a guest, where a conversation is reported. */
  token?: string | undefined;
  isCompact?: boolean;
  className?: string;
}

export function ReportButton({ label, spoken, things, token, isCompact = false, className }: ReportButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        {...(className === undefined ? {} : { className })}
        {...(spoken === undefined ? {} : { 'aria-label': spoken })}
        {...(isCompact ? {} : { icon: <AlertIcon /> })}
        variant="quiet"
        isCompact={isCompact}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SendReportDialog things={things} token={token} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
