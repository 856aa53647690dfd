import { formatAgo } from '#i18n/format-ago.ts';
import { capitalised, formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Link } from '#ui/link.tsx';
import { usePresent } from '#ui/present.ts';
import { TimeChip } from '#ui/time-chips.tsx';
import { useAnswer } from '../../../api/query.ts';
import { type Appointment, listAppointments } from '../../../contract/booking/appointment.ts';
import { listSlots } from '../../../contract/services/provider.ts';
import { paths } from '../../../paths.ts';
import { type Again, againOf } from './again.ts';
import { ProviderLine } from './provider-line.tsx';
import { servicesOf } from './visit-words.ts';
import styles from './visits.module.css';

const question = {
  query: { as: 'customer', status: 'completed,completed_paid', order: 'descending', limit: 30 },
} as const;

/** Where one was before, each with its next free time: of the same services, by the person who usually does them. */
export function BookAgain() {
  const words = useWords('visit');
  // Without it the list is whole as well.
  const { data } = useAnswer(listAppointments, question);
  const again = againOf(data?.items ?? []);
  if (again.length === 0) return null;
  return (
    <section>
      <h2 className={styles['partTitle']}>{words('onceAgain.title')}</h2>
      <ul className={`stack gap10 ${styles['again']}`}>
        {again.map((one) => (
          <li key={one.visit.provider.id}>
            <AgainCard again={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AgainCard({ again: { visit, cards, person } }: { again: Again }) {
  const words = useWords('visit');
  const now = usePresent();
  const { provider, items, end } = visit;
  const isUnrated = visit.can.includes('review');
  return (
    <ProviderLine id={provider.id} name={provider.name} picture={provider.picture} trade={items[0]?.category}>
      <p className="quiet">
        {servicesOf(visit)} · {formatAgo(end, now)}
      </p>
      {isUnrated && (
        <p className={styles['unrated']}>
          <Link to={paths.review({ id: visit.id })}>{words('onceAgain.unrated')}</Link>
        </p>
      )}
      <NextFree visit={visit} cards={cards} person={person} />
    </ProviderLine>
  );
}

/** Who does not work there any more, or not on this, gives way to whoever is free. */
function NextFree({ visit, cards, person }: { visit: Appointment; cards: readonly string[]; person: Again['person'] }) {
  const words = useWords('visit');
  const now = usePresent();
  const { provider, timeZone } = visit;
  const ask = { cards: cards.join(','), days: 1 };
  const params = { id: provider.id };
  const usual = useAnswer(
    listSlots,
    { params, query: { ...ask, staff: person?.id } },
    { isEnabled: person !== undefined },
  );
  const isUsualFree = usual.data?.next != null;
  const anybody = useAnswer(
    listSlots,
    { params, query: ask },
    { isEnabled: person === undefined || usual.error !== null || (usual.data !== undefined && !isUsualFree) },
  );
  const start = isUsualFree ? usual.data?.next : anybody.data?.next;
  if (start == null) return anybody.data === undefined ? null : <p className="quiet">{words('onceAgain.none')}</p>;
  const staff = isUsualFree ? person : undefined;
  const moment = formatSoonIn(start, timeZone, now);
  return (
    <p className="line gap4-10">
      <TimeChip
        to={paths.book(provider.id, { cards: ask.cards, staff: staff?.id, start })}
        label={words('bookThen', { services: servicesOf(visit), moment })}
      >
        {capitalised(moment)}
      </TimeChip>
      {staff !== undefined && staff.name !== provider.name && (
        <span className="quiet">{words('onceAgain.with', { name: staff.name })}</span>
      )}
    </p>
  );
}
