import { formatDate } from '#i18n/format.ts';
import { useLanguage, useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { usePresent } from '#ui/present.ts';
import { TextSections } from '#ui/text-sections.tsx';
import { termsText } from '../../../contract/account/agreement-terms.ts';
import { plainText, versionAt, versions } from '../../../contract/account/agreement-versions.ts';
import { instructionOf, type WithdrawalRule } from '../../../contract/booking/withdrawal-instruction.ts';
import { inFrontOf, paths } from '../../../paths.ts';

export type Paper = 'terms' | 'withdrawal';

interface BookingPaperProps {
  paper: Paper;
  rule: WithdrawalRule;
  /** Who makes the contract. */
  contractor: string;
  onClose: () => void;
}

/** What is agreed with the booking, to be read without leaving it: leaving would let the time go. */
export function BookingPaper({ paper, rule, contractor, onClose }: BookingPaperProps) {
  const words = useWords('booking');
  const language = useLanguage();
  const version = versionAt(versions[paper], new Date(usePresent()));
  const page = location.origin + inFrontOf(paths.withdrawal(), language);
  const text =
    paper === 'terms'
      ? termsText(version, language)?.services
      : instructionOf(version, { language, rule }, { contractor, page });
  if (text === undefined) return null;
  return (
    <Dialog title={text.title} text={text.lead} isRead onClose={onClose}>
      <TextSections sections={plainText(text).sections} />
      <p>{words('papers.version', { day: formatDate(version) })}</p>
      <DialogButtons>
        <Button onClick={onClose}>{words('papers.close')}</Button>
      </DialogButtons>
    </Dialog>
  );
}
