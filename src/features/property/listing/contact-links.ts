/** The digits of the number with its country code. A single leading 0 means the Philippines. */
export function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') ? `63${digits.slice(1)}` : digits;
}

export const messagingLink = (phone: string, text: string): string =>
  `https://wa.me/${internationalDigits(phone)}?text=${encodeURIComponent(text)}`;

export const mailLink = (address: string, subject: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
