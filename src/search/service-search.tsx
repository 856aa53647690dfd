import { Suspense, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { lazyPart } from '#ui/load-patiently.ts';
import { PillOpener } from '#ui/pill-opener.tsx';
import { PillSearch, type PillSearchProps, pillInput } from '#ui/pill-search.tsx';
import type { Country } from '../contract/country.ts';
import { limits } from '../contract/limits.ts';
import { readTypedPlace, type TypedPlace } from '../contract/postal-code.ts';
import { isServiceGroup, type ServiceName, serviceNames } from '../contract/services/service-taxonomy.ts';
import type { When } from '../contract/when.ts';
import { ServiceOptions } from './service-options.tsx';
import { whenChosen } from './when-chosen.ts';

export type ServiceQuestion = TypedPlace & {
  service: ServiceName | undefined;
  when?: When;
};

interface ServiceSearchProps extends Pick<PillSearchProps, 'label' | 'submit' | 'isSmall' | 'asks'> {
  /** `What do you need?`, `Where?`: what the fields are called. */
  labels: { what: string; where: string };
  asked?: ServiceQuestion;
  /** The server's sentence about the requested place. */
  refusal?: string | undefined;
  /** The present day there. */
  today: string;
  onSearch: (question: ServiceQuestion, leaving: { replace: boolean }) => void;
}

const nothing: ServiceQuestion = { service: undefined };

/** On phones each is a step of its own. */
const WhatStep = lazyPart(async () => (await import('./what-step.tsx')).WhatStep);
const WhereStep = lazyPart(async () => (await import('./where-step.tsx')).WhereStep);
const WhenStep = lazyPart(async () => (await import('./when-choice.tsx')).WhenChoice);

/** What, where, when: one question, sent as a whole. It keeps what is chosen until it is asked about something else. */
export function ServiceSearch(props: ServiceSearchProps) {
  const { label, submit, labels, isSmall = false, asked = nothing, refusal, today, onSearch, asks } = props;
  const words = useWords('service-names');
  const before = asked.zip || asked.place || '';
  const [where, setWhere] = useState<Where>({ typed: before });
  const [service, setService] = useState(asked.service);
  const [when, setWhen] = useState<When>(asked.when ?? {});
  const search = (leaving: { replace: boolean }) => {
    const read = readTypedPlace(where.typed);
    if (read === undefined) return { name: 'where', sentence: words('search.zipInvalid') };
    onSearch({ ...read, service, when, country: read.country ?? where.country }, leaving);
    return undefined;
  };
  const whereField = (id: string, fault: object) => (
    <input
      id={id}
      className={pillInput}
      name="zip"
      type="text"
      autoComplete="postal-code"
      maxLength={limits.placeMaximum}
      placeholder={words(isSmall ? 'search.zip' : 'search.zipExample')}
      value={where.typed}
      {...fault}
      onChange={({ currentTarget }) => setWhere({ typed: currentTarget.value })}
    />
  );
  const chosenWhen = whenChosen(words, when, today);
  return (
    <PillSearch
      label={label}
      submit={submit}
      isSmall={isSmall}
      refused={refusal === undefined || where.typed !== before ? undefined : { name: 'where', sentence: refusal }}
      onSubmit={search}
      asks={asks}
      segments={[
        {
          name: 'what',
          label: labels.what,
          placeholder: words('search.any'),
          chosen: service && nameOf(words, service),
          field: (id) => (
            <select
              id={id}
              className={pillInput}
              name="service"
              value={service ?? ''}
              onChange={({ currentTarget }) => setService(serviceNames.find((known) => known === currentTarget.value))}
            >
              <ServiceOptions />
            </select>
          ),
          isGroup: true,
          step: (_id, _fault, { goOn }) => (
            <WhatStep
              value={service}
              onChoose={(chosen) => {
                setService(chosen);
                goOn();
              }}
            />
          ),
        },
        {
          name: 'where',
          label: labels.where,
          placeholder: words(labels.where === words('search.zip') ? 'search.zipExample' : 'search.zip'),
          chosen: where.typed.trim() || undefined,
          field: whereField,
          step: (id, fault, tools) => (
            <>
              {whereField(id, fault)}
              <Suspense>
                <WhereStep
                  onFound={({ code, country }) => {
                    setWhere({ typed: code, country });
                    tools.goOn();
                  }}
                  onAgain={(again) => {
                    tools.close();
                    onSearch(again, { replace: true });
                  }}
                />
              </Suspense>
            </>
          ),
        },
        {
          name: 'when',
          label: words('search.when'),
          placeholder: words('search.anyPart'),
          chosen: chosenWhen,
          field: (id) => (
            <PillOpener id={id} said={chosenWhen ?? words('search.anyPart')}>
              <WhenStep id={`${id}-choice`} value={when} today={today} onChoose={setWhen} />
            </PillOpener>
          ),
          isGroup: true,
          step: (id) => <WhenStep id={id} value={when} today={today} onChoose={setWhen} />,
        },
      ]}
    />
  );
}

interface Where {
  typed: string;
  country?: Country;
}

const nameOf = (words: ReturnType<typeof useWords<'service-names'>>, service: ServiceName): string =>
  isServiceGroup(service) ? words(`groups.${service}`) : words(`names.${service}`);
