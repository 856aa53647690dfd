import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readTypedPlace, type TypedPlace } from '../contract/postal-code.ts';
import { isServiceGroup, type ServiceName, serviceNames } from '../contract/service-taxonomy.ts';
import type { When } from '../contract/when.ts';
import { useWords } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import fields from '../ui/field.module.css';
import { SearchIcon } from '../ui/icons.tsx';
import { SearchSummary } from '../ui/search-summary.tsx';
import { ServiceOptions } from './service-options.tsx';
import styles from './service-search.module.css';
import { WhenFields, whenChosen } from './when-fields.tsx';

export type ServiceQuestion = TypedPlace & { service: ServiceName | undefined; when?: When };

interface ServiceSearchProps {
  asked?: ServiceQuestion;
  /** The server's sentence about the requested place. */
  refusal?: string | undefined;
  /** Asks for a day and a part of it as well. It is the first day that can be chosen. */
  earliest?: string;
  onSearch: (question: ServiceQuestion) => void;
}

const nothing: ServiceQuestion = { service: undefined };

/**
 * Postal code or place, and service. They are sent together, so that nothing is searched while somebody types. The fields
 * are plain, because the kit's would double the weight of the page.
 */
export function ServiceSearch({ asked = nothing, refusal, earliest, onSearch }: ServiceSearchProps) {
  const words = useWords('service-names');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const before = asked.zip || asked.place || '';
  const [where, setWhere] = useState(before);
  const [service, setService] = useState<string>(asked.service ?? '');
  const [when, setWhen] = useState<When>(asked.when ?? {});
  const [isRefused, setIsRefused] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const problem = isRefused ? words('search.zipInvalid') : where === before ? refusal : undefined;
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const read = readTypedPlace(where);
    setIsRefused(read === undefined);
    if (read !== undefined) onSearch({ ...read, service: serviceNames.find((known) => known === service), when });
    else field.current?.focus();
  };
  const isSummed = earliest !== undefined && before !== '' && problem === undefined && !isOpen;
  return (
    <search className={`${styles['search']} ${earliest === undefined ? '' : styles['wide']}`}>
      {isSummed && (
        <Summary
          asked={asked}
          formId={`${id}-form`}
          onOpen={() => {
            flushSync(() => setIsOpen(true));
            field.current?.focus();
          }}
        />
      )}
      <form
        id={`${id}-form`}
        className={`${styles['form']} ${earliest === undefined ? '' : styles['withTime']}`}
        noValidate
        onSubmit={search}
      >
        <div className={fields['field']}>
          <label htmlFor={`${id}-zip`}>{words('search.zip')}</label>
          <input
            id={`${id}-zip`}
            ref={field}
            className={fields['input']}
            name="zip"
            type="text"
            autoComplete="postal-code"
            maxLength={80}
            placeholder={words('search.zipExample')}
            value={where}
            aria-invalid={problem !== undefined}
            aria-describedby={problem === undefined ? undefined : `${id}-error`}
            onChange={(event) => {
              setWhere(event.currentTarget.value);
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
        {earliest !== undefined && <WhenFields id={id} value={when} earliest={earliest} onChoose={setWhen} />}
        <Button type="submit" variant="call">
          <SearchIcon size={18} />
          {words('search.submit')}
        </Button>
      </form>
    </search>
  );
}

interface SummaryProps {
  asked: ServiceQuestion;
  formId: string;
  onOpen: () => void;
}

/** On a phone what was searched is one line, so that the results come sooner; it opens the fields. */
function Summary({ asked: { zip, place, service, when = {} }, formId, onOpen }: SummaryProps) {
  const words = useWords('service-names');
  const isAnyTime = Object.keys(when).length === 0;
  const parts = [
    service === undefined
      ? words('search.any')
      : isServiceGroup(service)
        ? words(`groups.${service}`)
        : words(`names.${service}`),
    zip || place,
    ...(isAnyTime ? [] : [whenChosen(words, when)]),
  ];
  return (
    <div className={styles['summary']}>
      <SearchSummary label={words('search.change')} said={parts.join(' · ')} controls={formId} onOpen={onOpen} />
    </div>
  );
}

interface ServiceFieldProps {
  id: string;
  value: string;
  onChoose: (service: string) => void;
}

/** A single service or a whole group of them. */
function ServiceField({ id, value, onChoose }: ServiceFieldProps) {
  const words = useWords('service-names');
  return (
    <div className={fields['field']}>
      <label htmlFor={id}>{words('search.service')}</label>
      <select
        id={id}
        className={fields['input']}
        name="service"
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <ServiceOptions />
      </select>
    </div>
  );
}
