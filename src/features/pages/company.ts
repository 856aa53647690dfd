/** Placeholder company data (docs/product/texts.md): an address, a number and a domain that can belong to nobody. */
export const company = {
  jobsEmail: 'jobs@casa-kiez.example',
  phone: '+49 30 0000000',
  street: 'Musterstraße 1',
  city: '10115 Berlin',
  networks: [
    ['Facebook', 'https://www.facebook.com/'],
    ['Instagram', 'https://www.instagram.com/'],
    ['LinkedIn', 'https://www.linkedin.com/'],
    ['YouTube', 'https://www.youtube.com/'],
  ],
} as const;
