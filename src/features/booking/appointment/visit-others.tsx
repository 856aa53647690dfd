import { capitalised, formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { usePresent } from '#ui/present.ts';
import { TimeChip } from '#ui/time-chips.tsx';
import { useAnswer } from '../../../api/query.ts';
import type { AppointmentDetail } from '../../../contract/booking/appointment-detail.ts';
import { countryOfZone } from '../../../contract/country.ts';
import { getProvider, listProviders, type ProviderCard } from '../../../contract/services/provider.ts';
import { paths } from '../../../paths.ts';
import { ProviderLine } from './provider-line.tsx';
import { servicesOf } from './visit-words.ts';
import styles from './visits.module.css';

const named = 3;
/** As many are asked for: some have no free time, or do not come to the customer. */
const asked = 12;

/** A request that came to nothing: three others nearby who offer the same, each with the next free time. */
export function OtherProviders({ data }: { data: AppointmentDetail }) {
  const words = useWords('visit');
  const { provider, items, place, address } = data;
  const [first] = items;
  // At the customer's the place is theirs, else where they wanted to go.
  const isAtShop = address === null;
  const profile = useAnswer(getProvider, { params: { id: provider.id } }, { isEnabled: isAtShop });
  const zip = isAtShop ? profile.data?.zip : address.zip;
  const country = countryOfZone(data.timeZone);
  const query = { zip: zip ?? '', country, service: first?.category, sort: 'distance', limit: asked } as const;
  const { data: found } = useAnswer(listProviders, { query }, { isEnabled: zip != null && first !== undefined });
  const others = (found?.items ?? [])
    .filter((one) => one.id !== provider.id && one.nextSlot !== null && (place === 'shop' || one.isHomeService))
    .slice(0, named);
  if (others.length === 0) return null;
  return (
    <section>
      <h2 className={styles['partTitle']}>{words('others')}</h2>
      <ul className={`stack gap10 ${styles['again']}`}>
        {others.map((one) => (
          <li key={one.id}>
            <Other one={one} services={servicesOf(data)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Other({ one, services }: { one: ProviderCard; services: string }) {
  const words = useWords('visit');
  const now = usePresent();
  const { id, name, image, city, nextSlot, nextCard, timeZone } = one;
  const moment = nextSlot === null ? '' : formatSoonIn(nextSlot, timeZone, now);
  return (
    <ProviderLine id={id} name={name} picture={image} trade={one.services[0]}>
      <p className="quiet">{city}</p>
      <p className="line gap4-10">
        <TimeChip
          to={paths.book(id, {
            ...(nextCard === null ? {} : { cards: nextCard }),
            ...(nextSlot === null ? {} : { start: nextSlot }),
          })}
          label={words('bookThenAt', { name, services, moment })}
        >
          {capitalised(moment)}
        </TimeChip>
      </p>
    </ProviderLine>
  );
}
