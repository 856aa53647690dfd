import { useWords } from '#i18n/i18n.ts';
import { Chip } from '#ui/chip.tsx';
import { type ServiceName, serviceGroupNames, serviceGroups } from '../contract/services/service-taxonomy.ts';
import styles from './service-search.module.css';

interface WhatStepProps {
  value: ServiceName | undefined;
  onChoose: (service: ServiceName | undefined) => void;
}

/** Every service at once: any, a whole group, or a single one. A press chooses, and opens the next step. */
export function WhatStep({ value, onChoose }: WhatStepProps) {
  const words = useWords('service-names');
  const chip = (service: ServiceName | undefined, said: string) => (
    <Chip key={said} isChosen={value === service} onPress={() => onChoose(service)}>
      {said}
    </Chip>
  );
  return (
    <>
      <div className="row gap8">{chip(undefined, words('search.any'))}</div>
      {serviceGroupNames.map((group) => (
        <section key={group} className={styles['group']}>
          <h3>{words(`groups.${group}`)}</h3>
          <div className="row gap8">
            {chip(group, words(`search.allOf.${group}`))}
            {serviceGroups[group].map((name) => chip(name, words(`names.${name}`)))}
          </div>
        </section>
      ))}
    </>
  );
}
