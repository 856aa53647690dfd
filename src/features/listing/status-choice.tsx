import { Radio } from '@mantine/core';
import { useWords } from '../../i18n/i18n.ts';
import cardStyles from '../../ui/card.module.css';
import styles from './editor.module.css';
import type { EntriesForm } from './property-entries.ts';

/** Only a listing that exists can be paused. */
export function StatusChoice({ form, isNew }: { form: EntriesForm; isNew: boolean }) {
  const words = useWords('listing');
  const statuses = isNew ? (['published', 'draft'] as const) : (['published', 'paused', 'draft'] as const);
  return (
    <div className={`${cardStyles['card']} ${styles['section']}`}>
      <Radio.Group label={words('fields.status')} {...form.getInputProps('status')}>
        <div className={styles['choices']}>
          {statuses.map((status) => (
            <Radio
              key={status}
              value={status}
              label={words(`statusChoice.${status}`)}
              description={words(`statusChoice.${status}Hint`)}
            />
          ))}
        </div>
      </Radio.Group>
    </div>
  );
}
