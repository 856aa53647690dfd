import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AppointmentDetail } from '../../contract/appointment.ts';
import { formatEuros } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { languageOfStrand, paths } from '../../paths.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { Notice } from '../../ui/notice.tsx';
import { sourcesOf } from '../../ui/picture-sources.ts';
import { Section } from '../../ui/section.tsx';
import { ReviewPanel } from '../review/review-panel.tsx';
import { LateButtons } from './late-buttons.tsx';
import { VisitActions } from './visit-actions.tsx';
import type { VisitKey } from './visit-calls.ts';
import { lookOf } from './visit-look.ts';
import { VisitMessages } from './visit-messages.tsx';
import { VisitPictures } from './visit-pictures.tsx';
import { VisitProposal } from './visit-proposal.tsx';
import { cardsOf, dayShown, momentShown, servicesOf, timesShown } from './visit-words.ts';
import styles from './visits.module.css';

interface VisitViewProps {
  visit: VisitKey;
  data: AppointmentDetail;
  /** The account of whoever looks; undefined for guests. */
  by: string | undefined;
}

/** A visit as its customer sees it. */
export function VisitView({ visit, data, by }: VisitViewProps) {
  const words = useWords('visit');
  const { provider, timeZone, proposal, can } = data;
  const isDone = lookOf(data) === 'done';
  return (
    <div className={styles['parts']}>
      <Standing data={data} />
      {proposal !== null && can.includes('agree') && <VisitProposal visit={visit} data={data} proposal={proposal} />}
      {data.alternatives.length > 0 && <Alternatives data={data} />}
      {isDone && <ReviewPanel visit={visit} side="customer" name={provider.name} timeZone={timeZone} by={by} />}
      <Section title={words('facts')}>
        <Facts data={data} />
        <LocalTime timeZone={timeZone} example={data.start} />
        {can.includes('late') && <LateButtons visit={visit} name={provider.name} />}
        <VisitActions visit={visit} data={data} />
      </Section>
      <VisitPictures visit={visit} data={data} />
      <VisitMessages visit={visit} data={data} by={by} />
      {data.status === 'confirmed' && (
        <p className={styles['quiet']}>
          <Button variant="link" to={paths.withdrawal('token' in visit ? { token: visit.token } : { visit: visit.id })}>
            {words('toWithdrawal')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** What the state means for the customer. */
function Standing({ data }: { data: AppointmentDetail }) {
  const words = useWords('visit');
  const { status, provider, timeZone, answerUntil, reason, comingAt, place } = data;
  const { name } = provider;
  if (status === 'open')
    return (
      <Notice kind="warning" title={words('standing.open')}>
        {answerUntil === null
          ? words('standing.openText', { name })
          : words('standing.openUntil', { name, moment: momentShown(answerUntil, timeZone) })}
      </Notice>
    );
  if (status === 'confirmed')
    return (
      <Notice kind="success" title={words('standing.confirmed')}>
        {comingAt === null
          ? words(`standing.confirmedAt.${place}`, { name })
          : words(`standing.comingTo.${place}`, { name })}
      </Notice>
    );
  if (status === 'cancelled')
    return (
      <Notice kind="info" title={words(`state.${lookOf(data)}`)}>
        {reason !== null && words(`reason.${reason}`, { name })}
      </Notice>
    );
  return (
    <Notice kind="success" title={words('standing.done')}>
      {words(status === 'completed_paid' ? 'standing.paid' : 'standing.doneText')}
    </Notice>
  );
}

function Facts({ data }: { data: AppointmentDetail }) {
  const words = useWords('visit');
  const { provider, items, staff, totalCents, travelFeeCents, address, note, visitor, can, cancelUntil, timeZone } =
    data;
  const place = address === null ? provider.address : `${address.street}, ${address.zip} ${address.city}`;
  return (
    <dl className={styles['facts']}>
      <Fact term={words('fact.when')}>
        <strong>
          {dayShown(data)}, <span className={styles['whole']}>{timesShown(data)}</span>
        </strong>
      </Fact>
      <Fact term={words('fact.what')}>
        <ul className={styles['items']} lang={languageOfStrand.services}>
          {items.map(({ name, priceCents, priceUnit }) => (
            <li key={`${name} ${priceCents}`}>
              <span>{name}</span>
              <span>
                {formatEuros(priceCents / 100)}
                {priceUnit === 'hour' && ` ${words('fact.perHour')}`}
              </span>
            </li>
          ))}
          {travelFeeCents > 0 && (
            <li>
              <span>{words('fact.travel')}</span>
              <span>{formatEuros(travelFeeCents / 100)}</span>
            </li>
          )}
        </ul>
      </Fact>
      <Fact term={words('fact.total')}>
        <strong>{formatEuros(totalCents / 100)}</strong> {provider.chargesVat && words('fact.vat')}
      </Fact>
      <Fact term={words('fact.with')}>
        {provider.portrait !== null && (
          <img
            className={styles['portrait']}
            {...sourcesOf(provider.portrait, '40px')}
            alt=""
            width={40}
            height={40}
            loading="lazy"
          />
        )}
        <Link to={paths.provider(provider.id)}>{provider.name}</Link>
        {staff.name !== provider.name && `, ${staff.name}`}
      </Fact>
      {place !== null && (
        <Fact term={words(address === null ? 'fact.where' : 'fact.whereYou')}>
          <span className={styles['text']}>{place}</span>
        </Fact>
      )}
      {provider.phone !== null && (
        <Fact term={words('fact.phone')}>
          <a href={`tel:${provider.phone.replaceAll(/[^\d+]/g, '')}`}>{provider.phone}</a>
        </Fact>
      )}
      {visitor !== '' && (
        <Fact term={words('fact.visitor')}>
          <span className={styles['text']}>{visitor}</span>
        </Fact>
      )}
      {note !== '' && (
        <Fact term={words('fact.note')}>
          <span className={styles['text']}>{note}</span>
        </Fact>
      )}
      {can.includes('cancel') && (
        <Fact term={words('fact.cancel')}>{words('fact.until', { moment: momentShown(cancelUntil, timeZone) })}</Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Other times that the provider offered when declining. */
function Alternatives({ data }: { data: AppointmentDetail }) {
  const words = useWords('visit');
  const { alternatives, provider, timeZone } = data;
  const cards = cardsOf(data);
  return (
    <Section title={words('alternatives')} lead={words('alternativesText', { name: provider.name })}>
      <ButtonRow>
        {alternatives.map((start) =>
          cards === undefined ? (
            <span key={start}>{momentShown(start, timeZone)}</span>
          ) : (
            <Button
              key={start}
              variant="secondary"
              to={paths.book(provider.id, { cards: cards.join(','), start })}
              aria-label={words('bookThen', { moment: momentShown(start, timeZone), services: servicesOf(data) })}
            >
              {momentShown(start, timeZone)}
            </Button>
          ),
        )}
      </ButtonRow>
    </Section>
  );
}
