import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatPesos } from '#i18n/format.ts';
import { dayThere } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { HomeIcon, icon } from '#ui/icons.tsx';
import { PillSearch, pillInput } from '#ui/pill-search.tsx';
import { usePresent } from '#ui/present.ts';
import { Segmented } from '#ui/segmented.tsx';
import { keepChosenStrand } from '../../../api/chosen-strand.ts';
import { limits } from '../../../contract/limits.ts';
import { priceSteps } from '../../../contract/property/taxonomy.ts';
import { paths, type Strand } from '../../../paths.ts';
import { ServiceSearch } from '../../../search/service-search.tsx';

const ScissorsIcon = icon(
  'M8.5 8.5 20 20M8.5 15.5 20 4M6 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM6 21a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
);

const icons = { property: <HomeIcon size={20} />, services: <ScissorsIcon size={20} /> };

/** One search for both strands, each behind a tab. The one that leads comes first and is open. */
export function LandingSearch({ leading }: { leading: Strand }) {
  const words = useWords('landing');
  const [strand, setStrand] = useState(leading);
  const order = leading === 'property' ? (['property', 'services'] as const) : (['services', 'property'] as const);
  return (
    <>
      <Segmented
        label={words('search.strand')}
        look="tabs"
        choices={order.map((value) => ({ value, label: words(`search.${value}`), icon: icons[value] }))}
        value={strand}
        onChange={(chosen) => {
          setStrand(chosen);
          keepChosenStrand(chosen);
        }}
      />
      {strand === 'property' ? <PropertySearch /> : <ServicesSearch />}
    </>
  );
}

function PropertySearch() {
  const words = useWords('landing');
  const navigate = useNavigate();
  const [where, setWhere] = useState('');
  const [deal, setDeal] = useState('');
  const [most, setMost] = useState('');
  const offered = priceSteps[deal === 'rent' ? 'rent' : 'buy'];
  const priced = (price: number): string => formatPesos(price, { perMonth: deal === 'rent' });
  const deals = { buy: words('search.buy'), rent: words('search.rent') };
  const chosenPrice = offered.find((price) => String(price) === most);
  return (
    <PillSearch
      label={words('search.label')}
      submit={words('search.submit')}
      onSubmit={(leaving) => {
        const asked = {
          q: where.trim() || undefined,
          dealType: deal || undefined,
          priceMax: chosenPrice === undefined ? undefined : most,
        };
        void navigate(paths.home(asked), leaving);
        return undefined;
      }}
      segments={[
        {
          name: 'where',
          label: words('search.where'),
          placeholder: words('search.whereExample'),
          chosen: where.trim() || undefined,
          field: (id) => (
            <input
              id={id}
              className={pillInput}
              name="where"
              maxLength={limits.searchTextMaximum}
              placeholder={words('search.whereExample')}
              value={where}
              onChange={({ currentTarget }) => setWhere(currentTarget.value)}
            />
          ),
        },
        {
          name: 'deal',
          label: words('search.deal'),
          placeholder: words('search.anyDeal'),
          chosen: deal === 'buy' || deal === 'rent' ? deals[deal] : undefined,
          field: (id) => (
            <select
              id={id}
              className={pillInput}
              name="deal"
              value={deal}
              onChange={({ currentTarget }) => {
                setDeal(currentTarget.value);
                setMost('');
              }}
            >
              <option value="">{words('search.anyDeal')}</option>
              <option value="buy">{deals.buy}</option>
              <option value="rent">{deals.rent}</option>
            </select>
          ),
        },
        {
          name: 'most',
          label: words('search.most'),
          placeholder: words('search.anyPrice'),
          chosen: chosenPrice === undefined ? undefined : priced(chosenPrice),
          field: (id) => (
            <select
              id={id}
              className={pillInput}
              name="most"
              value={most}
              onChange={({ currentTarget }) => setMost(currentTarget.value)}
            >
              <option value="">{words('search.anyPrice')}</option>
              {offered.map((price) => (
                <option key={price} value={price}>
                  {priced(price)}
                </option>
              ))}
            </select>
          ),
        },
      ]}
    />
  );
}

function ServicesSearch() {
  const words = useWords('landing');
  const navigate = useNavigate();
  const today = dayThere(usePresent());
  return (
    <ServiceSearch
      label={words('search.label')}
      submit={words('search.submit')}
      labels={{ what: words('search.what'), where: words('search.where') }}
      today={today}
      onSearch={({ when = {}, ...question }, leaving) =>
        void navigate(paths.services({ ...question, ...when }), leaving)
      }
    />
  );
}
