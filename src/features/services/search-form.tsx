import { type FormEvent, useId, useRef, useState } from 'react';
import { isPostalCode } from '../../contract/postal-code.ts';
import { serviceGroupNames, serviceGroups, serviceNames } from '../../contract/service-taxonomy.ts';
import { useWords } from '../../i18n/i18n.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import styles from './services.module.css';
import type { ServicesState } from './services-state.ts';
import type { ChangeServicesState } from './use-services-state.ts';

interface SearchFormProps {
  state: ServicesState;
  change: ChangeServicesState;
  /** What the server says about the postal code. */
  refusal: string | undefined;
}

/** Postal code and service. They are asked together, so that nothing is searched while somebody types. */
export function SearchForm({ state, change, refusal }: SearchFormProps) {
  const words = useWords('services');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [zip, setZip] = useState(state.zip);
  const [service, setService] = useState<string>(state.service ?? '');
  const [isRefused, setIsRefused] = useState(false);
  const problem = isRefused ? words('search.zipInvalid') : zip === state.zip ? refusal : undefined;
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsRefused(!isPostalCode(zip));
    if (isPostalCode(zip)) {
      const country = zip.trim() === state.zip ? state.country : undefined;
      change({ zip: zip.trim(), country, service: serviceNames.find((known) => known === service) });
    } else field.current?.focus();
  };
  return (
    <search>
      <form className={styles['form']} noValidate onSubmit={search}>
        <div className={styles['field']}>
          <label htmlFor={`${id}-zip`}>{words('search.zip')}</label>
          <input
            id={`${id}-zip`}
            ref={field}
            name="zip"
            type="text"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
            placeholder={words('search.zipExample')}
            value={zip}
            aria-invalid={problem !== undefined}
            aria-describedby={problem === undefined ? undefined : `${id}-error`}
            onChange={(event) => {
              setZip(event.currentTarget.value);
              setIsRefused(false);
            }}
          />
          {problem !== undefined && (
            <p id={`${id}-error`} role="alert" className={styles['refusal']}>
              {problem}
            </p>
          )}
        </div>
        <ServiceField id={`${id}-service`} value={service} onChoose={setService} />
        <button type="submit" className={styles['primary']}>
          <SearchIcon size={18} />
          {words('search.submit')}
        </button>
      </form>
    </search>
  );
}

interface ServiceFieldProps {
  id: string;
  value: string;
  onChoose: (service: string) => void;
}

/** A single service or a whole group of them. */
function ServiceField({ id, value, onChoose }: ServiceFieldProps) {
  const words = useWords('services');
  const names = useWords('service-names');
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{words('search.service')}</label>
      <select id={id} name="service" value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{words('search.any')}</option>
        {serviceGroupNames.map((group) => (
          <optgroup key={group} label={names(`groups.${group}`)}>
            <option value={group}>{words('search.allOf', { group: names(`groups.${group}`) })}</option>
            {serviceGroups[group].map((name) => (
              <option key={name} value={name}>
                {names(`names.${name}`)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
