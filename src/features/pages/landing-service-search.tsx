import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPostalCode } from '../../contract/postal-code.ts';
import { serviceGroupNames, serviceGroups } from '../../contract/service-taxonomy.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import styles from './landing.module.css';

/** Postal code and service. Plain fields: the kit's would double what the landing page loads. */
export function ServiceSearch() {
  const words = useWords('landing');
  const names = useWords('service-names');
  const navigate = useNavigate();
  const id = useId();
  const [zip, setZip] = useState('');
  const [service, setService] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsRefused(!isPostalCode(zip));
    if (isPostalCode(zip)) void navigate(paths.services({ zip: zip.trim(), ...(service === '' ? {} : { service }) }));
    else document.getElementById(`${id}-zip`)?.focus();
  };
  return (
    <search>
      <form className={styles['services']} noValidate onSubmit={search}>
        <div className={styles['field']}>
          <label htmlFor={`${id}-zip`}>{words('services.zip')}</label>
          <input
            id={`${id}-zip`}
            name="zip"
            type="text"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
            placeholder={words('services.zipExample')}
            value={zip}
            aria-invalid={isRefused}
            aria-describedby={isRefused ? `${id}-error` : undefined}
            onChange={(event) => {
              setZip(event.currentTarget.value);
              setIsRefused(false);
            }}
          />
          {isRefused && (
            <p id={`${id}-error`} role="alert" className={styles['refusal']}>
              {words('services.zipInvalid')}
            </p>
          )}
        </div>
        <div className={styles['field']}>
          <label htmlFor={`${id}-service`}>{words('services.service')}</label>
          <select
            id={`${id}-service`}
            name="service"
            value={service}
            onChange={(event) => setService(event.currentTarget.value)}
          >
            <option value="">{words('services.any')}</option>
            {serviceGroupNames.map((group) => (
              <optgroup key={group} label={names(`groups.${group}`)}>
                {serviceGroups[group].map((name) => (
                  <option key={name} value={name}>
                    {names(`names.${name}`)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
        <button type="submit" className={styles['primary']}>
          <SearchIcon size={18} />
          {words('services.submit')}
        </button>
      </form>
    </search>
  );
}
