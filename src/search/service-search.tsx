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
  /** What was typed instead of a service: the usual name of a trade, or a business. */
  typed?: string;
};

interface ServiceSearchProps extends Pick<PillSearchProps, 'label' | 'submit' | 'isSmall' | 'asks'> {
  /** `What do you need?`, `Where?`: what the fields are called. */
  labels: { what: string; where: string };
  asked?: ServiceQuestion;
  /** What is typed is taken as well as what is chosen: a trade by its usual name, or a business. */
  takesNames?: boolean;
  /** The server's sentence about the requested place. */
  refusal?: string | undefined;
  /** The present day there. */
  today: string;
  onSearch: (question: ServiceQuestion, leaving: { replace: boolean }) => void;
}

const nothing: ServiceQuestion = { service: undefined };

/** On phones each is a step of its own. */
const TradeOptions = lazyPart(async () => (await import('./what-typed.tsx')).TradeOptions);
const WhatTyped = lazyPart(async () => (await import('./what-typed.tsx')).WhatTyped);
const WhatStep = lazyPart(async () => (await import('./what-step.tsx')).WhatStep);
const WhereStep = lazyPart(async () => (await import('./where-step.tsx')).WhereStep);
const WhenStep = lazyPart(async () => (await import('./when-choice.tsx')).WhenChoice);

/** What, where, when: one question, sent as a whole. It keeps what is chosen until it is asked about something else. */
export function ServiceSearch(props: ServiceSearchProps) {
  const {
    label,
    submit,
    labels,
    isSmall = false,
    takesNames = false,
    asked = nothing,
    refusal,
    today,
    onSearch,
    asks,
  } = props;
  const words = useWords('service-names');
  const before = asked.zip || asked.place || '';
  const [where, setWhere] = useState<Where>({ typed: before });
  const [service, setService] = useState(asked.service);
  const [typed, setTyped] = useState('');
  const what = typed.trim();
  const [when, setWhen] = useState<When>(asked.when ?? {});
  const setWhat = (text: string): void => {
    const named = serviceNames.find((name) => nameOf(words, name) === text);
    setService(named);
    setTyped(named === undefined ? text : '');
  };
  const search = (leaving: { replace: boolean }) => {
    if (what !== '' && where.typed.trim() === '') {
      onSearch({ zip: '', service, when, typed: what }, leaving);
      return undefined;
    }
    const read = readTypedPlace(where.typed);
    if (read === undefined) return { name: 'where', sentence: words('search.zipInvalid') };
    onSearch(
      { ...read, service, when, ...(what === '' ? {} : { typed: what }), country: read.country ?? where.country },
      leaving,
    );
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
          placeholder: words(takesNames ? 'search.whatExample' : 'search.any'),
          chosen: (service && nameOf(words, service)) ?? (what || undefined),
          field: (id) =>
            takesNames ? (
              <WhatField
                id={id}
                typed={typed || (service === undefined ? '' : nameOf(words, service))}
                onType={setWhat}
              />
            ) : (
              <select
                id={id}
                className={pillInput}
                name="service"
                value={service ?? ''}
                onChange={({ currentTarget }) =>
                  setService(serviceNames.find((known) => known === currentTarget.value))
                }
              >
                <ServiceOptions />
              </select>
            ),
          isGroup: true,
          step: (_id, _fault, { goOn }) => (
            <>
              {takesNames && <WhatTyped typed={typed} onType={setWhat} />}
              <WhatStep
                value={service}
                onChoose={(chosen) => {
                  setTyped('');
                  setService(chosen);
                  goOn();
                }}
              />
            </>
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

interface WhatFieldProps {
  id: string;
  typed: string;
  onType: (typed: string) => void;
}

/** A text with suggestions, which come with the focus. */
function WhatField({ id, typed, onType }: WhatFieldProps) {
  const words = useWords('service-names');
  const [isEntered, setIsEntered] = useState(false);
  return (
    <>
      <input
        id={id}
        className={pillInput}
        name="what"
        type="text"
        autoComplete="off"
        list={isEntered ? `${id}-list` : undefined}
        maxLength={limits.placeMaximum}
        placeholder={words('search.whatExample')}
        value={typed}
        onFocus={() => setIsEntered(true)}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      {isEntered && (
        <Suspense>
          <TradeOptions id={`${id}-list`} />
        </Suspense>
      )}
    </>
  );
}

interface Where {
  typed: string;
  country?: Country;
}

const nameOf = (words: ReturnType<typeof useWords<'service-names'>>, service: ServiceName): string =>
  isServiceGroup(service) ? words(`groups.${service}`) : words(`names.${service}`);
