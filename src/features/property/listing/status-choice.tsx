import { useWords } from '#i18n/i18n.ts';
import cardStyles from '#ui/card.module.css';
import { RadioGroup } from '#ui/choice-fields.tsx';
import styles from './editor.module.css';
import type { EntriesForm } from './property-entries.ts';

/** Only a listing that exists can be paused. */
export function StatusChoice({ form, isNew }: { form: EntriesForm; isNew: boolean }) {
  const words = useWords('listing');
  const statuses = isNew ? (['published', 'draft'] as const) : (['published', 'paused', 'draft'] as const);
  return (
    <div className={`${cardStyles['card']} column gap16 ${styles['section']}`}>
      <RadioGroup
        label={words('fields.status')}
        choices={statuses.map((value) => ({
          value,
          label: words(`statusChoice.${value}`),
          hint: words(`statusChoice.${value}Hint`),
        }))}
        {...form.field('status')}
      />
    </div>
  );
}
