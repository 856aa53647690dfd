import { useCallback, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Banner } from '#ui/banner.tsx';
import { Page } from '#ui/page.tsx';
import { supportEmail } from '../../../api/support-email.ts';
import { Cards } from './cards.tsx';
import { company } from './company.ts';
import { valueOf } from './company-networks.ts';
import { ContactForm } from './contact-form.tsx';
import contactMap from './contact-map.svg';
import { Given } from './given.tsx';
import styles from './pages.module.css';

export function ContactScreen() {
  const words = useWords('pages');
  const contact = words('contact', { returnObjects: true });
  const [isSent, setIsSent] = useState(false);
  const hideBanner = useCallback(() => setIsSent(false), []);
  return (
    <Page title={contact.title} lead={contact.lead} width="text">
      {isSent && (
        <div className={styles['sent']}>
          <Banner sentence={contact.form.sent} onDone={hideBanner} />
        </div>
      )}
      <section className={styles['section']} aria-labelledby="contact-form">
        <h2 id="contact-form">{contact.form.title}</h2>
        <ContactForm onSent={() => setIsSent(true)} />
      </section>
      <Reach />
      <section className={styles['section']}>
        <h2>{contact.hoursTitle}</h2>
        <dl className={styles['details']}>
          {contact.hours.map(([days, hours]) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles['section']}>
        <h2>{contact.faqTitle}</h2>
        <Cards cards={contact.faqs} />
      </section>
      <section className={styles['section']}>
        <h2>{contact.socialTitle}</h2>
        <ul className={`row ${styles['links']}`}>
          {company.networks.map(([network, address]) => (
            <li key={network}>
              <a className="inline finger-tall" href={valueOf(address)} target="_blank" rel="noopener noreferrer">
                {network}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}

/** By mail, by telephone and on the way. */
function Reach() {
  const contact = useWords('pages')('contact', { returnObjects: true });
  return (
    <section className={styles['section']}>
      <h2>{contact.reach}</h2>
      <dl className={styles['details']}>
        <dt>{contact.email}</dt>
        <dd>
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </dd>
        <dt>{contact.phone}</dt>
        <dd>
          <Given of={company.phone} as="phone" />
        </dd>
        <dt>{contact.address}</dt>
        <dd>
          <Given of={company.street} />, <Given of={company.city} />
        </dd>
      </dl>
      <img
        className={`full-width ${styles['map']}`}
        src={contactMap}
        alt={contact.map}
        width={320}
        height={400}
        loading="lazy"
      />
    </section>
  );
}
