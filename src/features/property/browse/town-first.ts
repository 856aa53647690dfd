import { matchPath } from 'react-router-dom';
import { formatNumber } from '#i18n/format.ts';
import { wordsOf } from '#i18n/i18n.ts';
import type { PageHead } from '#ui/page-head.ts';
import { breadcrumbs, listOf } from '#ui/structured-data.ts';
import { firstQuestion } from '../../../api/query.ts';
import type { FirstQuestion } from '../../../api/written-answers.ts';
import { getPropertyTown, listPropertyTowns } from '../../../contract/property/browse-town.ts';
import { listingCategories } from '../../../contract/property/taxonomy.ts';
import { paths, readAddress, routes } from '../../../paths.ts';
import { factsOf, type PropertyTown } from './town-words.ts';

// /home/:category/:town and /home/towns for the server, which writes their first HTML.

/** The kind and the city of an address; undefined where the kind is none of ours. */
export function askedTown(pathname: string) {
  const { category: named, town = '' } = matchPath(routes.propertyTown, readAddress(pathname).address)?.params ?? {};
  const category = listingCategories.find((known) => known === named);
  return category === undefined ? undefined : { category, town };
}

export function propertyTownQuestion({ pathname }: URL): FirstQuestion | undefined {
  const params = askedTown(pathname);
  return params === undefined ? undefined : firstQuestion(getPropertyTown, { params });
}

export function propertyTownHead({ pathname }: URL, found: PropertyTown | undefined): PageHead {
  const words = wordsOf('towns');
  const asked = askedTown(pathname);
  const path = asked === undefined ? paths.propertyTowns() : paths.propertyTown(asked.category, asked.town);
  if (found === undefined || asked === undefined)
    return { title: words('property.missing'), description: words('property.missingText'), path };
  const { town, total, items } = found;
  const said = { kind: words(`property.names.${asked.category}`), town: town.name };
  return {
    title: words('property.documentTitle', { ...said, count: total, number: formatNumber(total) }),
    description: words('property.about', { ...said, region: town.region, facts: factsOf(words, found).join(', ') }),
    path,
    image: items.find(({ images }) => images.length > 0)?.images[0]?.url,
    things: (addresses) => [
      listOf(
        items.map(({ id }) => paths.property(id)),
        addresses,
      ),
      breadcrumbs(
        [
          { name: wordsOf('browse')('title'), path: paths.home() },
          { name: words('property.index'), path: paths.propertyTowns() },
          { name: words('property.title', said), path },
        ],
        addresses,
      ),
    ],
  };
}

export const propertyTownsQuestion = (): FirstQuestion => firstQuestion(listPropertyTowns, {});

export function propertyTownsHead(): PageHead {
  const words = wordsOf('towns');
  return { title: words('property.index'), description: words('property.indexLead'), path: paths.propertyTowns() };
}
