import type { ComponentProps } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { CloseIcon, PlusIcon } from '#ui/icons.tsx';
import { TextField } from '#ui/text-field.tsx';
import { limits } from '../../../contract/limits.ts';
import styles from './editor.module.css';
import { type EntriesForm, withFeature } from './property-entries.ts';

const suggestions = ['pool', 'parking', 'garden', 'balcony', 'security', 'airConditioning', 'gym', 'seaView'] as const;
const featureMaximum = 60;

/** Free words about the property, some of them suggested. */
export function FeatureList({ form }: { form: EntriesForm }) {
  const words = useWords('listing');
  const { features, typedFeature } = form.values;
  const isFull = features.length >= limits.featuresMaximum;
  const add = (feature: string): void => {
    form.field('features').onChange(withFeature(features, feature));
    form.field('typedFeature').onChange('');
  };
  const remove = (feature: string): void =>
    form.field('features').onChange(features.filter((known) => known !== feature));
  const offered = suggestions.map((name) => words(`suggestions.${name}`)).filter((label) => !features.includes(label));
  return (
    <div className="column gap12">
      <div className={`row gap8 at-top ${styles['featureLine']}`}>
        <TextField
          label={words('fields.features')}
          hint={words('fields.featuresHint')}
          maximum={featureMaximum}
          isDisabled={isFull}
          {...form.field('typedFeature')}
          error={form.field('features').error}
          onEnter={() => add(typedFeature)}
        />
        <Button variant="plain" disabled={isFull || typedFeature.trim() === ''} onClick={() => add(typedFeature)}>
          {words('fields.addFeature')}
        </Button>
      </div>
      {features.length > 0 && (
        <ul className="row gap8" aria-label={words('fields.features')}>
          {features.map((feature) => (
            <FeatureChip
              key={feature}
              variant="primary"
              aria-label={words('fields.removeFeature', { feature })}
              onClick={() => remove(feature)}
            >
              {feature} <CloseIcon size={16} />
            </FeatureChip>
          ))}
        </ul>
      )}
      {!isFull && offered.length > 0 && (
        <ul className="row gap8" aria-label={words('fields.suggestedFeatures')}>
          {offered.map((feature) => (
            <FeatureChip key={feature} variant="plain" icon={<PlusIcon size={16} />} onClick={() => add(feature)}>
              {feature}
            </FeatureChip>
          ))}
        </ul>
      )}
    </div>
  );
}

const FeatureChip = (props: ComponentProps<typeof Button>) => (
  <li>
    <Button isPill className="breaks text-start" {...props} />
  </li>
);
