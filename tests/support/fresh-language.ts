import i18next, { changeLanguage } from 'i18next';

// Files of a worker share what it has loaded: each begins in the language in which a worker of its own would.
if (i18next.isInitialized) await changeLanguage('en');
