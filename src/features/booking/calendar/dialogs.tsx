import type { Calendar, CalendarBlock } from '../../../contract/booking/calendar.ts';
import { WaitingDialog } from '../waiting-list/desk-waiting.tsx';
import type { Gap } from '../waiting-list/waiting-gaps.ts';
import { BlockDialog, BlockedDialog, type Marked } from './block-dialog.tsx';
import type { EntryPlace } from './entry.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { IllDialog } from './ill-dialog.tsx';
import { VisitDialog } from './visit-dialog.tsx';
import type { CalendarPlace } from './visit-forms.tsx';

export type Open =
  | { is: 'moved'; visit: string; to: CalendarPlace }
  | { is: 'mark'; marked: Marked }
  | { is: 'blocked'; block: CalendarBlock }
  | { is: 'entry'; at: EntryPlace; isWalkIn?: boolean }
  | { is: 'ill' }
  /** Who waits: for a free time, or at all. */
  | { is: 'waiting'; gap?: Gap };

interface Props {
  calendar: Calendar;
  /** Named by the address. */
  visit: string | undefined;
  open: Open | undefined;
  onVisitClosed: () => void;
  onClose: () => void;
}

/** Whatever opens over the calendar. */
export function Dialogs({ calendar, visit, open, onVisitClosed, onClose }: Props) {
  return (
    <>
      {visit !== undefined && <VisitDialog key={visit} id={visit} calendar={calendar} onClose={onVisitClosed} />}
      {open?.is === 'moved' && <VisitDialog id={open.visit} calendar={calendar} to={open.to} onClose={onClose} />}
      {open?.is === 'mark' && <BlockDialog marked={open.marked} staff={calendar.staff} onClose={onClose} />}
      {open?.is === 'blocked' && <BlockedDialog block={open.block} calendar={calendar} onClose={onClose} />}
      {open?.is === 'entry' && (
        <EntryDialog at={open.at} isWalkIn={open.isWalkIn ?? false} calendar={calendar} onClose={onClose} />
      )}
      {open?.is === 'waiting' && <WaitingDialog calendar={calendar} gap={open.gap} onClose={onClose} />}
      {open?.is === 'ill' && <IllDialog calendar={calendar} onClose={onClose} />}
    </>
  );
}
