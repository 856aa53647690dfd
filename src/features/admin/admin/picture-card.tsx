import { formatDate, formatNumber } from '#i18n/format.ts';
import { formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import type { ComparedListing, ComparedSeller, PictureCheck } from '../../../contract/admin/admin-pictures.ts';
import { paths } from '../../../paths.ts';
import styles from './admin.module.css';
import { DecisionFoot } from './decision-foot.tsx';
import desk from './desk.module.css';

const momentOf = (instant: string): string => formatSoonIn(instant, 'Europe/Berlin');

/** A held listing: each picture beside the one that it is nearly, the accounts that share something with its seller, and the decision. */
export function PictureCard({ check, onDecided }: { check: PictureCheck; onDecided: () => void }) {
  const words = useWords('admin');
  const { listing, pairs, matches, openedAt, reason } = check;
  return (
    <>
      <div className="column gap12">
        <p className="quiet breaks">{words('picture.since', { moment: momentOf(openedAt) })}</p>
        {pairs.length + matches.length === 0 && <p className="quiet breaks">{words('deleted')}</p>}
        {pairs.map(({ picture, other, distance, otherListing }) => (
          <div key={`${picture} ${other}`} className={`stack gap12 halves ${styles['pair']}`}>
            <Side url={picture} listing={listing} label={words('picture.held')} />
            <Side url={other} listing={otherListing} label={words('picture.other')} />
            <p className="quiet breaks">{words('picture.distance', { number: formatNumber(distance) })}</p>
          </div>
        ))}
        {pairs.length === 0 && matches.length > 0 && (
          <p className={`breaks ${styles['text']}`}>
            <Seller seller={listing.seller} />
          </p>
        )}
        {matches.map((match) => (
          <SameAccount key={match.account.id} match={match} />
        ))}
      </div>
      {check.state === 'pending' ? (
        <DecisionFoot
          part="pictures"
          id={check.id}
          options={[
            { value: 'approve', label: words('picture.free'), key: 'A', needsReason: false },
            { value: 'refuse', label: words('refuse'), key: 'R', needsReason: true, isDangerous: true },
          ]}
          onDecided={onDecided}
        />
      ) : (
        <div className={`breaks ruled-above ${desk['outcome']}`}>
          <Decided check={check} />
          {reason !== null && <p>{words('reasonGiven', { reason })}</p>}
        </div>
      )}
    </>
  );
}

function Side({ url, listing, label }: { url: string; listing: ComparedListing; label: string }) {
  const words = useWords('admin');
  const { seller, title, id, isPublic } = listing;
  return (
    <figure className={`stack gap8 shrinks from-top ${styles['side']}`}>
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
      <span className="quiet breaks">
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
    <p className={`breaks ${styles['text']}`}>
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
  return <p>{words(state === 'freed' ? 'picture.freedBy' : 'refusedBy', facts)}</p>;
}
