import { Suspense, useState } from 'react';
import { formatMomentIn, formatMoney, formatTimeIn } from '#i18n/format.ts';
import { dayThere, localMomentIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { goToPlace } from '#ui/go-to-place.ts';
import { CalendarIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/load-patiently.ts';
import { PhoneIcon } from '#ui/more-icons.tsx';
import { usePresent } from '#ui/present.ts';
import { telephoneLink } from '#ui/telephone-link.ts';
import { currencyOfZone } from '../../../contract/currency.ts';
import type { ProviderProfile } from '../../../contract/services/provider.ts';
import { phoneToCall } from '../../../contract/services/provider-reach.ts';
import { LateAskButton } from './late-ask-button.tsx';
import { cardPrice } from './price-shown.ts';
import { contactAnchor } from './profile-anchors.ts';
import { useFirstTime } from './time-panel.tsx';
import type { Choice } from './use-choice.ts';

const TimesSheet = lazyPart(async () => (await import('./later-parts.ts')).laterParts.TimesSheet());

interface ProfileBarProps {
  provider: ProviderProfile;
  choice: Choice;
}

/** On phones: the next time of what is chosen and the way to it, and a call. */
export function ProfileBar({ provider, choice }: ProfileBarProps) {
  const words = useWords('profile');
  const ask = useWords('provider');
  const phone = phoneToCall(provider);
  const { asked } = choice;
  if (!provider.isBookable)
    return (
      <ActionBar title={words('contact')}>
        {phone === null ? (
          <Button href={`#${contactAnchor}`} onClick={(event) => goToPlace(event, contactAnchor)}>
            {ask('ask.open')}
          </Button>
        ) : (
          <Button href={telephoneLink(phone)} icon={<PhoneIcon />} aria-label={words('callNow')}>
            {words('callNow')}
          </Button>
        )}
      </ActionBar>
    );
  if (asked === undefined) return <BookingBar provider={provider} choice={choice} />;
  const price = cardPrice(ask, asked, provider.timeZone);
  return (
    <ActionBar
      title={asked.name}
      text={`${price}${asked.priceUnit === 'hour' ? ` ${ask('card.perHour')}` : ''} · ${ask('card.byArrangement')}`}
    >
      <CallBeside provider={provider} />
      <LateAskButton provider={provider} about={asked.name} variant="call" />
    </ActionBar>
  );
}

/** A call, beside what is more likely wanted. */
function CallBeside({ provider }: Pick<ProfileBarProps, 'provider'>) {
  const words = useWords('profile');
  const phone = phoneToCall(provider);
  return (
    phone !== null && (
      <Button variant="plain" isIcon href={telephoneLink(phone)} icon={<PhoneIcon />} aria-label={words('callNow')} />
    )
  );
}

function BookingBar({ provider, choice }: ProfileBarProps) {
  const words = useWords('profile');
  const [isOpen, setIsOpen] = useState(false);
  const { timeZone } = provider;
  const { cards, start, fault } = choice;
  const first = useFirstTime(provider, choice);
  const shown = start ?? first;
  const names = cards.length === 1 ? cards[0]?.name : words('services', { count: cards.length });
  return (
    <>
      <ActionBar
        title={shown === undefined || cards.length === 0 ? names : <Near start={shown} timeZone={timeZone} />}
        text={
          cards.length === 0
            ? undefined
            : // The price never stands alone behind its dot.
              `${names}\u00a0·\u00a0${formatMoney(choice.totalCents / 100, currencyOfZone(timeZone))}`
        }
      >
        <CallBeside provider={provider} />
        {start !== null && (
          <Button
            variant="plain"
            isIcon
            icon={<CalendarIcon />}
            aria-label={words('chooseTime')}
            onClick={() => setIsOpen(true)}
          />
        )}
        {start !== null || cards.length === 0 || fault !== undefined ? (
          <Button {...(start === null ? { onClick: () => setIsOpen(true) } : { to: choice.path })}>
            {words(start === null ? 'chooseTime' : 'onward')}
          </Button>
        ) : (
          // Without scripts it leads to the times of the booking.
          <Button
            to={choice.path}
            data-chosen
            onClick={(event) => {
              event.preventDefault();
              setIsOpen(true);
            }}
          >
            {words('chooseTime')}
          </Button>
        )}
      </ActionBar>
      {isOpen && (
        <Suspense fallback={null}>
          <TimesSheet provider={provider} choice={choice} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** `Heute 16:30` · `Di., 1.12., 16:30`. */
function Near({ start, timeZone }: { start: string; timeZone: string }) {
  const words = useWords('provider');
  const now = usePresent();
  const { day } = localMomentIn(start, timeZone);
  const near = (['today', 'tomorrow'] as const).find((_, days) => dayThere(now + days * 86_400_000) === day);
  return (
    // Browsers abbreviate unlike the server.
    <time dateTime={start} suppressHydrationWarning>
      {near === undefined
        ? formatMomentIn(start, timeZone, undefined, now)
        : words(`card.${near}`, { time: formatTimeIn(start, timeZone) })}
    </time>
  );
}
