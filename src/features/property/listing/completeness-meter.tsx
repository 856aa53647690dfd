import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { completenessOf } from './completeness.ts';
import styles from './editor.module.css';
import type { PropertyEntries } from './property-entries.ts';

const named = 3;

/** Shows how complete the listing is, and what to add next. */
export function CompletenessMeter({ entries, pictures }: { entries: PropertyEntries; pictures: number }) {
  const words = useWords('listing');
  const { percent, missing } = completenessOf(entries, pictures);
  return (
    <div className={`line gap4-12 ${styles['completeness']}`}>
      <span>{words('completeness.percent', { percent: formatNumber(percent) })}</span>
      <meter
        className={`grows clipped on-sunken ${styles['meter']}`}
        min={0}
        max={100}
        value={percent}
        aria-label={words('completeness.label')}
      />
      {missing.length > 0 && (
        <span className="quiet">
          {words('completeness.next', {
            parts: missing
              .slice(0, named)
              .map((part) => words(`completeness.parts.${part}`))
              .join(', '),
          })}
        </span>
      )}
    </div>
  );
}
