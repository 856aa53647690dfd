import { matchPath } from 'react-router-dom';
import { formatNumber } from '#i18n/format.ts';
import { wordsOf } from '#i18n/i18n.ts';
import type { PageHead } from '#ui/page-head.ts';
import { breadcrumbs, listOf } from '#ui/structured-data.ts';
import { firstQuestion } from '../../../api/query.ts';
import type { FirstQuestion } from '../../../api/written-answers.ts';
import { getServiceTown, listServiceTowns } from '../../../contract/services/provider-town.ts';
import { serviceCategories } from '../../../contract/services/service-taxonomy.ts';
import { paths, readAddress, routes } from '../../../paths.ts';
import { factsOf, type ServiceTown } from './town-words.ts';

// /services/:service/:town and /services/towns for the server, which writes their first HTML.

/** The service and the town of an address; undefined where the service is none of ours. */
export function askedTown(pathname: string) {
  const { service: named, town = '' } = matchPath(routes.serviceTown, readAddress(pathname).address)?.params ?? {};
  const service = serviceCategories.find((known) => known === named);
  return service === undefined ? undefined : { service, town };
}

export function serviceTownQuestion({ pathname }: URL): FirstQuestion | undefined {
  const params = askedTown(pathname);
  return params === undefined ? undefined : firstQuestion(getServiceTown, { params });
}

export function serviceTownHead({ pathname }: URL, found: ServiceTown | undefined): PageHead {
  const words = wordsOf('towns');
  const asked = askedTown(pathname);
  const path = asked === undefined ? paths.serviceTowns() : paths.serviceTown(asked.service, asked.town);
  if (found === undefined || asked === undefined)
    return { title: words('services.missing'), description: words('services.missingText'), path };
  const service = wordsOf('service-names')(`names.${asked.service}`);
  const { town, total, items } = found;
  return {
    title: words('services.documentTitle', { count: total, number: formatNumber(total), service, town: town.name }),
    description: words('services.about', { service, town: town.name, facts: factsOf(words, found).join(', ') }),
    path,
    image: items.find(({ image }) => image !== null)?.image?.url,
    things: (addresses) => [
      listOf(
        items.map(({ id }) => paths.provider(id)),
        addresses,
      ),
      breadcrumbs(
        [
          { name: wordsOf('services')('title'), path: paths.services() },
          { name: words('services.index'), path: paths.serviceTowns() },
          { name: words('services.title', { service, town: town.name }), path },
        ],
        addresses,
      ),
    ],
  };
}

export const serviceTownsQuestion = (): FirstQuestion => firstQuestion(listServiceTowns, {});

export function serviceTownsHead(): PageHead {
  const words = wordsOf('towns');
  return { title: words('services.index'), description: words('services.indexLead'), path: paths.serviceTowns() };
}
