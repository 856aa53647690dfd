import type { Plugin } from 'vite';
import { company, firstPlaceholder } from '../../src/features/site/pages/company.ts';

/** What only the operator knows must stand on a site that is open to the public. Throws the name of what is missing. */
export function endsAtPlaceholder(details: unknown, { CONTEXT }: { CONTEXT?: string | undefined }): void {
  const missing = CONTEXT === 'production' ? firstPlaceholder(details) : undefined;
  if (missing !== undefined)
    throw new Error(
      `company.${missing} is still a placeholder: give the operator's details in src/features/site/pages/company.ts`,
    );
}

/** Netlify says by CONTEXT what a build is for. */
export const companyGiven = (): Plugin => ({
  name: 'company given',
  apply: 'build',
  buildStart: () => endsAtPlaceholder(company, process.env),
});
