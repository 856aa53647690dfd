import { useState } from 'react';
import { formatMomentIn, formatMoney, formatNumber } from '#i18n/format.ts';
import { formatDuration } from '#i18n/format-duration.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { Tick } from '#ui/tick.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useOwnCurrency } from '../../../api/own-currency.ts';
import { diaryLinesMaximum, readDiary } from '../../../contract/booking/move-in.ts';
import { EntryQuestion, useQuestionWords } from '../calendar/entry-question.tsx';
import { type Diary, type DiaryRow, isReady } from './diary-visits.ts';

const textMaximum = 30_000;

interface DiaryProps {
  diary: Diary;
  onChange: (diary: Diary) => void;
}

/** What is typed, and the call that reads it. */
function useReading({ diary, onChange }: DiaryProps) {
  const [text, setText] = useState(diary.text);
  const [state, setState] = useState<{ isBusy: boolean; fault: string | undefined }>({
    isBusy: false,
    fault: undefined,
  });
  const read = async (typed: string): Promise<void> => {
    setText(typed);
    setState({ isBusy: true, fault: undefined });
    try {
      onChange({ ...(await call(readDiary, { body: { text: typed } })), text: typed, left: new Set() });
      setState({ isBusy: false, fault: undefined });
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      setState({ isBusy: false, fault: problem.sentence });
    }
  };
  const answer = ({ line }: DiaryRow, written: string): void => {
    const lines = text.split('\n');
    void read(lines.with(line - 1, written).join('\n'));
  };
  return { text, setText, ...state, read, answer };
}

/** The lines of a paper diary, each a row to confirm. */
export function DiaryLines({ diary, onChange }: DiaryProps) {
  const words = useWords('move-in');
  const { text, setText, isBusy, fault, read, answer } = useReading({ diary, onChange });
  const turn = ({ line }: DiaryRow): void => {
    const left = new Set(diary.left);
    if (!left.delete(line)) left.add(line);
    onChange({ ...diary, left });
  };
  return (
    <Section title={words('diary.title')} lead={words('diary.lead')}>
      <TextAreaField
        label={words('diary.field')}
        hint={words('diary.hint')}
        name="diary"
        rows={8}
        maximum={textMaximum}
        value={text}
        error={undefined}
        onChange={setText}
      />
      <FormError sentence={fault} />
      <div>
        <Button variant="plain" isBusy={isBusy} disabled={text.trim() === ''} onClick={() => void read(text)}>
          {words('diary.read')}
        </Button>
      </div>
      {diary.isCut && <Notice kind="info">{words('diary.cut', { maximum: formatNumber(diaryLinesMaximum) })}</Notice>}
      {diary.rows.length > 0 && (
        <ul className="stack gap8 breaks" aria-label={words('diary.rows')}>
          {diary.rows.map((row) => (
            <li key={row.line}>
              <Row
                row={row}
                today={diary.today}
                isOn={isReady(row) && !diary.left.has(row.line)}
                onTurn={() => turn(row)}
                onAnswer={(written) => answer(row, written)}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

interface RowProps {
  row: DiaryRow;
  today: string;
  isOn: boolean;
  onTurn: () => void;
  onAnswer: (written: string) => void;
}

/** What was understood, with what was written below it; else what is asked. */
function Row({ row, today, isOn, onTurn, onAnswer }: RowProps) {
  const words = useWords('move-in');
  const own = useOwnCurrency();
  const sentenceOf = useQuestionWords();
  const [question] = row.questions;
  const [first] = row.starts;
  const understood = [
    first === undefined ? '' : formatMomentIn(`${first}:00.000Z`, 'UTC'),
    row.starts.length > 1 ? words('diary.times', { count: row.starts.length }) : '',
    row.name,
    row.service,
    formatDuration(row.minutes),
    row.staff,
    row.phone,
    row.priceCents === null ? '' : formatMoney(row.priceCents / 100, own),
  ].filter((part) => part !== '');
  const [ask] = row.asks;
  const asked =
    question === undefined ? ask && ask !== 'question' && words(`diary.asks.${ask}`) : sentenceOf(question, today);
  return (
    <>
      <Tick
        label={isReady(row) ? understood.join(' · ') : row.text}
        hint={isReady(row) ? row.text : asked}
        isOn={isOn}
        isDisabled={!isReady(row)}
        onChange={onTurn}
      />
      {question !== undefined && question.choices.length > 0 && (
        <EntryQuestion question={question} today={today} onAnswer={onAnswer} onClosedDay={() => undefined} />
      )}
    </>
  );
}
