import { useState } from 'react';
import { formatMonthIn } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Line, Lines } from '#ui/line.tsx';
import { Section } from '#ui/section.tsx';
import { useAnswer } from '../../../api/query.ts';
import { customerBookPaths, listCustomerBooks } from '../../../contract/booking/customer-invoice-settings.ts';
import { useSaving } from './use-saving.ts';

const first = 6;

/** A ZIP for each month, for the tax adviser. Nothing as long as there is none. */
export function MonthFiles() {
  const words = useWords('customer-invoice');
  const found = useAnswer(listCustomerBooks, {}, { isAskedAnew: true });
  const [isWhole, setIsWhole] = useState(false);
  const saving = useSaving();
  const items = found.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Section title={words('books.title')} lead={words('books.lead')}>
      <Lines label={words('books.title')}>
        {(isWhole ? items : items.slice(0, first)).map(({ month, documents, parts }) => {
          const name = formatMonthIn(`${month}-15T12:00:00Z`, 'UTC');
          return (
            <Line
              key={month}
              title={name}
              text={words('books.documents', { count: documents })}
              actions={Array.from({ length: parts }, (_, place) => String(place + 1)).map((part) => (
                <Button
                  key={part}
                  variant="plain"
                  isCompact
                  isBusy={saving.isBusy}
                  aria-label={words('books.save', { month: name, part })}
                  onClick={() =>
                    void saving.save(
                      customerBookPaths.month,
                      { month, part },
                      parts === 1 ? `${month}.zip` : `${month}-${part}.zip`,
                    )
                  }
                >
                  {parts === 1 ? 'ZIP' : `ZIP ${part}`}
                </Button>
              ))}
            />
          );
        })}
      </Lines>
      {!isWhole && items.length > first && (
        <Button variant="plain" onClick={() => setIsWhole(true)}>
          {words('list.more')}
        </Button>
      )}
    </Section>
  );
}
