import { keepMarked } from '../../../netlify/provider-search/index.ts';
import { issueToken } from '../../../netlify/session/token.ts';
import { type AskOf, type Endpoint } from '../../../src/contract/endpoint.ts';
import {
  aCustomer,
  aProvider,
  aSeller,
  makeAdmin,
  type Person,
  withConfirmedEmail,
  withPublicCard,
} from '../people.ts';
import { startWorld, type World } from '../world.ts';

export const actors = ['nobody', 'customer', 'provider', 'seller', 'admin', 'reception', 'team'] as const;
export type ActorName = (typeof actors)[number];

/** An id that is well formed and names nothing. */
export const nowhere = '00000000-0000-4000-8000-000000000000';

/**
 * The world in which the access matrix is asked: the seven who ask, of whom two work for the provider, and two strangers to whom other things belong.
 */
export interface Stage {
  world: World;
  people: Record<Exclude<ActorName, 'nobody'>, Person>;
  /** A customer and a seller who ask for nothing themselves. */
  stranger: Person;
  otherSeller: Person;
  otherProvider: Person;
}

export async function setStage(): Promise<Stage> {
  const world = await startWorld();
  const [customer, provider, seller, admin, reception, team, stranger, otherSeller, otherProvider] = await Promise.all([
    aCustomer(world).then((person) => withConfirmedEmail(world, person)),
    aProvider(world, { type: 'pro' }).then((person) => withConfirmedEmail(world, person)),
    aSeller(world),
    aCustomer(world).then((person) => withConfirmedEmail(world, person)),
    aCustomer(world).then((person) => withConfirmedEmail(world, person)),
    aCustomer(world).then((person) => withConfirmedEmail(world, person)),
    aCustomer(world).then((person) => withConfirmedEmail(world, person)),
    aSeller(world),
    aProvider(world, { type: 'pro' }).then((person) => withConfirmedEmail(world, person)),
  ]);
  await makeAdmin(world, admin);
  await withPublicCard(world, provider);
  await noteWrites(world);
  await world.database.query(clearing);
  return {
    world,
    people: { customer, provider, seller, admin, reception, team },
    stranger,
    otherSeller,
    otherProvider,
  };
}

/** What is made with the people, in an order in which keys let it go. */
const made = [
  'client',
  'quote_request',
  'appointment',
  'inquiry',
  'saved_search',
  'favorite',
  'listing',
  'email_token',
  'verification',
  'document_seen',
  'outgoing_mail',
  'appointment',
  'phone_code',
  'notification',
  'rate_limit',
  'report_case found where not exists (select from app.report_decision where case_id = found.id)',
  `service_card where name <> 'Haarschnitt'`,
  `second_factor where label <> 'Stick'`,
  'backup_code',
  'sign_in_step',
  'passkey_challenge',
  'factor_loss',
  'block',
  'invitation',
  'member',
  'staff where position > 0',
  'provider_business',
  'sealed_detail',
];

/**
 * A function, because its plans are kept; a block was planned anew some thousand times. It also removes what the next
 * invoice would contain: it ends commission lines. Choices of a plan refuse deletion, so they are deleted with triggers
 * off. That drops all plans, and is done only if there is a choice.
 */
const clearing = `
  create function public.clear_stage(provider uuid, reception uuid, team uuid) returns void language plpgsql as $$ begin
    ${made.map((rows) => `delete from app.${rows};`).join('\n    ')}
    insert into app.commission_end (line_id, cause, ended_at)
      select id, 'no_show', now() from app.commission_line on conflict do nothing;
    if exists (select from app.plan_choice) then
      set local session_replication_role = replica;
      delete from app.plan_choice;
      set local session_replication_role = origin;
    end if;
    update app.account set plan = 'gold', property_plan = null where id = provider;
    insert into app.member (account_id, business_id, role, staff_id, since)
      select reception, provider, 'reception', null, now()
      union all
      select team, provider, 'team', (select id from app.staff where provider_id = provider order by position limit 1), now();
  end $$`;

/** Leaves the people as they are and takes away what was made with them, limits included. */
export async function clearStage({ world, people }: Stage): Promise<void> {
  await world.afterwards();
  await world.database.query('select public.clear_stage($1, $2, $3)', [
    people.provider.user.id,
    people.reception.user.id,
    people.team.user.id,
  ]);
}

/** A token that holds now, whatever the call before has ended. */
export async function tokenOf({ world }: Stage, { user }: Person): Promise<string> {
  const [row] = await world.database.query<{ version: number }>(
    'select session_version as version from app.account where id = $1',
    [user.id],
  );
  return issueToken(world.adapters.secret, user.id, row?.version ?? 0, world.clock.now());
}

/** Whoever is refused has used up a try of a limit, and what an administrator asks for is noted whatever the answer. */
const leftOut = ['rate_limit', 'staff_call'];

/** From now on the database notes the name of each table of which a row was written, also where the row stays as it was. */
async function noteWrites({ database }: World): Promise<void> {
  await database.query('create table public.written (name text not null)');
  await database.query(
    `create function public.note_write() returns trigger language plpgsql security definer as
     $$begin insert into public.written values (tg_table_name); return null; end$$`,
  );
  // Of the logs the site itself has lost this right.
  await database.query('grant trigger on all tables in schema app to current_user');
  const tables = await database.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'app'::regnamespace and relkind = 'r' and relname <> all($1::text[])`,
    [leftOut],
  );
  for (const { name } of tables)
    await database.query(
      `create trigger zz_note_write after insert or update or delete on app.${name}
       for each row execute function public.note_write()`,
    );
}

/** What is asked, and the tables of which it has written rows, with all that it set going. */
async function writtenBy<T>({ world }: Stage, call: () => Promise<T>): Promise<[T, string[]]> {
  await world.afterwards();
  // What the preparation has marked is no work of the call.
  await keepMarked(world.adapters);
  // One address is asked about by all of them, more often than its limit allows one.
  await world.database.query('delete from app.rate_limit');
  await world.database.query('delete from public.written');
  const answer = await call();
  await world.afterwards();
  const rows = await world.database.query<{ name: string }>('select distinct name from public.written order by name');
  return [answer, rows.map(({ name }) => name)];
}

let callers = 0;

/** Counts those who ask, so that each is somebody else. */
export const nextCaller = (): number => (callers += 1);

/**
 * Asks as one of the seven, from where nobody has asked before; says the status, the code, and whether the thing is shown. Of
 * a refused call it also says which tables it has changed all the same: none, if all is well.
 */
export async function asked<E extends Endpoint>(
  stage: Stage,
  endpoint: E,
  actor: ActorName,
  { ask, isShown }: { ask: AskOf<E>; isShown: ((body: unknown) => boolean) | undefined },
): Promise<string> {
  const token = actor === 'nobody' ? undefined : await tokenOf(stage, stage.people[actor]);
  const number = nextCaller();
  const caller = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  const [{ status, body, refusal }, written] = await writtenBy(stage, () =>
    stage.world.ask(endpoint, ask, { token, caller }),
  );
  if (status >= 400) return [status, refusal.code, ...written.map((name) => `and wrote ${name}`)].join(' ');
  if (isShown === undefined) return `${status}`;
  return `${status} ${isShown(body) ? 'shown' : 'hidden'}`;
}

/** Who owns what is `own` to an actor. Nobody owns nothing: they ask for a stranger's. */
export const personOf = ({ people, stranger }: Stage, actor: ActorName): Person =>
  actor === 'nobody' ? stranger : people[actor];

/** Makes the thing that a call is going to name. */
export type Make = (stage: Stage, actor: ActorName) => Promise<string>;

export const missing: Make = async () => nowhere;

/** The provider of the stage and whoever works there. */
export const isOfBusiness = (actor: ActorName): boolean => ['provider', 'reception', 'team'].includes(actor);
