import { Fragment } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { roleOf } from '../../api/role.ts';
import type { SessionUser } from '../../api/session.ts';
import { largerPlan } from '../../contract/plans.ts';
import { paths } from '../../paths.ts';
import { UnreadPlace } from '../frame/bell-place.tsx';
import styles from './area.module.css';
import { AreaLink } from './area-link.tsx';
import { dayEntriesOf, furtherEntriesOf, groupsOf } from './entries.ts';

interface EntryListsProps {
  user: SessionUser;
  /** In a sheet, whose links take the place of the step that it added to the history. */
  onChosen?: () => void;
}

type Listed = ReturnType<typeof dayEntriesOf>[number] | ReturnType<typeof groupsOf>[number]['entries'][number];

/** Everything that the area has for somebody, in groups. */
export function EntryLists({ user, onChosen }: EntryListsProps) {
  const words = useWords('business');
  const link = {
    className: `bar gap12 quiet ${styles['entry']}`,
    replace: onChosen !== undefined,
    onClick: onChosen,
  };
  const listed = (entries: readonly Listed[]) => (
    <ul className={styles['entries']}>
      {entries.map(({ name, path, Icon }) => (
        <li key={name}>
          <AreaLink to={path} {...link}>
            <Icon />
            {words(`area.${name}`)}
            {name === 'messages' && <UnreadPlace />}
          </AreaLink>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {listed(dayEntriesOf(user))}
      {groupsOf(user).map(({ name, entries }) => (
        <Fragment key={name}>
          <p className={`quiet tiny strong ${styles['groupName']}`}>{words(`area.${name}`)}</p>
          {listed(entries)}
        </Fragment>
      ))}
      <ul className={`${styles['entries']} ${styles['further']}`}>
        {furtherEntriesOf(user).map(({ name, path }) => (
          <li key={name}>
            <AreaLink to={path} {...link}>
              {words(`area.${name}`)}
            </AreaLink>
          </li>
        ))}
        {roleOf(user) === 'owner' && (
          <li>
            <AreaLink to={paths.providerPackages()} {...link}>
              <PackageWords user={user} />
            </AreaLink>
          </li>
        )}
      </ul>
    </>
  );
}

function PackageWords({ user }: { user: SessionUser }) {
  const words = useWords('business');
  const shared = useWords('account');
  const larger = largerPlan(user.package);
  return larger === undefined
    ? words('area.packages')
    : words('area.upgrade', { plan: shared(`plans.${larger}.name`) });
}
