import { type AskOf, type Endpoint } from '../../../src/contract/endpoint.ts';
import { listing } from './listing-things.ts';
import { type ActorName, type Make, missing, type Stage } from './stage.ts';

/** `201`, `200 shown`, `404 not_found`: what each of them gets. */
export type Answers = Record<ActorName, string>;

export interface Case {
  make: Make;
  answers: Answers;
  /** Where this case asks otherwise than its row. */
  ask?: (thing: string, stage: Stage, actor: ActorName) => unknown;
}

export interface Row {
  endpoint: Endpoint;
  /** What is asked about the thing. */
  ask: (thing: string, stage: Stage, actor: ActorName) => unknown;
  /** Whether an answer tells of the thing; for lists, where both answers are 200. */
  isShown: ((body: unknown, thing: string) => boolean) | undefined;
  /** The cases by name; a sentence where one of the three has no meaning. */
  cases: { own: Case | string; anothers: Case | string; missing: Case | string } & Record<string, Case | string>;
}

export const all = (answer: string): Answers => ({
  nobody: answer,
  customer: answer,
  provider: answer,
  seller: answer,
  admin: answer,
  reception: answer,
  team: answer,
});

export const signedIn = (answer: string): Answers => ({ ...all(answer), nobody: '401 unauthenticated' });

/** Whoever may list a property. */
export const listers = (answer: string): Answers => ({
  ...signedIn('403 forbidden'),
  provider: answer,
  seller: answer,
});

/** What employees get, where that is something. */
type Employees = Partial<Pick<Answers, 'reception' | 'team'>>;

export const both = (answer: string): Employees => ({ reception: answer, team: answer });

/** Another answer for the same employees. */
export const mapped = (employees: Employees, answer: string): Employees =>
  Object.fromEntries(Object.keys(employees).map((role) => [role, answer]));

/** Whoever offers services, and of the employees those who are named. */
export const providers = (answer: string, employees: Employees = {}): Answers => ({
  ...signedIn('403 forbidden'),
  provider: answer,
  ...employees,
});

export const adminsOnly = (answer: string): Answers => ({ ...signedIn('403 forbidden'), admin: answer });

export const submitsNothing = 'an administrator submits nothing';

interface Parts<E extends Endpoint> {
  ask: (thing: string, stage: Stage, actor: ActorName) => AskOf<E>;
  isShown?: (body: never, thing: string) => boolean;
}

export const row = <E extends Endpoint>(endpoint: E, { ask, isShown }: Parts<E>, cases: Row['cases']): Row => ({
  endpoint,
  ask,
  isShown: isShown as Row['isShown'],
  cases,
});

/** Of a call that names nothing. */
export const naming = (why: string, answers: Answers, make: Make = missing): Row['cases'] => ({
  own: why,
  anothers: why,
  missing: why,
  asked: { make, answers },
});

/** What `nothing` of the three names is the account of whoever is signed in. */
export const oneself = 'always the account of the session';

export const namesNothing = 'names nothing';

export const byId = (id: string) => ({ params: { id: id as never } });

export const byToken = (token: string) => ({ params: { token } });

/** The page of a listing and what is told there: as public as the listing. */
export const publicListing = (answer: string): Row['cases'] => ({
  own: { make: listing.own, answers: all(answer) },
  anothers: { make: listing.anothers, answers: all(answer) },
  missing: { make: missing, answers: all('404 not_found') },
  ownDraft: { make: listing.ownDraft, answers: all('404 not_found') },
  anothersDraft: { make: listing.anothersDraft, answers: all('404 not_found') },
});

/** A link is a key: whoever holds it may, signed in or not, and whoever they are. */
export const heldLink = (own: Make, anothers: Make, lost: Make, refused: string, done = '200'): Row['cases'] => ({
  own: { make: own, answers: all(done) },
  anothers: { make: anothers, answers: all(done) },
  missing: { make: lost, answers: all(refused) },
});

interface Items {
  items: { id: string }[];
}

export const amongItems = ({ items }: Items, thing: string): boolean => items.some(({ id }) => id === thing);

export const message = 'Is it still available?';

export const providersId: Make = async ({ people }) => people.provider.user.id;
