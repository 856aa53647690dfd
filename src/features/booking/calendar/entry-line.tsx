import { useEffect, useState } from 'react';
import { formatMoney } from '#i18n/format.ts';
import { formatDuration } from '#i18n/format-duration.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/choice-fields.tsx';
import { Form } from '#ui/form.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useForm } from '../../../api/form.ts';
import { useOwnCurrency } from '../../../api/own-currency.ts';
import { addEntry, seriesUsual } from '../../../contract/booking/calendar.ts';
import { type EntryProps, refreshedByEntry, type Understanding } from './entry.ts';
import { EntryQuestion } from './entry-question.tsx';
import { TimesField, useEntered } from './entry-series.tsx';
import { type EntryBody, Understood, usePreview } from './entry-understood.tsx';
import { useSaid } from './undo-words.ts';

/** One line, what was understood of it below, and Enter. */
export function EntryLine({ at, id, calendar, isWalkIn, onUnderstood, onClose }: EntryProps & { isWalkIn: boolean }) {
  const words = useWords('calendar');
  const { timeZone, today } = calendar;
  const [closedDay, setClosedDay] = useState<string>();
  const agreed = closedDay === undefined ? {} : { closedDay };
  const say = useSaid();
  const told = useEntered();
  const form = useForm(addEntry, {
    values: { text: '', chosen: [] as string[], times: String(seriesUsual) },
    askOf: (values) => ({ body: { ...values, ...agreed, isWalkIn, ...at, id, undoable: true } }),
    refreshes: refreshedByEntry,
    onSent: (answer) => {
      say(told(answer, timeZone), answer.undo);
      onClose();
    },
  });
  const { text, chosen } = form.values;
  const body = { ...form.values, ...agreed, isWalkIn, ...at } as EntryBody;
  const preview = usePreview(body, isWalkIn || text.trim() !== '');
  const understood = preview?.understood;
  useEffect(
    function tellWhatIsUnderstood() {
      onUnderstood(understood);
    },
    [understood, onUnderstood],
  );
  const [question] = preview?.questions ?? [];
  // The button that was pressed goes away with its question.
  const goBackToLine = (): void => form.place.current?.querySelector<HTMLElement>('[data-path=text]')?.focus();
  return (
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
        {preview !== undefined && <Understood preview={preview} timeZone={timeZone} today={today} />}
      </output>
      {question !== undefined && (
        <EntryQuestion
          question={question}
          today={today}
          onAnswer={(answer) => {
            form.setValues({ text: answer });
            form.clearError('text');
            goBackToLine();
          }}
          onClosedDay={(day) => {
            setClosedDay(day);
            form.clearError('text');
            goBackToLine();
          }}
        />
      )}
      {understood?.choices.map((alike) => (
        <ServiceChoice
          key={alike.map((card) => card.id).join()}
          alike={alike}
          chosen={chosen}
          isAsked={preview?.asks.includes('choice') ?? false}
          onChoose={(next) => form.setValues({ chosen: next })}
        />
      ))}
      {understood !== undefined && understood.series !== null && understood.series.times === null && (
        <TimesField {...form.field('times')} />
      )}
    </Form>
  );
}

interface ChoiceProps {
  alike: Understanding['choices'][number];
  chosen: readonly string[];
  isAsked: boolean;
  onChoose: (chosen: string[]) => void;
}

/** Two services that fit are a question. */
function ServiceChoice({ alike, chosen, isAsked, onChoose }: ChoiceProps) {
  const words = useWords('calendar');
  const own = useOwnCurrency();
  const ids = alike.map((card) => card.id as string);
  const value = chosen.find((one) => ids.includes(one)) ?? '';
  return (
    <RadioGroup
      label={words('entry.choice')}
      name="chosen"
      value={value}
      error={value === '' && isAsked ? words('entry.asks.choice') : undefined}
      onChange={(picked) => onChoose([...chosen.filter((one) => !ids.includes(one)), picked])}
      choices={alike.map((card) => ({
        value: card.id as string,
        label: `${card.name} · ${formatDuration(card.durationMinutes)} · ${formatMoney(card.priceCents / 100, own)}`,
      }))}
    />
  );
}
