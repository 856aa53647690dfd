import { Button, TextInput } from '@mantine/core';
import { limits } from '../../contract/limits.ts';
import { useWords } from '../../i18n/i18n.ts';
import buttons from '../../ui/button.module.css';
import { CloseIcon, PlusIcon } from '../../ui/icons.tsx';
import styles from './editor.module.css';
import { type EntriesForm, withFeature } from './property-entries.ts';

const suggestions = ['pool', 'parking', 'garden', 'balcony', 'security', 'airConditioning', 'gym', 'seaView'] as const;
const featureMaximum = 60;

const chip = `${buttons['pill']} ${styles['chip']}`;

/** Free words about the property, some of them suggested. */
export function FeatureList({ form }: { form: EntriesForm }) {
  const words = useWords('listing');
  const { features, typedFeature } = form.values;
  const isFull = features.length >= limits.featuresMaximum;
  const add = (feature: string): void => {
    form.setFieldValue('features', withFeature(features, feature));
    form.setFieldValue('typedFeature', '');
  };
  const remove = (feature: string): void =>
    form.setFieldValue(
      'features',
      features.filter((known) => known !== feature),
    );
  const offered = suggestions.map((name) => words(`suggestions.${name}`)).filter((label) => !features.includes(label));
  return (
    <div className={styles['features']}>
      <div className={styles['featureLine']}>
        <TextInput
          label={words('fields.features')}
          description={words('fields.featuresHint')}
          maxLength={featureMaximum}
          disabled={isFull}
          error={form.errors['features']}
          value={typedFeature}
          onChange={(event) => form.setFieldValue('typedFeature', event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add(typedFeature);
          }}
        />
        <Button variant="default" disabled={isFull || typedFeature.trim() === ''} onClick={() => add(typedFeature)}>
          {words('fields.addFeature')}
        </Button>
      </div>
      {features.length > 0 && (
        <ul className={styles['chips']} aria-label={words('fields.features')}>
          {features.map((feature) => (
            <li key={feature}>
              <button
                type="button"
                className={`${buttons['primary']} ${chip}`}
                aria-label={words('fields.removeFeature', { feature })}
                onClick={() => remove(feature)}
              >
                {feature} <CloseIcon size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isFull && offered.length > 0 && (
        <ul className={styles['chips']} aria-label={words('fields.suggestedFeatures')}>
          {offered.map((feature) => (
            <li key={feature}>
              <button type="button" className={`${buttons['plain']} ${chip}`} onClick={() => add(feature)}>
                <PlusIcon size={16} /> {feature}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
