import { describe, expect, it } from 'vitest';
import { EnvironmentError, env } from './env.ts';

const whole = {
  DATABASE_URL: 'postgres://app:secret@db.example.com:6543/postgres?sslmode=require',
  JWT_SECRET: 'a secret of at least thirty-two bytes',
  SUPABASE_URL: 'https://project.example.com',
  SUPABASE_SERVICE_ROLE_KEY: 'key',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'marketplace@example.com',
  URL: 'https://marketplace.example.com',
};

const refusalOf = (source: Record<string, string | undefined>): string => {
  try {
    env(source);
    return '';
  } catch (cause) {
    return cause instanceof EnvironmentError ? cause.message : String(cause);
  }
};

describe('the environment of production', () => {
  it('refuses to start without a secret, or with a short one, and names it without its value', () => {
    expect(refusalOf({ ...whole, JWT_SECRET: undefined })).toContain('JWT_SECRET');
    const short = refusalOf({ ...whole, JWT_SECRET: 'short' });
    expect(short).toContain('JWT_SECRET');
    expect(short).not.toContain('short,');
    expect(refusalOf({})).toContain('DATABASE_URL, JWT_SECRET');
  });

  it('refuses a database that would be reached over an open wire', () => {
    const open = 'postgres://app:secret@db.example.com:6543/postgres';
    expect(refusalOf({ ...whole, DATABASE_URL: open })).toContain('DATABASE_CA');
    expect(refusalOf({ ...whole, DATABASE_URL: `${open}?sslmode=disable` })).not.toContain('secret');
  });

  it('starts with everything in place', () => {
    expect(refusalOf(whole)).toBe('');
  });
});
