/**
 * Reads local storage, if it may be used: private windows and full disks refuse it. A failure is logged, and the page goes
 * on without.
 */
export function readStored(key: string): string | null {
  try {
    // On the server there is no local storage. If cookies are blocked, even reading the variable throws.
    if (typeof localStorage === 'undefined') return null;
    return localStorage.getItem(key);
  } catch (problem) {
    console.warn(`Reading ${key} from local storage failed`, problem);
    return null;
  }
}

export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (problem) {
    console.warn(`Writing ${key} to local storage failed`, problem);
  }
}

/** None where local storage may not be used. */
export function storedKeys(): string[] {
  try {
    return typeof localStorage === 'undefined' ? [] : Object.keys(localStorage);
  } catch (problem) {
    console.warn('Listing local storage failed', problem);
    return [];
  }
}
