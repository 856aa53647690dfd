import type { ReactNode } from 'react';
import { useWords } from '#i18n/i18n.ts';
import type { PublicBusiness } from '../../../contract/services/business-details.ts';
import { type CraftTrade, craftTrades } from '../../../contract/services/craft-trade.ts';
import { languageOfStrand } from '../../../paths.ts';
import styles from './provider.module.css';

/** "Angaben zum Betrieb": with whom a customer makes a contract. */
export function BusinessDetails({ business }: { business: PublicBusiness }) {
  const words = useWords('profile');
  const countries = useWords('provider');
  const { country } = business;
  const place = [business.zip, business.city].filter(Boolean).join(' ');
  const facts: [term: string, fact: ReactNode][] = [
    [words('terms.name'), business.name],
    ...fact(words('terms.legalForm'), business.legalForm && words(`terms.legalForms.${business.legalForm}`)),
    ...fact(words('terms.representative'), business.representative),
    ...fact(
      words('terms.address'),
      business.street && `${business.street}, ${place}, ${countries(`countries.${country}`)}`,
    ),
    ...fact(words('business.phone'), business.phone),
    ...fact(words('business.email'), business.email),
    ...fact(
      words('terms.register'),
      [business.registerCourt, business.registerNumber].filter(Boolean).join(', ') || null,
    ),
    ...fact(words('business.supervisor'), business.supervisor),
    ...fact(words('business.payments'), business.payments.map((means) => words(`business.means.${means}`)).join(', ')),
    ...fact(
      words('terms.vat'),
      business.vatStatus === 'small'
        ? words(`business.vatSmall.${country}`)
        : business.vatStatus === 'tax_number'
          ? words('business.vatCharged')
          : business.vatId,
    ),
    ...fact(
      words('terms.insurance'),
      business.insurer && [business.insurer, business.insuranceArea].filter(Boolean).join(' · '),
    ),
    ...business.crafts.map(({ trade, qualification, proof }): [string, ReactNode] => [
      craftTrades[trade as CraftTrade],
      `${words(`terms.qualifications.${qualification}`)} (${proof})`,
    ]),
  ];
  return (
    <section className={`column gap12 from-top ${styles['part']}`}>
      <h2>{words('business.title')}</h2>
      <p className="quiet size15">{words(business.isTrader ? 'business.trader' : 'business.private')}</p>
      <dl className={`stack gap8 ${styles['business']}`} lang={languageOfStrand.services}>
        {facts.map(([term, said]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A line only where something is said. */
const fact = (term: string, said: string | null): [string, ReactNode][] =>
  said === null || said === '' ? [] : [[term, said]];
