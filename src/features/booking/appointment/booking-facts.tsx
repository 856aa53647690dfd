import type { ReactNode } from 'react';
import { formatMoney } from '#i18n/format.ts';
import { formatNearDayIn } from '#i18n/format-days.ts';
import { formatDuration } from '#i18n/format-duration.ts';
import { capitalised } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { FactLine, FactLines } from '#ui/fact-lines.tsx';
import { CalendarIcon, ListIcon, UserIcon } from '#ui/icons.tsx';
import { BuildingIcon, EditIcon, PinIcon } from '#ui/more-icons.tsx';
import { usePresent } from '#ui/present.ts';
import { useSession } from '../../../api/session.ts';
import { currencyOfZone } from '../../../contract/currency.ts';
import { phoneToCall, streetToGo } from '../../../contract/services/provider-reach.ts';
import { languageOfStrand } from '../../../paths.ts';
import { chosenCards, priceOf } from '../../services/availability/chosen-cards.ts';
import styles from './booking.module.css';
import { hasChoice, type Step, type StepProps } from './booking-steps.ts';
import { addressOf, personOf, useSpanWords } from './booking-words.ts';

const joined = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

interface FactsProps extends Pick<StepProps, 'provider' | 'draft' | 'go'> {
  isGuest: boolean;
}

/** When, where, what and who: each line with what changes it. */
export function BookingFacts({ provider, draft, isGuest, go }: FactsProps) {
  const words = useWords('booking');
  const spanOf = useSpanWords();
  const now = usePresent();
  const { details, start } = draft;
  const { timeZone } = provider;
  const cards = chosenCards(provider.cards, draft.cards);
  const who = personOf(provider, draft);
  const change = (step: Step, what: string): ReactNode => (
    <Button variant="link" aria-label={words('summary.changeNamed', { what })} onClick={() => go(step)}>
      {words('summary.change')}
    </Button>
  );
  const when = capitalised(formatNearDayIn(start ?? '', timeZone, now));
  const span = spanOf(cards, start ?? '', timeZone);
  return (
    <FactLines>
      <FactLine
        icon={<CalendarIcon />}
        term={words('summary.when')}
        title={when}
        text={
          <span className={styles['span']}>{who === undefined ? span : `${span}, ${words('by', { name: who })}`}</span>
        }
        action={change('time', words('summary.when'))}
      />
      <Place provider={provider} draft={draft} action={change('details', words('summary.where'))} />
      {cards.map((card, at) => (
        <FactLine
          key={card.id}
          icon={<ListIcon />}
          term={words('summary.what')}
          title={<span lang={languageOfStrand.services}>{card.name}</span>}
          text={formatDuration(card.durationMinutes)}
          after={formatMoney(priceOf(card) / 100, currencyOfZone(timeZone))}
          action={at === 0 && hasChoice(provider) && change('cards', words('summary.what'))}
        />
      ))}
      {details.visitor.trim() !== '' && (
        <FactLine icon={<UserIcon />} term={words('summary.visitor')} title={details.visitor} />
      )}
      <Person draft={draft} isGuest={isGuest} action={change('details', words('summary.who'))} />
      <Note draft={draft} go={go} change={change('details', words('details.note'))} />
    </FactLines>
  );
}

interface PlaceProps extends Pick<FactsProps, 'provider' | 'draft'> {
  /** What changes an address of the customer. */
  action: ReactNode;
}

/** At the provider's with the number to call, or at the customer's. */
function Place({ provider, draft: { details, given }, action }: PlaceProps) {
  const words = useWords('booking');
  const travelFeeCents = given?.travelFeeCents ?? 0;
  const phone = phoneToCall(provider);
  const name = <span lang={languageOfStrand.services}>{provider.name}</span>;
  if (details.place === 'customer')
    return (
      <>
        <FactLine
          icon={<PinIcon />}
          term={words('summary.where')}
          title={words('summary.atYours')}
          text={addressOf(details)}
          after={
            travelFeeCents > 0 &&
            `${words('overview.travel')} ${formatMoney(travelFeeCents / 100, currencyOfZone(provider.timeZone))}`
          }
          action={action}
        />
        <FactLine icon={<BuildingIcon />} term={words('summary.with')} title={name} text={phone ?? undefined} />
      </>
    );
  const street = streetToGo(provider);
  const town = [provider.zip, provider.city].filter(Boolean).join(' ');
  const where =
    street === null ? words('summary.addressLater', { where: town }) : [street, town].filter(Boolean).join(', ');
  return (
    <FactLine
      icon={<PinIcon />}
      term={words('summary.where')}
      title={name}
      text={[where, phone].filter(Boolean).join('\n')}
    />
  );
}

interface PersonProps extends Pick<FactsProps, 'draft' | 'isGuest'> {
  action: ReactNode;
}

/** Who books, and how they are reached. Without another number the business gets that of the account. */
function Person({ draft: { details }, isGuest, action }: PersonProps) {
  const words = useWords('booking');
  const session = useSession();
  const user = session.state === 'signed-in' ? session.user : undefined;
  const email = isGuest ? (details.contact === 'email' ? details.email : '') : user?.email;
  const phone = details.phone.trim() === '' ? user?.phone : details.phone;
  const name = isGuest ? details.name : user?.name;
  return (
    <FactLine
      icon={<UserIcon />}
      term={words(details.visitor.trim() === '' ? 'summary.who' : 'summary.by')}
      title={name}
      text={joined([email, phone])}
      action={action}
    />
  );
}

interface NoteProps extends Pick<FactsProps, 'draft' | 'go'> {
  change: ReactNode;
}

function Note({ draft: { details }, go, change }: NoteProps) {
  const words = useWords('booking');
  const note = details.note.trim();
  if (note !== '')
    return (
      <FactLine
        icon={<EditIcon />}
        term={words('summary.note')}
        title={<span className={`regular kept-lines ${styles['note']}`}>{note}</span>}
        action={change}
      />
    );
  return (
    <FactLine
      icon={<EditIcon />}
      term={words('summary.note')}
      title={
        <span className={`regular kept-lines ${styles['note']}`}>
          {words('summary.noteAsked')}{' '}
          <Button variant="link" aria-label={words('summary.addDetails')} onClick={() => go('details')}>
            {words('summary.add')}
          </Button>
        </span>
      }
    />
  );
}
