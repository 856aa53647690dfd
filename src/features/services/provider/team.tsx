import { useWords } from '#i18n/i18n.ts';
import { Face } from '#ui/face.tsx';
import type { ProviderProfile } from '../../../contract/services/provider.ts';
import { languageOfStrand } from '../../../paths.ts';
import { teamAnchor } from './profile-anchors.ts';
import styles from './provider.module.css';

/** Who works there. A business of one person has no team. */
export function Team({ provider: { staff, cards } }: { provider: ProviderProfile }) {
  const words = useWords('profile');
  if (staff.length < 2) return null;
  return (
    <section id={teamAnchor} tabIndex={-1} className={`column gap12 from-top ${styles['part']}`}>
      <h2>{words('team')}</h2>
      <ul className={`stack gap16 ${styles['team']}`}>
        {staff.map((member, place) => (
          <li key={member.id}>
            <Face
              name={member.name}
              colour={place}
              picture={member.image?.sizes[0]?.url ?? member.image?.url}
              size={56}
            />
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
