import { Suspense, useState } from 'react';
import { formatDayIn, formatMoney, formatTimeIn } from '#i18n/format.ts';
import { formatNearDayIn } from '#i18n/format-days.ts';
import { formatDuration } from '#i18n/format-duration.ts';
import { capitalised, formatNearIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Face } from '#ui/face.tsx';
import { FallbackImage } from '#ui/fallback-image.tsx';
import { CalendarIcon, ChatIcon, CheckIcon, ClockIcon, icon } from '#ui/icons.tsx';
import { PinIcon, ShareIcon } from '#ui/more-icons.tsx';
import { sourcesOf } from '#ui/picture-sources.ts';
import { share } from '#ui/share.ts';
import { StepLine } from '#ui/step-line.tsx';
import { telephoneLink } from '#ui/telephone-link.ts';
import { toast } from '#ui/toast.tsx';
import { saveVisitFile } from '../../../api/visit-file.ts';
import type { Appointment } from '../../../contract/booking/appointment.ts';
import type { ProviderProfile } from '../../../contract/services/provider.ts';
import { filePaths } from '../../../file-paths.ts';
import { MapPicture } from '../../../map/map-picture.tsx';
import { languageOfStrand, paths } from '../../../paths.ts';
import { tradePicture } from '../../../search/trade-picture.ts';
import { AgainHold } from './again-hold.tsx';
import styles from './booking-done.module.css';
import { useTermsWords } from './booking-terms.ts';
import { BookedDeposit } from './visit-deposit.tsx';
import { messagesAnchor } from './visit-messages-anchor.ts';
import { BookedPictures } from './visit-pictures.tsx';
import { SeriesPart } from './visit-series.tsx';
import { servicesOf, wayTo } from './visit-words.ts';
import { useWalk } from './walk.ts';

const ImageIcon = icon('M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M9 9.5h.01');

interface BookingDoneProps {
  appointment: Appointment;
  /** The token of a guest's link; null for an account. */
  link: string | null;
  provider: ProviderProfile;
}

const hourMilliseconds = 3_600_000;
const reminderHours = 24;

/** It is booked, or asked for: what happens next, the calendar file, and where to find it again. */
export function BookingDone({ appointment, link, provider: profile }: BookingDoneProps) {
  const words = useWords('booking');
  const { status, start, timeZone, items, totalCents, currency, customer, provider } = appointment;
  const isOpen = status === 'open';
  const [now] = useState(() => Date.now());
  const minutes = items.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
  const [first = ''] = customer.name.trim().split(/\s+/);
  const [day = ''] = formatNearDayIn(start, timeZone, now).split(', ');
  const when = words('done.dayTime', { day, time: formatTimeIn(start, timeZone) });
  return (
    <article className={`column gap22 ${styles['done']} ${isOpen ? styles['asked'] : ''}`}>
      <div className={`relative round26 ${styles['hero']}`}>
        <FallbackImage
          {...sourcesOf(provider.picture, '(min-width: 768px) 720px, 100vw')}
          instead={tradePicture(items[0]?.category)}
          alt=""
          width={1200}
          height={430}
        />
        {!isOpen && <Confetti />}
        <span className={`stack circle ${styles['mark']}`}>
          {isOpen ? <ClockIcon size={36} /> : <CheckIcon size={36} />}
        </span>
      </div>
      <p className={styles['kind']} aria-hidden="true">
        {words(isOpen ? 'done.kindAsked' : 'done.kindBooked')}
      </p>
      <p className={styles['headline']}>
        {isOpen
          ? capitalised(when)
          : first === ''
            ? words('done.headBookedUnnamed', { when })
            : words('done.headBooked', { when, name: first })}
      </p>
      <p className={`quiet size17 ${styles['sub']}`}>
        {formatDayIn(start, timeZone, undefined, now)} ·{' '}
        <span lang={languageOfStrand.services}>{servicesOf(appointment)}</span>, {formatDuration(minutes)} ·{' '}
        {formatMoney(totalCents / 100, currency)}
      </p>
      {appointment.series !== null && (
        <p className={`quiet size17 ${styles['sub']}`}>
          <SeriesPart series={appointment.series} />
        </p>
      )}
      <Acts appointment={appointment} link={link} when={formatNearIn(start, timeZone, now)} />
      <Place appointment={appointment} profile={profile} now={now} />
      {appointment.deposit !== null && !isOpen && (
        <BookedDeposit visit={link === null ? { id: appointment.id } : { token: link }} />
      )}
      <Next appointment={appointment} now={now} />
      {/* What asks for a deposit is booked again with its terms. */}
      {appointment.series === null && appointment.againWeeks !== null && appointment.deposit === null && (
        <Again appointment={appointment} link={link} />
      )}
      <Foot appointment={appointment} link={link} />
    </article>
  );
}

const visitPath = (appointment: Appointment, link: string | null): string =>
  link === null ? paths.appointment(appointment.id) : paths.visit(link);

/** What is asked for is in no calendar yet: one writes instead. */
function Acts({ appointment, link, when }: { appointment: Appointment; link: string | null; when: string }) {
  const words = useWords('booking');
  const { status, address, provider } = appointment;
  const at = address === null ? provider.address?.replaceAll('\n', ', ') : undefined;
  const save = (): void => {
    saveVisitFile(link === null ? { id: appointment.id } : { token: link }).catch(() =>
      toast.error(words('done.calendarFailed')),
    );
  };
  const send = async (): Promise<void> => {
    const title = words('done.shareTitle', { services: servicesOf(appointment), name: provider.name, when });
    // The profile, never the visit: whoever has a guest's link may cancel it.
    const url = new URL(paths.provider(provider.id), location.origin).href;
    if ((await share({ title, url })) === 'copied') toast.success(words('done.copied'));
  };
  return (
    <div className={`beside gap8 ${styles['acts']}`}>
      {status === 'open' ? (
        <Button
          variant="plain"
          isPill
          icon={<ChatIcon size={20} />}
          to={`${visitPath(appointment, link)}#${messagesAnchor}`}
        >
          {words('done.write')}
        </Button>
      ) : (
        <Button
          variant="plain"
          isPill
          icon={<CalendarIcon size={20} />}
          aria-label={words('done.calendar')}
          onClick={save}
        >
          {words('done.short')}
        </Button>
      )}
      {at !== undefined && (
        <Button variant="plain" isPill icon={<PinIcon size={20} />} href={wayTo(at)} target="_blank" rel="noreferrer">
          {words('done.way')}
        </Button>
      )}
      <Button variant="plain" isPill icon={<ShareIcon size={20} />} onClick={() => void send()}>
        {words('done.share')}
      </Button>
    </div>
  );
}

/** Who does it and where, beside a small map; at the customer's their own address. */
function Place({ appointment, profile, now }: { appointment: Appointment; profile: ProviderProfile; now: number }) {
  const words = useWords('booking');
  const { status, provider, staff, address, cancelUntil, createdAt } = appointment;
  const place = address === null ? provider.address : `${address.street}, ${address.zip} ${address.city}`;
  const member = profile.staff.findIndex(({ id }) => id === staff.id);
  const isByPhone = status !== 'open' && Date.parse(cancelUntil) <= Math.max(Date.parse(createdAt), now);
  const { position } = profile;
  return (
    <div className={`stack clipped on-surface round20 ${styles['place']}`}>
      <div>
        <div className={`bar gap10 ${styles['who']}`}>
          <Face
            name={staff.name}
            picture={profile.staff[member]?.image?.url ?? provider.portrait?.url}
            {...(profile.staff.length > 1 ? { colour: Math.max(0, member) } : {})}
          />
          <p>
            <strong lang={languageOfStrand.services}>{provider.name}</strong>
            {staff.name !== provider.name && <span>{words('done.withStaff', { name: staff.name })}</span>}
          </p>
        </div>
        <p className={styles['address']}>
          {address !== null && <span>{words('summary.atYours')}</span>}
          {place}
          {address === null && <OnFoot provider={provider} />}
        </p>
        {isByPhone && provider.phone !== null && (
          <p className={styles['address']}>
            <a href={telephoneLink(provider.phone)}>{provider.phone}</a>
          </p>
        )}
      </div>
      {address === null && position !== null && place !== null && (
        <div className={`clipped ${styles['map']}`}>
          <MapPicture
            addressOf={filePaths.mapPicture}
            position={{ lat: position.latitude, lng: position.longitude }}
            isExact
            height={170}
            place={place.replaceAll('\n', ', ')}
            href={wayTo(place.replaceAll('\n', ', '))}
          />
        </div>
      )}
    </div>
  );
}

/** About how long the walk is, from the place that was searched. */
function OnFoot({ provider }: Pick<Appointment, 'provider'>) {
  const words = useWords('booking');
  const walk = useWalk(provider);
  return walk && <span>{words('done.onFoot', { count: walk.minutes, from: walk.from })}</span>;
}

function Next({ appointment, now }: { appointment: Appointment; now: number }) {
  const words = useWords('booking');
  const { status, start, timeZone, answerUntil, createdAt, deposit } = appointment;
  const remindedAt = Date.parse(start) - reminderHours * hourMilliseconds;
  const reminder = new Date(remindedAt).toISOString();
  return (
    <StepLine
      label={words('done.steps')}
      steps={
        status === 'open'
          ? [
              {
                key: 'asked',
                state: 'done',
                title: words('done.step.asked'),
                text: capitalised(formatNearIn(createdAt, timeZone, now)),
              },
              {
                key: 'answer',
                state: 'now',
                title: words('done.step.answer'),
                ...(answerUntil === null
                  ? {}
                  : { text: words('done.step.answerText', { when: formatNearIn(answerUntil, timeZone, now) }) }),
              },
              {
                key: 'confirmed',
                state: 'next',
                title: words('done.step.confirmed'),
                text: words('done.step.confirmedText'),
              },
            ]
          : [
              { key: 'booked', state: 'done', title: words('done.step.booked'), text: words('done.step.bookedText') },
              ...(deposit?.until == null || deposit.receivedAt !== null
                ? []
                : [
                    {
                      key: 'deposit',
                      state: 'now' as const,
                      title: words('done.step.deposit'),
                      text: words('done.step.depositText', { when: formatNearIn(deposit.until, timeZone, now) }),
                    },
                  ]),
              ...(remindedAt > now
                ? [
                    {
                      key: 'reminder',
                      state: 'next' as const,
                      title: words('done.step.reminder'),
                      text: capitalised(formatNearIn(reminder, timeZone, now)),
                    },
                  ]
                : []),
              { key: 'visit', state: 'next', title: words('done.step.visit'), text: words('done.step.visitText') },
            ]
      }
    />
  );
}

/** The same some weeks later: held for a day by one tap. */
function Again({ appointment, link }: Pick<BookingDoneProps, 'appointment' | 'link'>) {
  return (
    <div className={`bar accent on-accent round20 ${styles['again']}`}>
      <AgainHold visit={link === null ? { id: appointment.id } : { token: link }} data={appointment} />
    </div>
  );
}

/** Pictures are a quiet line; the rest is found at the visit. */
function Foot({ appointment, link }: { appointment: Appointment; link: string | null }) {
  const words = useWords('booking');
  const terms = useTermsWords();
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = appointment.status === 'open';
  return (
    <>
      <p className={styles['terms']}>{terms.ofBooked(appointment)}</p>
      <div className={`beside gap4-12 between ruled-above ${styles['foot']}`}>
        <Button
          variant="quiet"
          icon={<ImageIcon size={20} />}
          aria-expanded={isOpened}
          onClick={() => setIsOpened(!isOpened)}
        >
          {words('done.picture')}
        </Button>
        <Button variant="quiet" to={paths.provider(appointment.provider.id)}>
          {words('done.profile')}
        </Button>
        <Button variant="quiet" to={visitPath(appointment, link)}>
          {words(isOpen ? 'done.openAsked' : 'done.open')}
        </Button>
      </div>
      {/* Its words come later: without a boundary the whole step would be hidden meanwhile, and lose the focus. */}
      {isOpened && (
        <Suspense>
          <BookedPictures visit={link === null ? { id: appointment.id } : { token: link }} />
        </Suspense>
      )}
    </>
  );
}

const Confetti = () => (
  <svg className={styles['confetti']} viewBox="0 0 200 200" aria-hidden="true">
    <path className={styles['amber']} d="M55 60 49 54M91 41 89 32M125 18l3-9M171 52l8-5" />
    <path className={styles['warm']} d="M68 20l-4-8M150 44v6" />
    <path className={styles['green']} d="M156 78l8-3M105 24v6" />
    <path className={styles['light']} d="M58 37v6M130 48l4-8" />
  </svg>
);
