import type { ReactNode } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Link } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { supportEmail } from '../../../api/support-email.ts';
import { paths } from '../../../paths.ts';
import { company } from './company.ts';
import { isPlaceholder, valueOf } from './company-networks.ts';
import { Given, PlaceholderMark } from './given.tsx';
import styles from './pages.module.css';
import { Prose } from './prose-parts.tsx';

function Part({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles['section']}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

const useImpressum = () => useWords('legal')('impressum', { returnObjects: true });

/** /impressum: who is behind the site, of src/features/site/pages/company.ts alone. */
export function ImpressumScreen() {
  const said = useImpressum();
  return (
    <Page title={said.title} lead={said.lead} width="text">
      <Provider />
      <Part title={said.contact}>
        <dl className={styles['details']}>
          <Entry name={said.email}>
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </Entry>
          <Entry name={said.phone}>
            <Given of={company.phone} as="phone" />
          </Entry>
        </dl>
        <p>
          <Link to={paths.contact()}>{said.form}</Link>
        </p>
      </Part>
      <Part id="kontaktstellen" title={said.points}>
        <h3>{said.authorities}</h3>
        <p>{said.authoritiesText}</p>
        <p>
          <Given of={company.authoritiesEmail} as="mail" />
        </p>
        <h3>{said.users}</h3>
        <p>{said.usersText}</p>
        <p>
          <Given of={company.usersEmail} as="mail" />
        </p>
      </Part>
      <Disputes />
      <Part title={said.data}>
        <Prose lines={said.dataText} />
      </Part>
    </Page>
  );
}

/** Whose site it is, and who answers for it. */
function Provider() {
  const said = useImpressum();
  const [first] = company.representatives;
  return (
    <Part title={said.provider}>
      <address className={`stack gap4 ${styles['postal']}`}>
        <Given of={company.name} />
        <Given of={company.street} />
        <Given of={company.city} />
        {said.country[valueOf(company.country)]}
      </address>
      <dl className={styles['details']}>
        <Entry name={said.represented}>
          {company.representatives
            .filter(({ part }) => part === 'management')
            .map(({ name, part }) => (
              <Given key={part} of={name} />
            ))}
        </Entry>
        <Entry name={said.responsible}>
          <Given of={first.name} />
        </Entry>
        <Entry name={said.register}>
          <Given of={company.register} />
        </Entry>
        <Entry name={said.vatId}>
          <Given of={company.vatId} />
        </Entry>
      </dl>
    </Part>
  );
}

function Disputes() {
  const said = useImpressum();
  return (
    <Part id="streit" title={said.disputes}>
      <p>
        {said.arbitration[valueOf(company.takesPartInArbitration) ? 'yes' : 'no']}{' '}
        {isPlaceholder(company.takesPartInArbitration) && <PlaceholderMark />}
      </p>
      <h3>{said.mediators}</h3>
      <p>
        <Given of={company.mediators} />
      </p>
      <h3>{said.privacy}</h3>
      <p>
        <Given of={company.privacyAuthority} />
      </p>
    </Part>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
