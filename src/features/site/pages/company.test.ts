import { describe, expect, it } from 'vitest';
import { endsAtPlaceholder } from '../../../../netlify/local/company-given.ts';
import { company, firstPlaceholder } from './company.ts';
import { valueOf } from './company-networks.ts';

const given = { name: 'Haus & Hof KG', people: [{ name: 'Ada' }], networks: [['Net', 'https://net.example/ada']] };

describe('what the operator has to give', () => {
  it('is named by its place, the first one that is missing', () => {
    expect(firstPlaceholder(given)).toBeUndefined();
    expect(firstPlaceholder({ ...given, people: [{ name: 'Ada' }, { name: { placeholder: 'Bo' } }] })).toBe(
      'people.1.name',
    );
    expect(firstPlaceholder({ networks: [['Net', { placeholder: 'https://net.example/' }]] })).toBe('networks.0.1');
  });

  it('ends a build for production by that name, and no other build', () => {
    const missing = { ...given, vatId: { placeholder: 'DE000000000' } };
    expect(() => endsAtPlaceholder(missing, { CONTEXT: 'production' })).toThrow(/company\.vatId/);
    expect(() => endsAtPlaceholder(given, { CONTEXT: 'production' })).not.toThrow();
    for (const context of ['deploy-preview', 'branch-deploy', 'dev', undefined])
      expect(() => endsAtPlaceholder(missing, { CONTEXT: context })).not.toThrow();
  });

  it('is shown as it is, and as an example where it is missing', () => {
    expect(valueOf('Haus & Hof KG')).toBe('Haus & Hof KG');
    expect(valueOf({ placeholder: 'Muster KG' })).toBe('Muster KG');
    expect(valueOf(company.name)).not.toBe('');
  });
});
