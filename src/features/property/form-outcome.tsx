import type { Property } from '../../contract/property.ts';
import { useWords } from '../../i18n/i18n.ts';
import { FormError } from '../../ui/form-error.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import styles from './editor.module.css';
import { PlanLink } from './plan-link.tsx';

export interface Refused {
  sentence: string;
  /** A larger plan would help. */
  hasPlanLink?: boolean;
  /** The fault is not the person's: says that nothing typed is lost. */
  isKept?: boolean;
}

interface FormOutcomeProps {
  refused: Refused | undefined;
  saved: Property['status'] | undefined;
  isNew: boolean;
}

/** What came of sending the form. */
export function FormOutcome({ refused, saved, isNew }: FormOutcomeProps) {
  const words = useWords('property');
  if (saved !== undefined)
    return (
      <output className={styles['success']}>
        <CheckIcon />
        {words(isNew ? 'editor.created' : 'editor.updated')}
      </output>
    );
  return (
    <>
      <FormError sentence={refused?.sentence} />
      {refused?.isKept === true && <p className={styles['quiet']}>{words('editor.kept')}</p>}
      {refused?.hasPlanLink === true && <PlanLink />}
    </>
  );
}
