export const groupMarks = { de: '.', en: ',' } as const;

/** 1234567 -> `1,234,567`. Most of what is written; Intl's first use would keep a phone busy for 50 ms. */
export const whole = (value: number, mark: string): string => String(value).replaceAll(/\B(?=(\d{3})+$)/g, mark);
