import { Fragment } from 'react';
import { formatMoney, formatTimeIn } from '#i18n/format.ts';
import { capitalised, formatNearIn, formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { HomeAddress } from '#ui/home-address.tsx';
import { Link } from '#ui/link.tsx';
import { usePresent } from '#ui/present.ts';
import { telephoneLink } from '#ui/telephone-link.ts';
import { useAnswer } from '../../../api/query.ts';
import { useRole } from '../../../api/role.ts';
import type { AppointmentDetail } from '../../../contract/booking/appointment-detail.ts';
import { listClients } from '../../../contract/booking/client.ts';
import { addressLine, routeTo } from '../../../contract/route-link.ts';
import { paths } from '../../../paths.ts';
import { badgeKinds, depositStanding, lookOf } from '../appointment/visit-look.ts';
import { SeriesPart } from '../appointment/visit-series.tsx';
import styles from './calendar.module.css';

/** When, what, with whom, for how much, and how the customer is reached. */
export function VisitFacts({ visit }: { visit: AppointmentDetail }) {
  const words = useWords('calendar');
  const now = usePresent();
  const { start, end, timeZone, status, customer, items, totalCents, travelFeeCents, address, note, staff } = visit;
  return (
    <dl className={`stack gap8-16 ${styles['facts']}`}>
      <dt>{words('when')}</dt>
      <dd>
        {capitalised(formatNearIn(start, timeZone, now))}–{formatTimeIn(end, timeZone)}{' '}
        <Badge kind={badgeKinds[lookOf(visit)]}>{words(`status.${status}`)}</Badge>
        {visit.comingAt !== null && status === 'confirmed' && <Badge kind="success">{words('coming')}</Badge>}
        {visit.series !== null && (
          <div className="quiet">
            <SeriesPart series={visit.series} />
          </div>
        )}
      </dd>
      {status === 'open' && visit.answerUntil !== null && (
        <>
          <dt>{words('answerUntil')}</dt>
          <dd>{capitalised(formatNearIn(visit.answerUntil, timeZone, now))}</dd>
        </>
      )}
      {visit.reason !== null && (
        <>
          <dt>{words('reason')}</dt>
          <dd>{words(`reasons.${visit.reason}`)}</dd>
        </>
      )}
      <dt>{words('services')}</dt>
      <dd>{items.map(({ name }) => name).join(' + ')}</dd>
      <dt>{words('staff')}</dt>
      <dd>{staff.name}</dd>
      <dt>{words('price')}</dt>
      <dd>
        {formatMoney(totalCents / 100, visit.currency)}
        {travelFeeCents > 0 && ` (${words('travel', { amount: formatMoney(travelFeeCents / 100, visit.currency) })})`}
      </dd>
      <Deposit visit={visit} />
      {visit.visitor !== '' && (
        <>
          <dt>{words('visitor')}</dt>
          <dd>{visit.visitor}</dd>
        </>
      )}
      {customer.phone !== null && (
        <>
          <dt>{words('phone')}</dt>
          <dd>
            <a href={telephoneLink(customer.phone)}>{customer.phone}</a>
          </dd>
        </>
      )}
      {customer.email !== null && (
        <>
          <dt>{words('email')}</dt>
          <dd>
            <a href={`mailto:${customer.email}`}>{customer.email}</a>
          </dd>
        </>
      )}
      {address !== null && (
        <>
          <dt>{words('address')}</dt>
          <dd>
            <HomeAddress
              address={addressLine(address)}
              distance={visit.distance}
              route={routeTo(addressLine(address))}
            />
          </dd>
        </>
      )}
      {visit.answers.map(({ question, answer }) => (
        <Fragment key={question}>
          <dt>{question}</dt>
          <dd>{answer === '' ? words('agreed') : answer}</dd>
        </Fragment>
      ))}
      {note !== '' && (
        <>
          <dt>{words('note')}</dt>
          <dd>{note}</dd>
        </>
      )}
      <ClientLink visit={visit} />
      <VisitDeeds visit={visit} />
    </dl>
  );
}

/** What is paid beforehand, and where that stands. */
function Deposit({ visit }: { visit: AppointmentDetail }) {
  const words = useWords('calendar');
  const now = usePresent();
  const { deposit, currency, timeZone } = visit;
  if (deposit === null) return null;
  const sum = formatMoney(deposit.cents / 100, currency);
  const moment = formatNearIn(deposit.until ?? visit.start, timeZone, now);
  return (
    <>
      <dt>{words('deposit')}</dt>
      <dd>{words(`depositStands.${depositStanding(visit)}`, { sum, moment })}</dd>
    </>
  );
}

/** Who did what, for those who work with others: whoever works alone knows. */
function VisitDeeds({ visit: { deeds, customer, timeZone } }: { visit: AppointmentDetail }) {
  const words = useWords('calendar');
  const role = useRole();
  const now = usePresent();
  const isShared = role !== 'owner' || deeds.some(({ by, isOwn }) => by === 'provider' && !isOwn);
  if (!isShared || deeds.length === 0) return null;
  return (
    <>
      <dt>{words('deeds')}</dt>
      <dd>
        <ul>
          {deeds.map(({ action, by, name, isOwn, at }) => {
            const what = words(`deed.${action}`);
            const who = isOwn ? words('deedYou') : by === 'customer' ? customer.name : name;
            const time = formatNearIn(at, timeZone, now);
            return (
              <li key={`${action} ${at}`}>
                {who ? words('deedBy', { what, who, time }) : words('deedAt', { what, time })}
              </li>
            );
          })}
        </ul>
      </dd>
    </>
  );
}

/** To the client file, where the visit names somebody. */
function ClientLink({ visit }: { visit: AppointmentDetail }) {
  const words = useWords('calendar');
  const found = useAnswer(listClients, { query: { visit: visit.id } });
  const clientId = found.data?.items[0]?.id;
  if (clientId === undefined) return null;
  return (
    <>
      <dt>{words('file')}</dt>
      <dd>
        <Link to={paths.clients({ id: clientId })}>{words('toFile')}</Link>
      </dd>
    </>
  );
}

export function VisitMessages({ visit }: { visit: AppointmentDetail }) {
  const words = useWords('calendar');
  const now = usePresent();
  if (visit.messages.length === 0) return null;
  return (
    <ul className={`stack gap8 ${styles['messages']}`} aria-label={words('messages')}>
      {visit.messages.map(({ id, author, text, at }) => (
        <li key={id}>
          <strong>{author === 'provider' ? words('you') : visit.customer.name}</strong>{' '}
          <span className="quiet">{formatSoonIn(at, visit.timeZone, now)}</span>
          <br />
          {text}
        </li>
      ))}
    </ul>
  );
}
