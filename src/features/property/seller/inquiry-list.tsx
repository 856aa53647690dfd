import { formatRelative } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Face } from '#ui/face.tsx';
import { Link } from '#ui/link.tsx';
import type { Inquiry, InquiryId } from '../../../contract/property/inquiry.ts';
import { paths } from '../../../paths.ts';
import styles from './inquiries.module.css';
import { lastMessageOf } from './inquiries.ts';

interface InquiryListProps {
  inquiries: readonly Inquiry[];
  openedId: InquiryId | undefined;
  /** The listing that the list is narrowed to. */
  listing: string | undefined;
}

export function InquiryList({ inquiries, openedId, listing }: InquiryListProps) {
  const words = useWords('inquiry');
  return (
    <ul className={`clipped ${styles['list']}`} aria-label={words('inbox.label')}>
      {inquiries.map((inquiry) => (
        <li key={inquiry.id}>
          <Link
            className={`stack plain-link round14 ${styles['entry']}`}
            to={paths.sellerDashboard('inquiries', { listing, inquiry: inquiry.id })}
            aria-current={inquiry.id === openedId || undefined}
          >
            <Entry inquiry={inquiry} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Entry({ inquiry }: { inquiry: Inquiry }) {
  const words = useWords('inquiry');
  const last = lastMessageOf(inquiry);
  return (
    <>
      <Face name={inquiry.name} size={44} />
      <span className={`row breaks at-baseline ${styles['entryHead']}`}>
        <strong>{inquiry.name}</strong>
        {!inquiry.isRead && <span className={`tiny medium round20 ${styles['unread']}`}>{words('inbox.unread')}</span>}
        <span className={`quiet small ${styles['when']}`}>{formatRelative(last?.at ?? inquiry.createdAt)}</span>
      </span>
      <span className={`quiet size15 unbroken clipped ${styles['excerpt']}`}>{inquiry.listing.title}</span>
      {last !== undefined && (
        <span className={`quiet size15 unbroken clipped ${styles['excerpt']}`}>
          {last.from === 'seller' ? words('inbox.lastByYou', { text: last.text }) : last.text}
        </span>
      )}
    </>
  );
}
