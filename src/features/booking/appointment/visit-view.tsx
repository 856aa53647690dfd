import { formatDate, formatMoney } from '#i18n/format.ts';
import { formatNearDayIn } from '#i18n/format-days.ts';
import { formatDuration } from '#i18n/format-duration.ts';
import { capitalised, formatNearIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button, ButtonRow } from '#ui/button.tsx';
import { FactLine, FactLines } from '#ui/fact-lines.tsx';
import { CalendarIcon, CheckIcon, ClockIcon, ListIcon, UserIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { LocalTime } from '#ui/local-time.tsx';
import { BuildingIcon, EditIcon, PinIcon } from '#ui/more-icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { sourcesOf } from '#ui/picture-sources.ts';
import { ResultPlace } from '#ui/result-place.tsx';
import { Section } from '#ui/section.tsx';
import { telephoneLink } from '#ui/telephone-link.ts';
import type { AppointmentDetail } from '../../../contract/booking/appointment-detail.ts';
import { canWithdraw } from '../../../contract/booking/withdrawal-instruction.ts';
import { languageOfStrand, paths } from '../../../paths.ts';
import { VisitInvoices } from '../customer-invoice/visit-invoices.tsx';
import { ReviewPanel } from '../review/review-panel.tsx';
import { EarlierWish } from '../waiting-list/earlier-wish.tsx';
import { LateButtons } from './late-buttons.tsx';
import { VisitActions } from './visit-actions.tsx';
import type { VisitKey } from './visit-calls.ts';
import { useDepositWords, VisitDeposit } from './visit-deposit.tsx';
import { VisitHero } from './visit-hero.tsx';
import { lookOf } from './visit-look.ts';
import { VisitMap } from './visit-map.tsx';
import { VisitMessages } from './visit-messages.tsx';
import { OtherProviders } from './visit-others.tsx';
import { VisitPictures } from './visit-pictures.tsx';
import { VisitProposal } from './visit-proposal.tsx';
import { SeriesPart } from './visit-series.tsx';
import { VisitSteps } from './visit-steps.tsx';
import { cardsOf, servicesOf, timesShown, wayTo } from './visit-words.ts';
import styles from './visits.module.css';

interface VisitViewProps {
  visit: VisitKey;
  data: AppointmentDetail;
  /** The account of whoever looks; undefined for guests. */
  by: string | undefined;
}

/** A visit as its customer sees it: what one does about it first, the conversation beside it. */
export function VisitView({ visit, data, by }: VisitViewProps) {
  const words = useWords('visit');
  const { provider, timeZone, proposal, can } = data;
  const look = lookOf(data);
  const isDone = look === 'done';
  const cameToNothing = look === 'declined' || look === 'expired';
  const isAhead = look === 'open' || look === 'confirmed';
  return (
    <div className={`column gap28 ${styles['visit']}`}>
      <div className="column gap22 shrinks from-top">
        <ResultPlace>
          {isAhead ? <VisitHero data={data} standing={<Standing data={data} />} /> : <Standing data={data} />}
        </ResultPlace>
        {proposal !== null && can.includes('agree') && <VisitProposal visit={visit} data={data} proposal={proposal} />}
        <VisitDeposit data={data} />
        {data.alternatives.length > 0 && <Alternatives data={data} />}
        {cameToNothing && <OtherProviders data={data} />}
        {isDone && <VisitInvoices visit={visit} />}
        {isDone && <ReviewPanel visit={visit} side="customer" name={provider.name} timeZone={timeZone} by={by} />}
        {can.includes('late') && <LateButtons visit={visit} data={data} />}
        {isAhead && <VisitSteps data={data} />}
        <Section title={words('facts')} isCard={false}>
          <div className={styles['twoColumns']}>
            <Facts data={data} />
          </div>
          <LocalTime timeZone={timeZone} example={data.start} />
          {isAhead && data.address === null && <VisitMap data={data} />}
          <VisitActions visit={visit} data={data} />
          <EarlierWish visit={visit} data={data} />
        </Section>
        <VisitPictures visit={visit} data={data} />
        <AgreedTexts data={data} />
        {data.status === 'confirmed' && (
          <p className="quiet">
            <Button
              variant="link"
              to={paths.withdrawal('token' in visit ? { token: visit.token } : { visit: visit.id })}
            >
              {words('toWithdrawal')}
            </Button>
          </p>
        )}
      </div>
      <div className={`shrinks ${styles['visitTalk']}`}>
        <VisitMessages visit={visit} data={data} by={by} />
      </div>
    </div>
  );
}

/** As they were at the booking, which they stay. */
function AgreedTexts({ data: { agreed } }: { data: AppointmentDetail }) {
  const words = useWords('visit');
  if (agreed === null) return null;
  const { terms, withdrawal, rule } = agreed;
  return (
    <p className="quiet">
      {words('agreed.lead')} <Link to={paths.terms(terms)}>{words('agreed.terms', { day: formatDate(terms) })}</Link> ·{' '}
      <Link to={paths.withdrawalInstruction({ rule, version: withdrawal })}>
        {words(canWithdraw(rule) ? 'agreed.instruction' : 'agreed.noRight')}
      </Link>
    </p>
  );
}

/** What the state means for the customer. */
function Standing({ data }: { data: AppointmentDetail }) {
  const words = useWords('visit');
  const { status, provider, timeZone, answerUntil, reason, comingAt, place } = data;
  const { name } = provider;
  if (status === 'open')
    return (
      <>
        <strong>{words('standing.open')}</strong>{' '}
        {answerUntil === null
          ? words('standing.openText', { name })
          : words('standing.openUntil', { name, moment: formatNearIn(answerUntil, timeZone) })}
      </>
    );
  if (status === 'confirmed')
    return (
      <>
        <strong>{words('standing.confirmed')}</strong>{' '}
        {comingAt === null
          ? words(`standing.confirmedAt.${place}`, { name })
          : words(`standing.comingTo.${place}`, { name })}
      </>
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

/** What its one service costs is said once, as the sum. */
function Facts({ data }: { data: AppointmentDetail }) {
  const words = useWords('visit');
  const {
    provider,
    items,
    staff,
    totalCents,
    currency,
    travelFeeCents,
    address,
    note,
    answers,
    visitor,
    can,
    cancelUntil,
    timeZone,
  } = data;
  const at = address === null ? provider.address?.replaceAll('\n', ', ') : undefined;
  const place = address === null ? at : `${address.street}, ${address.zip} ${address.city}`;
  return (
    <FactLines>
      <FactLine
        icon={<CalendarIcon />}
        term={words('fact.when')}
        title={capitalised(formatNearDayIn(data.start, timeZone))}
        text={
          <>
            <span className={styles['times']}>{timesShown(data)}</span>
            {data.series !== null && (
              <>
                {' · '}
                <SeriesPart series={data.series} />
              </>
            )}
          </>
        }
      />
      <FactLine
        icon={
          provider.portrait === null ? (
            <BuildingIcon />
          ) : (
            <img
              className={`circle ${styles['portrait']}`}
              {...sourcesOf(provider.portrait, '40px')}
              alt=""
              width={22}
              height={22}
              loading="lazy"
            />
          )
        }
        term={words('fact.with')}
        title={<Link to={paths.provider(provider.id)}>{provider.name}</Link>}
        text={
          <>
            {staff.name !== provider.name && <span>{staff.name}</span>}
            {provider.phone !== null && (
              <>
                {staff.name !== provider.name && ' · '}
                <span className="visually-hidden">{words('fact.phone')} </span>
                <a href={telephoneLink(provider.phone)}>{provider.phone}</a>
              </>
            )}
          </>
        }
      />
      {place !== undefined && (
        <FactLine
          icon={<PinIcon />}
          term={words(address === null ? 'fact.where' : 'fact.whereYou')}
          title={address === null ? <span className="regular kept-lines">{place}</span> : words('fact.whereYou')}
          text={address === null ? undefined : place}
          action={
            at !== undefined && (
              <Button variant="link" href={wayTo(at)} target="_blank" rel="noreferrer">
                {words('list.way')}
              </Button>
            )
          }
        />
      )}
      {items.map(({ name, priceCents, priceUnit, durationMinutes }) => (
        <FactLine
          key={`${name} ${priceCents}`}
          icon={<ListIcon />}
          term={words('fact.what')}
          title={<span lang={languageOfStrand.services}>{name}</span>}
          text={formatDuration(durationMinutes)}
          after={
            priceCents === totalCents && priceUnit === 'visit' && data.status !== 'cancelled'
              ? undefined
              : `${formatMoney(priceCents / 100, currency)}${priceUnit === 'hour' ? ` ${words('fact.perHour')}` : ''}`
          }
        />
      ))}
      {data.status !== 'cancelled' && (
        <FactLine
          icon={<CheckIcon />}
          term={words('fact.total')}
          title={<span className={`display-type ${styles['sum']}`}>{words('fact.total')}</span>}
          text={[
            ...(travelFeeCents > 0
              ? [words('fact.withTravel', { fee: formatMoney(travelFeeCents / 100, currency) })]
              : []),
            ...(provider.chargesVat ? [words('fact.vat')] : []),
          ].join(' · ')}
          after={<span className={`display-type ${styles['sum']}`}>{formatMoney(totalCents / 100, currency)}</span>}
        />
      )}
      <DepositFact data={data} />
      {visitor !== '' && <FactLine icon={<UserIcon />} term={words('fact.visitor')} title={visitor} />}
      {answers.map(({ question, answer }) => (
        <FactLine
          key={question}
          icon={<EditIcon />}
          term={question}
          title={<span className="regular kept-lines">{question}</span>}
          text={answer === '' ? words('fact.agreed') : answer}
        />
      ))}
      {note !== '' && (
        <FactLine
          icon={<EditIcon />}
          term={words('fact.note')}
          title={<span className="regular kept-lines">{note}</span>}
        />
      )}
      {can.includes('cancel') && (
        <FactLine
          icon={<ClockIcon />}
          term={words('fact.cancel')}
          title={
            <span className="regular kept-lines">
              {words('list.cancelUntil', { moment: formatNearIn(cancelUntil, timeZone) })}
            </span>
          }
        />
      )}
    </FactLines>
  );
}

function DepositFact({ data }: { data: AppointmentDetail }) {
  const words = useWords('visit');
  const said = useDepositWords();
  if (data.deposit === null) return null;
  return (
    <FactLine
      icon={<CheckIcon />}
      term={words('deposit.name')}
      title={words('deposit.name')}
      text={said(data)}
      after={formatMoney(data.deposit.cents / 100, data.currency)}
    />
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
            <span key={start}>{capitalised(formatNearIn(start, timeZone))}</span>
          ) : (
            <Button
              key={start}
              variant="secondary"
              to={paths.book(provider.id, { cards: cards.join(','), start })}
              aria-label={words('bookThen', { moment: formatNearIn(start, timeZone), services: servicesOf(data) })}
            >
              {capitalised(formatNearIn(start, timeZone))}
            </Button>
          ),
        )}
      </ButtonRow>
    </Section>
  );
}
