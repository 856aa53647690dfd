import { EnvironmentError, readEnvironment } from '../env.ts';

// `npm run check:environment`: a production build ends here where a variable is missing or cannot work.
try {
  readEnvironment(process.env);
} catch (cause) {
  if (!(cause instanceof EnvironmentError)) throw cause;
  console.error(cause.message);
  process.exitCode = 1;
}
