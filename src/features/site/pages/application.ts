/** A mail that asks for what we want to know. Lines end as RFC 6068 says. */
export const applicationTo = (address: string, subject: string, lines: readonly string[]): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
