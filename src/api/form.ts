import { useForm as useLibraryForm } from '@mantine/form';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { AnswerOf, AskOf, Endpoint } from '../contract/endpoint.ts';
import { fieldSentences } from '../contract/issues.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { currentLanguage } from './language.ts';
import { refreshIfKept } from './refresh.ts';

/** Where what is typed outlives a reload: `draftAt` in src/ui/kept-draft.ts. */
interface Draft {
  read: () => Record<string, unknown> | undefined;
  write: (entries: Record<string, unknown> | undefined) => void;
}

type LooseAsk<E extends Endpoint> = Omit<AskOf<E>, 'body'> & { body?: unknown };

export interface FormOptions<E extends Endpoint, Values extends object, Answer> {
  /** What the fields begin with. It may be what the schema would refuse, such as empty texts. */
  values: Values;
  /** What is sent; `{ body: values }` unless said. The schema checks its body before that. Fields have the body's names. */
  askOf?: (values: Values) => LooseAsk<E>;
  /** The endpoint's body unless said. */
  schema?: z.core.$ZodType;
  /** Further sentences by field, of what the schema cannot know. Those under '' concern the form as a whole. */
  check?: (values: Values) => Record<string, string>;
  /** Sends it in another way than `call`, for example as signing in. Rejects with an ApiError. */
  send?: (ask: AskOf<E>, values: Values) => Promise<Answer>;
  /** The endpoints whose answers become stale by it. */
  refreshes?: readonly Endpoint[];
  /** Called if the form is still there. */
  onSent?: (answer: Answer, values: Values) => void;
  /** Whether it is sent, asked when all fields are right. The screen says why not. */
  mayBeSent?: (values: Values) => boolean;
  /** Called after a refusal, which is undefined where the browser has found a field wrong. */
  onRefused?: (problem: ApiError | undefined, values: Values) => void;
  /** A sentence of the screen for a refusal, instead of the server's; null where it is said beside the form. */
  sentenceOf?: (problem: ApiError) => string | null | undefined;
  keptAs?: Draft;
  /** The same call again is still one: its body bears an id of the browser's choice. Without a network it waits for one. */
  isSentOnce?: boolean;
}

interface Entry<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
}

type NamesOf<Values> = keyof Values & string;
type RowOf<List> = List extends readonly (infer Row)[] ? Row : never;
type ListsOf<Values> = { [K in NamesOf<Values>]: Values[K] extends readonly object[] ? K : never }[NamesOf<Values>];

type PartsOf<Values> = {
  [K in NamesOf<Values>]: Values[K] extends readonly unknown[] ? never : Values[K] extends object ? K : never;
}[NamesOf<Values>];

export interface Form<Values extends object> {
  values: Values;
  /** `<TextField label="…" {...form.field('name')} />` */
  field: <Name extends NamesOf<Values>>(name: Name) => Entry<Values[Name]>;
  /** A list of rows, for `Rows`. */
  rows: <Name extends ListsOf<Values>>(name: Name) => Rows<RowOf<Values[Name]>>;
  /** A field of a row: `form.fieldOf('phones', index, 'number')`. */
  fieldOf: <Name extends ListsOf<Values>, Key extends NamesOf<RowOf<Values[Name]>>>(
    name: Name,
    index: number,
    key: Key,
  ) => Entry<RowOf<Values[Name]>[Key]>;
  /** A field of a part: `form.fieldIn('buyer', 'name')`. */
  fieldIn: <Name extends PartsOf<Values>, Key extends NamesOf<Values[Name]>>(
    name: Name,
    key: Key,
  ) => Entry<Values[Name][Key]>;
  /** The sentences by the fields' paths, such as `phones.0.number`. */
  errors: Readonly<Record<string, string>>;
  clearError: (path: string) => void;
  setValues: (values: Partial<Values>) => void;
  /** Refuses the form by sentences at fields, and one of the whole. */
  refuse: (fields: Record<string, string>, sentence?: string) => void;
  /** As it began, without errors. */
  reset: () => void;
  wasRestored: boolean;
  place: RefObject<HTMLFormElement | null>;
  submit: (event?: FormEvent<HTMLFormElement>) => void;
  isBusy: boolean;
  isSent: boolean;
  isChanged: boolean;
  isKept: boolean;
  failure: { sentence: string; isPassing: boolean; isWaiting: boolean } | undefined;
}

interface Rows<Row> {
  name: string;
  items: readonly Row[];
  error: string | undefined;
  add: (row: Row) => void;
  removeAt: (index: number) => void;
}

/** What the same call may get through the next time, without any change by the person. */
const passing: readonly ApiError['code'][] = ['unreachable', 'unavailable', 'busy', 'internal'];

/**
 * A form that is checked by the contract and sent to an endpoint, for `Form` in src/ui/form.tsx. Sentences are in the
 * language of the screen: the fields' own at the fields, the rest as `failure`. The first wrong field gets the focus. While
 * it is being sent it is not sent again.
 */
export function useForm<E extends Endpoint, Values extends object, Answer = AnswerOf<E>>(
  endpoint: E,
  options: FormOptions<E, Values, Answer>,
): Form<Values> {
  const { keptAs, schema = endpoint.body, onSent, refreshes = [] } = options;
  const [begun, setBegun] = useState(options.values);
  const [restored] = useState(() => fitting(keptAs?.read(), options.values));
  const [step, setStep] = useState<'open' | 'busy' | 'sent'>('open');
  const [failure, setFailure] = useState<Form<Values>['failure']>();
  const place = useRef<HTMLFormElement>(null);
  const isThere = useRef(false);
  useEffect(function noteWhetherThere() {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const askOf = (values: Values): LooseAsk<E> => options.askOf?.(values) ?? ({ body: values } as LooseAsk<E>);
  const library = useLibraryForm<Values>({
    initialValues: { ...options.values, ...restored },
    validate: (values) => {
      const parsed = z.safeParse(schema, askOf(values).body, { reportInput: true });
      const sentences = parsed.success ? {} : fieldSentences(parsed.error.issues, currentLanguage());
      return { ...sentences, ...options.check?.(values) };
    },
  });
  const { values, errors } = library;

  const changed = changedOf(begun, values);
  const isChanged = Object.keys(changed).length > 0;
  // Compared as a text: the object is another one at every render.
  const typed = isChanged ? JSON.stringify(changed) : undefined;
  useEffect(
    function keepWhatIsTyped() {
      keptAs?.write(typed === undefined ? undefined : JSON.parse(typed));
    },
    [keptAs, typed],
  );

  function refuse(fields: Record<string, string>, sentence?: string, how = {}): void {
    library.setErrors(fields);
    focusFirst(place.current, fields);
    const names = Object.keys(fields);
    // A field that the form does not have cannot show its sentence.
    const homeless = names.filter((name) => !Object.hasOwn(values, name.split('.')[0] ?? ''));
    const said = sentence ?? (homeless.map((name) => fields[name]).join(' ') || undefined);
    setFailure(said === undefined ? undefined : { sentence: said, isPassing: false, isWaiting: false, ...how });
  }

  function refuseBy(problem: ApiError): void {
    const names = Object.keys(problem.fields);
    const isAtField = names.some((name) => Object.hasOwn(values, name.split('.')[0] ?? ''));
    const own = options.sentenceOf?.(problem);
    if (own === null) return;
    const sentence = own ?? (isAtField ? undefined : problem.sentence);
    const isWaiting = options.isSentOnce === true && problem.code === 'unreachable' && !navigator.onLine;
    refuse(problem.fields, sentence, { isPassing: passing.includes(problem.code), isWaiting });
  }

  async function send(sent: Values): Promise<void> {
    // The schema has just checked it.
    const ask = askOf(sent) as AskOf<E>;
    const answer = await (options.send?.(ask, sent) ?? (call(endpoint, ask) as Promise<Answer>));
    keptAs?.write(undefined);
    // Whoever has left is told nothing. A form that shows what was refreshed may be another one by then: that is no leaving.
    const wasThere = isThere.current;
    await Promise.all(refreshes.map((asked) => refreshIfKept(asked)));
    if (!wasThere) return;
    setBegun(sent);
    setStep('sent');
    onSent?.(answer, sent);
  }

  const begin = (sent: Values): void => {
    setFailure(undefined);
    if (options.mayBeSent?.(sent) === false) return;
    setStep('busy');
    send(sent).catch((problem: unknown) => {
      setStep('open');
      if (!(problem instanceof ApiError)) throw problem;
      if (!isThere.current) return;
      refuseBy(problem);
      options.onRefused?.(problem, sent);
    });
  };
  const submit = (event?: FormEvent<HTMLFormElement>): void => {
    event?.preventDefault();
    if (step === 'busy') return;
    library.onSubmit(begin, (wrong, sent) => {
      refuse(wrong as Record<string, string>);
      options.onRefused?.(undefined, sent);
    })(event);
  };

  const isWaiting = failure?.isWaiting === true;
  const sendAgain = useEffectEvent(() => submit());
  useEffect(
    function sendWhenBack() {
      if (!isWaiting) return undefined;
      const onOnline = (): void => sendAgain();
      addEventListener('online', onOnline);
      return () => removeEventListener('online', onOnline);
    },
    [isWaiting],
  );

  const errorAt = (path: string): string | undefined => {
    const error = errors[path];
    return typeof error === 'string' ? error : undefined;
  };
  const edit = (path: string, value: unknown): void => {
    library.setFieldValue(path as never, value);
    // Whoever writes on has not finished: it is not sent under their hands.
    if (isWaiting) setFailure(undefined);
    setStep((now) => (now === 'sent' ? 'open' : now));
  };

  return {
    values,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => edit(name, value),
      error: errorAt(name),
    }),
    rows: (name) => ({
      name,
      items: values[name] as never,
      error: errorAt(name),
      add: (row) => library.insertListItem(name as never, row as never),
      removeAt: (index) => library.removeListItem(name as never, index),
    }),
    fieldOf: (name, index, key) => {
      const path = `${name}.${index}.${key}`;
      const row = (values[name] as readonly Record<string, unknown>[])[index];
      return {
        name: path,
        value: row?.[key] as never,
        onChange: (value) => edit(path, value),
        error: errorAt(path),
      };
    },
    fieldIn: (name, key) => {
      const path = `${name}.${key}`;
      return {
        name: path,
        value: values[name][key],
        onChange: (value) => edit(path, value),
        error: errorAt(path),
      };
    },
    errors: Object.fromEntries(Object.entries(errors).filter(isSentence)),
    clearError: (path) => library.clearFieldError(path as never),
    setValues: (some) => library.setValues(some),
    refuse: (fields, sentence) => refuse(fields, sentence),
    reset: () => {
      setBegun(options.values);
      library.setValues(options.values);
      library.clearErrors();
      setFailure(undefined);
      setStep('open');
    },
    wasRestored: Object.keys(restored).length > 0,
    place,
    submit,
    isBusy: step === 'busy',
    isSent: step === 'sent',
    isChanged,
    isKept: keptAs !== undefined,
    failure,
  };
}

const isSentence = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

/** Focuses the first wrong field. `name` of a field's entry is on its input, or on the frame of several. */
function focusFirst(form: HTMLFormElement | null, errors: Record<string, unknown>): void {
  const places = [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
  const first = places.find(({ dataset }) => Object.hasOwn(errors, dataset['path'] ?? ''));
  const input = first?.matches('input, select, textarea, button')
    ? first
    : first?.querySelector<HTMLElement>('input:checked, input, select, textarea, button');
  input?.focus();
}

/** The fields that differ from what the form began with. */
const changedOf = <Values extends object>(begun: Values, values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(begun[name as keyof Values]),
    ),
  ) as Partial<Values>;

/** An older build may have written the draft: only what has the kind of the field's first value counts. */
const fitting = <Values extends object>(kept: Record<string, unknown> | undefined, usual: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(kept ?? {}).filter(([name, value]) => {
      const first = (usual as Record<string, unknown>)[name];
      if (Array.isArray(first)) return Array.isArray(value);
      // A number field holds a number or a text.
      const kinds =
        typeof first === 'number' ? ['number', 'string'] : [typeof first, ...(first === '' ? ['number'] : [])];
      return Object.hasOwn(usual, name) && value !== null && kinds.includes(typeof value);
    }),
  ) as Partial<Values>;
