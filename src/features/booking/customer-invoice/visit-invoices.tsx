import { formatDay } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Line, Lines } from '#ui/line.tsx';
import { Section } from '#ui/section.tsx';
import { useAnswer } from '../../../api/query.ts';
import { listLinkedVisitInvoices, listVisitInvoices } from '../../../contract/booking/customer-invoice.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import { moneyOf } from '../../billing/billing/money.ts';

type Known = AnswerOf<typeof listVisitInvoices>;
const nothing: Known = { items: [], sheets: [] };

/** What the provider has issued for a visit, for its customer: of the own account, or by the link. */
export function VisitInvoices({ visit }: { visit: { id: string } | { token: string } }) {
  return 'token' in visit ? <Linked token={visit.token} /> : <Own id={visit.id} />;
}

function Own({ id }: { id: string }) {
  const found = useAnswer(listVisitInvoices, { params: { id } });
  return <Found known={found.data ?? nothing} />;
}

function Linked({ token }: { token: string }) {
  const found = useAnswer(listLinkedVisitInvoices, { params: { token } });
  return <Found known={found.data ?? nothing} />;
}

function Found({ known: { items, sheets } }: { known: Known }) {
  const words = useWords('customer-invoice');
  if (items.length === 0) return null;
  return (
    <Section title={words('visit.title')} isCard={false}>
      <Lines label={words('visit.title')}>
        {items.map(({ number, kind, issuedOn, totalMinor, currency, state, url }) => (
          <Line
            key={number}
            title={`${words(`kind.${kind}`)} ${number}`}
            text={[formatDay(issuedOn), ...(kind === 'correction' ? [] : [words(`state.${state}`)])].join(' · ')}
            after={moneyOf(kind === 'correction' ? -totalMinor : totalMinor, currency)}
            actions={
              <a href={url} download={`${number}.pdf`} aria-label={words('save', { number, kind: 'PDF' })}>
                PDF
              </a>
            }
          />
        ))}
        {sheets.map(({ year, url }) => (
          <Line
            key={year}
            title={words('visit.sheet', { year })}
            text={words('visit.sheetText')}
            actions={
              <a
                href={url}
                download={`35a-${year}.pdf`}
                aria-label={words('save', { number: words('visit.sheet', { year }), kind: 'PDF' })}
              >
                PDF
              </a>
            }
          />
        ))}
      </Lines>
    </Section>
  );
}
