import { useState } from 'react';
import { formatDate, formatNumber } from '#i18n/format.ts';
import { formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Section } from '#ui/section.tsx';
import type { ComparedListing, ComparedSeller, PictureCheck } from '../../../contract/admin/admin-pictures.ts';
import { paths } from '../../../paths.ts';
import styles from './admin.module.css';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useApproval } from './use-approval.ts';

const momentOf = (instant: string): string => formatSoonIn(instant, 'Europe/Berlin');

/** A held listing: each picture beside the one that it is nearly, the accounts that share something with its seller, and the decision. */
export function PictureCard({ check }: { check: PictureCheck }) {
  const words = useWords('admin');
  const { listing, pairs, matches, openedAt, reason } = check;
  return (
    <Section isCard={false} title={listing.title}>
      <p className={styles['detail']}>{words('picture.since', { moment: momentOf(openedAt) })}</p>
      {pairs.length + matches.length === 0 && <p className={styles['detail']}>{words('deleted')}</p>}
      {pairs.map(({ picture, other, distance, otherListing }) => (
        <div key={`${picture} ${other}`} className={styles['pair']}>
          <Side url={picture} listing={listing} label={words('picture.held')} />
          <Side url={other} listing={otherListing} label={words('picture.other')} />
          <p className={styles['detail']}>{words('picture.distance', { number: formatNumber(distance) })}</p>
        </div>
      ))}
      {pairs.length === 0 && matches.length > 0 && (
        <p className={styles['text']}>
          <Seller seller={listing.seller} />
        </p>
      )}
      {matches.map((match) => (
        <SameAccount key={match.account.id} match={match} />
      ))}
      {check.state === 'pending' ? <Decision check={check} /> : <Decided check={check} />}
      {reason !== null && <p className={styles['text']}>{words('reasonGiven', { reason })}</p>}
    </Section>
  );
}

function Side({ url, listing, label }: { url: string; listing: ComparedListing; label: string }) {
  const words = useWords('admin');
  const { seller, title, id, isPublic } = listing;
  return (
    <figure className={styles['side']}>
      <a href={url} target="_blank" rel="noreferrer">
        <img src={url} alt={words('picture.shown', { label, title })} loading="lazy" />
      </a>
      <figcaption>
        <strong>{label}</strong> {isPublic ? <Link to={paths.property(id)}>{title}</Link> : title}
        <Seller seller={seller} />
      </figcaption>
    </figure>
  );
}

function Seller({ seller }: { seller: ComparedSeller }) {
  const words = useWords('admin');
  return (
    <>
      <span className={styles['detail']}>
        {seller.businessName ?? seller.name} · {seller.email} ·{' '}
        {words('account.since', { day: formatDate(seller.since) })}
      </span>{' '}
      <span>
        <Badge kind={seller.isChecked ? 'success' : 'warning'}>
          {words(seller.isChecked ? 'picture.checked' : 'picture.unchecked')}
        </Badge>
      </span>
    </>
  );
}

function SameAccount({ match: { kinds, account, listing } }: { match: PictureCheck['matches'][number] }) {
  const words = useWords('admin');
  const what = kinds.map((kind) => words(`picture.sameKind.${kind}`)).join(', ');
  return (
    <p className={styles['text']}>
      <strong>{words('picture.same', { what })}</strong> <Seller seller={account} />{' '}
      {account.isSuspended && <Badge kind="danger">{words('picture.suspended')}</Badge>}{' '}
      {listing !== null &&
        (listing.isPublic ? <Link to={paths.property(listing.id)}>{listing.title}</Link> : listing.title)}
    </p>
  );
}

function Decided({ check: { state, decidedAt, decidedBy, openedAt } }: { check: PictureCheck }) {
  const words = useWords('admin');
  const facts = { moment: momentOf(decidedAt ?? openedAt), who: decidedBy ?? words('someone') };
  return <p className={styles['text']}>{words(state === 'freed' ? 'picture.freedBy' : 'refusedBy', facts)}</p>;
}

function Decision({ check: { id, listing } }: { check: PictureCheck }) {
  const words = useWords('admin');
  const [isRefusing, setIsRefusing] = useState(false);
  const { approve, isBusy } = useApproval('pictures', id, listing.title);
  return (
    <div className={styles['buttons']}>
      <Button isBusy={isBusy} onClick={approve}>
        {words('picture.free')}
      </Button>
      <Button variant="danger" disabled={isBusy} onClick={() => setIsRefusing(true)}>
        {words('refuse')}
      </Button>
      {isRefusing && <RefuseDialog part="pictures" id={id} name={listing.title} onClose={() => setIsRefusing(false)} />}
    </div>
  );
}
