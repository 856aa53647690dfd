import { useWords } from '#i18n/i18n.ts';
import { CheckboxField, RadioGroup } from '#ui/choice-fields.tsx';
import { FieldGroup } from '#ui/form.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import type { CardQuestion } from '../../../contract/services/card-question-fields.ts';
import { answerMaximum, consented } from '../../../contract/services/card-questions.ts';
import { askedOf } from './card-answers.ts';

interface CardAnswersProps {
  cards: Parameters<typeof askedOf>[0];
  answers: Readonly<Record<string, string>>;
  /** The sentence at a question. */
  errorAt: (key: string) => string | undefined;
  onAnswer: (key: string, answer: string) => void;
}

/** What the provider asks before the booking. */
export function CardAnswers({ cards, answers, errorAt, onAnswer }: CardAnswersProps) {
  const words = useWords('booking');
  const asked = askedOf(cards);
  if (asked.length === 0) return null;
  return (
    <FieldGroup title={words('details.questions')}>
      {asked.map(({ key, ...question }) => (
        <Answer
          key={key}
          name={`answers.${key}`}
          question={question}
          value={answers[key] ?? ''}
          error={errorAt(key)}
          onChange={(answer) => onAnswer(key, answer)}
        />
      ))}
    </FieldGroup>
  );
}

interface AnswerProps {
  name: string;
  question: CardQuestion;
  value: string;
  error: string | undefined;
  onChange: (answer: string) => void;
}

function Answer({ name, question: { kind, text, choices, isRequired }, value, error, onChange }: AnswerProps) {
  const words = useWords('booking');
  const field = { name, label: text, isRequired, error };
  if (kind === 'picture') return <p className="quiet">{words('details.pictureAsked', { what: text })}</p>;
  if (kind === 'consent')
    return (
      <CheckboxField {...field} value={value === consented} onChange={(isOn) => onChange(isOn ? consented : '')} />
    );
  if (kind === 'choice')
    return (
      <RadioGroup
        {...field}
        choices={choices.map((choice) => ({ value: choice, label: choice }))}
        value={value}
        onChange={onChange}
      />
    );
  return <TextAreaField {...field} rows={2} maximum={answerMaximum} value={value} onChange={onChange} />;
}
