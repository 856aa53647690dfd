import { formatMoney, formatWeekdayAndDay } from '#i18n/format.ts';
import { formatClock } from '#i18n/format-days.ts';
import { formatLongDay } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { HomeAddress } from '#ui/home-address.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { telephoneLink } from '#ui/telephone-link.ts';
import type { Calendar, CalendarVisit } from '../../../contract/booking/calendar.ts';
import { routeTo } from '../../../contract/route-link.ts';
import { lookOf } from '../appointment/visit-look.ts';
import { useBlockTitle } from './block-title.ts';
import styles from './calendar.module.css';
import { daysOfBlock } from './grid-view.ts';
import { useVisitBadges } from './visit-badges.ts';

interface Props {
  calendar: Calendar;
  /** Of the staff; undefined: of everybody. */
  only: string | undefined;
  onOpen: (key: string) => void;
  onPick: (day: string) => void;
}

/** The days one below the other, in order: on the phone, and on paper with numbers and addresses. */
export function Agenda({ calendar, only, onOpen, onPick }: Props) {
  const words = useWords('calendar');
  const titleOf = useBlockTitle();
  const { days, today, visits, blocks, staff } = calendar;
  const isShown = (staffId: string): boolean => only === undefined || staffId === only;
  const nameOf = (id: string) => (staff.length > 1 ? staff.find((member) => member.id === id)?.name : undefined);
  return (
    <div className={`stack gap20 ${styles['agenda']}`}>
      {days.map(({ day, hours }) => {
        const lines = [
          ...visits
            .filter((visit) => visit.day === day && isShown(visit.staffId))
            .map((visit) => ({ key: `visit ${visit.id}`, fromMinute: visit.fromMinute, visit, block: undefined })),
          ...blocks
            .filter(({ staffId }) => isShown(staffId))
            .flatMap((block) =>
              daysOfBlock(block, [day]).map((part) => ({
                key: `block ${block.id} ${day}`,
                fromMinute: part.fromMinute,
                visit: undefined,
                block: { ...part, title: titleOf(block), staffId: block.staffId },
              })),
            ),
        ].sort((one, other) => one.fromMinute - other.fromMinute);
        return (
          <section key={day} aria-label={formatLongDay(day)}>
            <div className={`bar gap4-16 between ${styles['dayHead']}`}>
              <h2>
                {formatLongDay(day)} {day === today && <Badge kind="brand">{words('today')}</Badge>}
              </h2>
              <Button
                variant="quiet"
                isIcon
                icon={<PlusIcon />}
                aria-label={`${words('enter')}: ${formatLongDay(day)}`}
                onClick={() => onPick(day)}
              />
            </div>
            {lines.length === 0 && (
              <p className="quiet">{words(hours.some(({ staffId }) => isShown(staffId)) ? 'nothing' : 'closed')}</p>
            )}
            <ul>
              {lines.map(({ key, visit, block }) => (
                <li key={key} className={`beside ruled-above ${styles['line']}`}>
                  {visit !== undefined && (
                    <VisitLine visit={visit} staff={nameOf(visit.staffId)} onOpen={() => onOpen(key)} />
                  )}
                  {block !== undefined && (
                    <>
                      <span className={`strong digits ${styles['when']}`}>
                        {formatClock(block.fromMinute)}–{formatClock(block.untilMinute)}
                      </span>
                      <span className={`stack breaks from-start ${styles['what']}`}>
                        <Button variant="link" onClick={() => onOpen(key)}>
                          {block.title}
                        </Button>
                        <span className="quiet">{nameOf(block.staffId)}</span>
                      </span>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

interface LineProps {
  visit: CalendarVisit;
  staff: string | undefined;
  onOpen: () => void;
}

function VisitLine({ visit, staff, onOpen }: LineProps) {
  const words = useWords('calendar');
  const badgesOf = useVisitBadges();
  const { fromMinute, untilMinute, customer, phone, address, services, totalCents, currency, status, note, proposal } =
    visit;
  const facts = [services.join(' + '), formatMoney(totalCents / 100, currency), staff].filter(
    (fact) => fact !== undefined,
  );
  return (
    <>
      <span className={`strong digits ${styles['when']}`}>
        {formatClock(fromMinute)}–{formatClock(untilMinute % 1440)}
      </span>
      <span className={`stack breaks from-start ${styles['what']}`}>
        <Button variant="link" onClick={onOpen}>
          {customer === '' ? words('walkIn') : customer}
        </Button>
        <span>{facts.join(' · ')}</span>
        {address !== null && <HomeAddress address={address} distance={visit.distance} route={routeTo(address)} />}
        {status === 'confirmed' && proposal !== null && (
          <span>
            {proposal.isChange
              ? words('changeProposedShort')
              : words('proposedAt', {
                  time: `${formatWeekdayAndDay(proposal.day)}, ${formatClock(proposal.fromMinute)}`,
                })}
          </span>
        )}
        {visit.visitor !== '' && <span className="quiet">{words('visitorOf', { name: visit.visitor })}</span>}
        {note !== '' && <span className="quiet">{words('noteOf', { note })}</span>}
      </span>
      <span className={`stack gap4 from-top ${styles['reach']}`}>
        {lookOf({ status, reason: null }) === 'done' && <Badge>{words(`status.${status}`)}</Badge>}
        {badgesOf(visit).map(({ kind, text }) => (
          <Badge key={text} kind={kind}>
            {text}
          </Badge>
        ))}
        {phone !== null && <a href={telephoneLink(phone)}>{phone}</a>}
      </span>
    </>
  );
}
