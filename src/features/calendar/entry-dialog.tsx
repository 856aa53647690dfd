import { useEffect, useState } from 'react';
import { useForm } from '../../api/form.ts';
import { useAnswer } from '../../api/query.ts';
import { listAppointments } from '../../contract/appointment.ts';
import { getStatistics } from '../../contract/business.ts';
import { addEntry, getCalendar } from '../../contract/calendar.ts';
import { listClients } from '../../contract/client.ts';
import type { AnswerOf, AskOf } from '../../contract/endpoint.ts';
import { formatEuros, formatMomentIn, formatNumber } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';
import styles from './calendar.module.css';

/** The place that was tapped, or only a day. */
export interface EntryPlace {
  day?: string;
  minute?: number;
  staffId?: string;
}

interface Props {
  at: EntryPlace;
  isWalkIn?: boolean;
  timeZone: string;
  onClose: () => void;
}

type Preview = AnswerOf<typeof addEntry>;

/** One line, what was understood of it below, and Enter. Somebody who walked in needs no line at all. */
export function EntryDialog({ at, isWalkIn = false, timeZone, onClose }: Props) {
  const words = useWords('calendar');
  // The same id again after a lost answer: one visit.
  const [id] = useState(() => crypto.randomUUID());
  const bodyOf = (text: string): AskOf<typeof addEntry>['body'] => ({ text, isWalkIn, ...at });
  const form = useForm(addEntry, {
    values: { text: '' },
    askOf: ({ text }) => ({ body: { ...bodyOf(text), id } }),
    refreshes: [getCalendar, listAppointments, getStatistics, listClients],
    onSent: () => {
      toast.success(words('entry.done'));
      onClose();
    },
  });
  const preview = usePreview(bodyOf(form.values.text), isWalkIn || form.values.text.trim() !== '');
  return (
    <Dialog title={words(isWalkIn ? 'walkInTitle' : 'entry.title')} onClose={onClose}>
      <Form
        form={form}
        look="dialog"
        submit={words('entry.submit')}
        busy={words('saving')}
        actions={
          <Button variant="plain" onClick={onClose}>
            {words('cancel')}
          </Button>
        }
      >
        <TextField
          label={words(isWalkIn ? 'entry.walkInLine' : 'entry.line')}
          hint={words(isWalkIn ? 'entry.walkInHint' : 'entry.hint')}
          autoComplete="off"
          maximum={300}
          {...form.field('text')}
        />
        <output aria-live="polite">
          {preview !== undefined && <Understood preview={preview} timeZone={timeZone} />}
        </output>
      </Form>
    </Dialog>
  );
}

/** What the server understands of the line, once nothing more is typed for a moment. */
function usePreview(body: AskOf<typeof addEntry>['body'], isAsked: boolean): Preview | undefined {
  const [settled, setSettled] = useState(body);
  const typed = JSON.stringify(body);
  useEffect(
    function settle() {
      const timer = setTimeout(() => setSettled(JSON.parse(typed)), 250);
      return () => clearTimeout(timer);
    },
    [typed],
  );
  const found = useAnswer(
    addEntry,
    { body: { ...settled, preview: true } },
    { isEnabled: isAsked, isAskedAnew: true, staleTime: 0, placeholder: (before) => before },
  );
  return isAsked ? found.data : undefined;
}

function Understood({ preview, timeZone }: { preview: Preview; timeZone: string }) {
  const words = useWords('calendar');
  const { understood, asks, isTaken, isOutsideHours } = preview;
  const { name, phone, email, note, services, durationMinutes, totalCents, start, staff, client } = understood;
  const facts = [
    start === null ? undefined : formatMomentIn(start, timeZone),
    words('entry.minutes', { number: formatNumber(durationMinutes) }),
    services.join(' + '),
    formatEuros(totalCents / 100),
    staff?.name,
  ].filter((fact) => fact !== undefined && fact !== '');
  return (
    <div className={styles['understood']}>
      <strong>{name === '' ? words('entry.nobody') : name}</strong>
      {client !== null && <span className={styles['quiet']}> {words('entry.known')}</span>}
      <br />
      {facts.join(' · ')}
      {[phone, email, note]
        .filter((said) => said !== null && said !== '')
        .map((said) => (
          <div key={said} className={styles['quiet']}>
            {said}
          </div>
        ))}
      {asks.map((ask) => (
        <Notice key={ask} kind="warning">
          {words(`entry.asks.${ask}`)}
        </Notice>
      ))}
      {isTaken && <Notice kind="error">{words('entry.taken')}</Notice>}
      {!isTaken && isOutsideHours && <Notice kind="info">{words('entry.outside')}</Notice>}
    </div>
  );
}
