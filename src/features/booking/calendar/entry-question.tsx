import { formatMoney, formatWeekdayAndDay } from '#i18n/format.ts';
import { formatClock } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { useOwnCurrency } from '../../../api/own-currency.ts';
import type { addEntry } from '../../../contract/booking/calendar.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import styles from './calendar.module.css';

type Question = AnswerOf<typeof addEntry>['questions'][number];
type Choice = Question['choices'][number];

/** With its year, unless that is the current one. */
const dayNamed = (day: string, today: string): string =>
  `${formatWeekdayAndDay(day)}${day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`}`;

/** The sentence of a question, in the language of the screen. */
export function useQuestionWords(): (question: Question, today: string) => string {
  const words = useWords('calendar');
  return ({ kind, words: typed, day, staff }, today) => {
    const date = day === null ? '' : dayNamed(day, today);
    return staff === null
      ? words(`entry.questions.${kind}`, { words: typed, day: date })
      : words('entry.questions.away', { name: staff, day: date });
  };
}

interface Props {
  question: Question;
  /** On the provider's clock. */
  today: string;
  onAnswer: (text: string) => void;
  onClosedDay: (day: string) => void;
}

/** The answers to one question; each completes the line. A closed day can also be agreed to. */
export function EntryQuestion({ question, today, onAnswer, onClosedDay }: Props) {
  const words = useWords('calendar');
  const own = useOwnCurrency();
  const sentence = useQuestionWords()(question, today);
  const { choices, day } = question;
  const nameOf = (choice: Choice): string => {
    if (choice.day !== null) return dayNamed(choice.day, today);
    if (choice.minute !== null) return formatClock(choice.minute);
    if (choice.priceCents !== null) return formatMoney(choice.priceCents / 100, own);
    if (choice.every !== null) return words(`entry.every.${choice.every.unit}`, { count: choice.every.count });
    return choice.times === null ? words('entry.toNote') : words('entry.visits', { count: choice.times });
  };
  return (
    <fieldset className={`beside gap8 ${styles['answers']}`} aria-label={sentence}>
      {choices.map((choice) => (
        <Button key={choice.text} variant="plain" isPill onClick={() => onAnswer(choice.text)}>
          {nameOf(choice)}
        </Button>
      ))}
      {day !== null && (
        <Button variant="plain" isPill onClick={() => onClosedDay(day)}>
          {words('entry.allTheSame')}
        </Button>
      )}
    </fieldset>
  );
}
