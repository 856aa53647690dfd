import type { ProviderProfile } from '../../contract/provider.ts';
import { useWords } from '../../i18n/i18n.ts';
import { languageOfStrand } from '../../paths.ts';
import { sourcesOf } from '../../ui/picture-sources.ts';
import styles from './provider.module.css';

/** Who works there. A business of one person has no team. */
export function Team({ provider: { staff, cards } }: { provider: ProviderProfile }) {
  const words = useWords('provider');
  if (staff.length < 2) return null;
  return (
    <section>
      <h2 className={styles['partTitle']}>{words('team.title')}</h2>
      <ul className={styles['team']}>
        {staff.map((member) => (
          <li key={member.id}>
            {member.image === null ? (
              <span className={styles['portrait']} aria-hidden="true">
                {member.name.slice(0, 1)}
              </span>
            ) : (
              <img
                className={styles['portrait']}
                {...sourcesOf(member.image, '64px')}
                alt=""
                width={64}
                height={64}
                loading="lazy"
              />
            )}
            <p lang={languageOfStrand.services}>
              <strong>{member.name}</strong>
              {member.cards !== null && (
                <small>
                  {cards
                    .filter(({ id }) => member.cards?.includes(id))
                    .map(({ name }) => name)
                    .join(', ')}
                </small>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
