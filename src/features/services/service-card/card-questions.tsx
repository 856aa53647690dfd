import { useWords } from '#i18n/i18n.ts';
import { SwitchField } from '#ui/choice-fields.tsx';
import { FieldGroup } from '#ui/form.tsx';
import { Rows } from '#ui/rows.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import type { Form } from '../../../api/form.ts';
import { questionKinds, questionsMaximum } from '../../../contract/services/card-questions.ts';
import { type CardEntries, newQuestion } from './card-entries.ts';
import styles from './service-card.module.css';

interface QuestionsProps {
  form: Form<CardEntries>;
}

/** What customers are asked before they book. */
export function CardQuestions({ form }: QuestionsProps) {
  const words = useWords('service-card');
  return (
    <FieldGroup title={words('questions.title')} lead={words('questions.lead')}>
      <Rows
        rows={form.rows('questions')}
        label={words('questions.title')}
        addLabel={words('questions.add')}
        blank={newQuestion()}
        maximum={questionsMaximum}
      >
        {(index) => <Question form={form} index={index} />}
      </Rows>
    </FieldGroup>
  );
}

function Question({ form, index }: QuestionsProps & { index: number }) {
  const words = useWords('service-card');
  const kind = form.values.questions[index]?.kind;
  return (
    <div className={styles['question']}>
      <SelectField
        label={words('questions.kind')}
        choices={questionKinds.map((name) => ({ value: name, label: words(`questions.kinds.${name}`) }))}
        {...form.fieldOf('questions', index, 'kind')}
      />
      <TextField label={words('questions.text')} isRequired {...form.fieldOf('questions', index, 'text')} />
      {kind === 'choice' && (
        <TextAreaField
          label={words('questions.choices')}
          hint={words('questions.choicesHint')}
          rows={3}
          {...form.fieldOf('questions', index, 'choices')}
        />
      )}
      {kind === 'picture' ? (
        <p className="quiet">{words('questions.pictureHint')}</p>
      ) : (
        <SwitchField label={words('questions.isRequired')} {...form.fieldOf('questions', index, 'isRequired')} />
      )}
    </div>
  );
}
