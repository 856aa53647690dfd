import { useEffect, useRef, useState } from 'react';
import { formatMoney, formatTimeIn } from '#i18n/format.ts';
import { formatNearDayIn } from '#i18n/format-days.ts';
import { capitalised, formatNearIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { FactLine, FactLines } from '#ui/fact-lines.tsx';
import { CalendarIcon, CheckIcon, ClockIcon, ListIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { LocalTime } from '#ui/local-time.tsx';
import { BuildingIcon, RepeatIcon } from '#ui/more-icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { useSecondsTo } from '#ui/use-seconds-to.ts';
import { useChange } from '../../../api/change.ts';
import { refresh } from '../../../api/query.ts';
import { useSession } from '../../../api/session.ts';
import { declineOffer, getOffer, listWaiting, type Offer } from '../../../contract/booking/waiting-list.ts';
import { languageOfStrand, paths } from '../../../paths.ts';
import type { AnswerProps } from './offer-answer.ts';
import { OfferBooking } from './offer-booking.tsx';
import { OfferMove } from './offer-move.tsx';

/** What, when, with whom, why this person, until when, and the answer. */
export function OfferView({ offer, onEnd }: AnswerProps) {
  const words = useWords('waiting-list');
  const { taker, start, timeZone, earlier } = offer;
  return (
    <div className="stack gap20">
      <Countdown until={offer.until} />
      <Facts offer={offer} />
      <LocalTime timeZone={timeZone} example={start} />
      {earlier !== null && <OfferMove offer={offer} onEnd={onEnd} />}
      {earlier === null && (taker === 'self' || taker === 'holder') && <OfferBooking offer={offer} onEnd={onEnd} />}
      {taker === 'signed-out' && (
        <>
          <Button variant="call" to={paths.login(paths.waitingOffer(offer.id))}>
            {words('offer.signIn')}
          </Button>
          <p className="quiet">{words('offer.signInText')}</p>
        </>
      )}
      {taker === 'other' && (
        <Notice kind="warning" title={words('offer.other')}>
          {words('offer.otherText')}
        </Notice>
      )}
      {taker !== 'other' && <Decline offer={offer} onEnd={onEnd} />}
    </div>
  );
}

/** For how long it is held; then the page says that it is over. */
function Countdown({ until }: { until: string }) {
  const words = useWords('waiting-list');
  const seconds = useSecondsTo(Date.parse(until));
  const isOver = seconds === 0;
  const asked = useRef(false);
  useEffect(
    function askWhetherItIsOver() {
      if (!isOver || asked.current) return;
      asked.current = true;
      void refresh(getOffer);
    },
    [isOver],
  );
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p className="bar gap8 warm strong digits" role="timer" aria-live="off">
      <ClockIcon size={20} />
      {words('offer.for', { time })}
    </p>
  );
}

function Facts({ offer }: { offer: Offer }) {
  const words = useWords('waiting-list');
  const shared = useWords('booking');
  const { start, end, timeZone, provider, staff, services, totalCents, currency, earlier, reason, until } = offer;
  return (
    <FactLines>
      <FactLine
        icon={<CalendarIcon />}
        term={words('offer.when')}
        title={capitalised(formatNearDayIn(start, timeZone))}
        text={shared('span', { from: formatTimeIn(start, timeZone), until: formatTimeIn(end, timeZone) })}
      />
      {earlier !== null && (
        <FactLine
          icon={<RepeatIcon />}
          term={words('offer.when')}
          title={words('offer.instead', { moment: formatNearIn(earlier.start, timeZone) })}
        />
      )}
      <FactLine
        icon={<BuildingIcon />}
        term={words('offer.with')}
        title={<Link to={paths.provider(provider.id)}>{provider.name}</Link>}
        text={staff.name === provider.name ? undefined : staff.name}
      />
      <FactLine
        icon={<ListIcon />}
        term={words('offer.what')}
        title={<span lang={languageOfStrand.services}>{services.join(' + ')}</span>}
        after={formatMoney(totalCents / 100, currency)}
      />
      <FactLine
        icon={<CheckIcon />}
        term={words('offer.why')}
        title={words('offer.why')}
        text={words(`offer.reason.${reason}`)}
      />
      <FactLine
        icon={<ClockIcon />}
        term={words('offer.until', { moment: '' })}
        title={words('offer.until', { moment: formatNearIn(until, timeZone) })}
        text={words('offer.next')}
      />
    </FactLines>
  );
}

/** Leaves the time to the next in line. */
function Decline({ offer, onEnd }: AnswerProps) {
  const words = useWords('waiting-list');
  const session = useSession();
  const [sentence, setSentence] = useState<string>();
  const decline = useChange(declineOffer, {
    refreshes: session.state === 'signed-in' ? [listWaiting] : [],
    onSuccess: () => onEnd({ is: 'declined' }),
    onError: (problem) => setSentence(problem.sentence),
  });
  return (
    <div>
      <Button variant="plain" isBusy={decline.isPending} onClick={() => decline.mutate({ params: { id: offer.id } })}>
        {words('offer.decline')}
      </Button>
      <p className="quiet small spaced">{words('offer.declineText')}</p>
      {sentence !== undefined && <Notice kind="error">{sentence}</Notice>}
    </div>
  );
}
