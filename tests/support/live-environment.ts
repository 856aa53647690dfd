/** What a deployed function finds in its environment, with the suite's database and parts that nobody asks. */
export const liveEnvironment = (): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  DATABASE_URL: process.env['WORLD_DATABASE_TEMPLATE'] ?? '',
  JWT_SECRET: 'a secret of the tests, at least 32 bytes',
  DATA_KEY: 'a data key of the tests, at least 32 bytes',
  SUPABASE_URL: 'http://127.0.0.1:9',
  SUPABASE_SERVICE_ROLE_KEY: 'service-role-key-of-the-tests',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'marketplace@example.com',
  SMS_URL: 'http://127.0.0.1:9',
  SMS_TOKEN: 'sms-token-of-the-tests',
  SUPPORT_EMAIL: 'support@example.com',
  URL: 'http://localhost:5000',
});
