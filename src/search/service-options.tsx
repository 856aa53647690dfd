import { useWords } from '#i18n/i18n.ts';
import { serviceGroupNames, serviceGroups } from '../contract/services/service-taxonomy.ts';

/** The options of a select: any service, a whole group, or a single one. */
export function ServiceOptions() {
  const words = useWords('service-names');
  return (
    <>
      <option value="">{words('search.any')}</option>
      {serviceGroupNames.map((group) => (
        <optgroup key={group} label={words(`groups.${group}`)}>
          <option value={group}>{words(`search.allOf.${group}`)}</option>
          {serviceGroups[group].map((name) => (
            <option key={name} value={name}>
              {words(`names.${name}`)}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
