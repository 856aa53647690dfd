import { generate } from 'selfsigned';
import { describe, expect, it } from 'vitest';
import { certificateIn, EnvironmentError, keysIn, previewOf, readEnvironment, readPart, readPreview } from './env.ts';

const whole = {
  DATABASE_URL: 'postgres://app:secret@db.example.com:6543/postgres?sslmode=require',
  JWT_SECRET: 'a secret of at least thirty-two bytes',
  DATA_KEY: 'a data key of at least thirty-two bytes',
  SUPABASE_URL: 'https://project.example.com',
  SUPABASE_SERVICE_ROLE_KEY: 'key',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'marketplace@example.com',
  SMS_URL: 'https://sms.example.com/messages',
  SMS_TOKEN: 'token',
  SUPPORT_EMAIL: 'support@example.com',
  URL: 'https://marketplace.example.com',
};

const refusalOf = (source: Record<string, string | undefined>): string => {
  try {
    readEnvironment(source);
    return '';
  } catch (cause) {
    return cause instanceof EnvironmentError ? cause.message : String(cause);
  }
};

const open = 'postgres://app:hidden@db.example.com:6543/postgres';

describe('the environment of production', () => {
  it('starts with everything in place', () => {
    expect(refusalOf(whole)).toBe('');
    expect(refusalOf({ ...whole, MAIL_FROM: 'Market Place <hello@example.com>', URL: 'https://example.com/' })).toBe(
      '',
    );
  });

  it('names everything that is missing at once; what is empty is missing', () => {
    const refusal = refusalOf({ ...whole, JWT_SECRET: undefined, SMTP_URL: '', MAIL_FROM: '  ', SUPPORT_EMAIL: '' });
    expect(refusal).toContain(
      'SMTP_URL is missing; MAIL_FROM is missing; SUPPORT_EMAIL is missing; JWT_SECRET is missing',
    );
    expect(refusal).not.toContain('SUPABASE');
  });

  it.each([
    ['JWT_SECRET', 'short'],
    ['JWT_SECRET', 'x'.repeat(32)],
    ['JWT_SECRET', 'abcdefgh'.repeat(5)],
    ['JWT_SECRET', 'changeme'.repeat(4)],
    ['JWT_SECRET_PREVIOUS', `${whole.JWT_SECRET}\nshort`],
    ['DATABASE_URL', 'db.example.com'],
    ['DATABASE_URL', 'mysql://app:pass@db.example.com/postgres'],
    ['DATABASE_URL', 'postgres://app:pass@db.example.com:6543?sslmode=require'],
    ['DATABASE_URL', 'postgres://localhost@db.example.com:6543/postgres'],
    ['DATABASE_URL', 'postgres://app:pass@localhost:6543/postgres?host=db.example.com'],
    ['DATABASE_URL', `${open}?sslmode=disable`],
    ['DATABASE_URL', `${open}?sslmode=no-verify`],
    ['DATABASE_URL', `${open}?application_name=sslmode=require`],
    ['DATABASE_CA', 'hello'],
    ['SUPABASE_URL', 'project'],
    ['SUPABASE_URL', 'ftp://project.example.com'],
    ['SUPABASE_URL', 'http://project.example.com'],
    ['SUPABASE_SERVICE_ROLE_KEY', 'two\nlines'],
    ['SMTP_URL', 'hello'],
    ['SMTP_URL', 'mail.example.com:465'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@example.com, b@example.com'],
    ['SMS_URL', 'sms'],
    ['SMS_URL', 'http://sms.example.com'],
    ['SMS_TOKEN', 'two words'],
    ['PAYMENT_PROVIDER_KEY', 'sk_live_1234567890123456789012'],
    ['PAYMENT_PROVIDER_KEY', 'live_short'],
    ['SUPPORT_EMAIL', 'nobody'],
    ['SUPPORT_EMAIL', 'Support <support@example.com>'],
    ['SUPPORT_EMAIL', 'a@example.com,b@example.com'],
    ['URL', 'site.test'],
    ['URL', 'https://example.com/shop'],
    ['URL', 'javascript:alert(1)'],
  ])('refuses %s as %j, by name and without its value', (name, value) => {
    const refusal = refusalOf({ ...whole, [name]: value });
    expect(refusal).toContain(`: ${name} `);
    expect(refusal.match(/[A-Z]+(?:_[A-Z]+)* (?=is|holds|names|leads)/g)).toHaveLength(1);
    expect(refusal).not.toContain(value);
    expect(refusal).not.toContain('hidden');
  });

  it('takes an open line to a database on this computer only', () => {
    for (const host of ['localhost:5432', '127.0.0.1:5432', '[::1]:5432'])
      expect(refusalOf({ ...whole, DATABASE_URL: `postgres://app:pass@${host}/postgres` })).toBe('');
    expect(refusalOf({ ...whole, DATABASE_URL: open })).toContain('DATABASE_CA');
    expect(refusalOf({ ...whole, DATABASE_READ_URL: open })).toContain('DATABASE_READ_URL leads over an open line');
  });

  it('takes the certificate of an authority, also where its line breaks were typed as \\n', async () => {
    const { cert } = await generate([{ name: 'commonName', value: 'an authority' }]);
    for (const written of [cert, cert.trim().replaceAll(/\r?\n/g, '\\n')]) {
      const part = readPart('database', { DATABASE_URL: open, DATABASE_CA: written });
      expect(certificateIn(part)).toMatch(/^-----BEGIN CERTIFICATE-----\r?\n/);
    }
    expect(refusalOf({ ...whole, DATABASE_URL: `${open}?sslrootcert=/a.pem`, DATABASE_CA: cert })).toContain(
      'only one of them can count',
    );
  });

  it('takes the secrets before, one a line', () => {
    const former = ['the first secret of thirty-two bytes', 'the second one, also of thirty-two bytes'];
    const keys = keysIn({ JWT_SECRET: whole.JWT_SECRET, JWT_SECRET_PREVIOUS: former.join('\n') });
    expect(keys.formerSecrets.map((key) => new TextDecoder().decode(key))).toEqual(former);
    expect(keysIn(whole).formerSecrets).toEqual([]);
  });
});

describe('a preview', () => {
  const deployment = { context: 'deploy-preview', url: 'https://deploy-preview-7--marketplace.example.app' };
  const own = {
    PREVIEW_DATABASE_URL: 'postgres://app:secret@db.example.com:6543/preview?sslmode=require',
    PREVIEW_SUPABASE_URL: 'https://preview.example.com',
    PREVIEW_SUPABASE_SERVICE_ROLE_KEY: 'preview-key',
    PREVIEW_JWT_SECRET: 'a preview secret of thirty-two bytes',
    PREVIEW_DATA_KEY: 'a preview key of thirty-two bytes!!',
  };

  it('is whatever Netlify builds that is not production', () => {
    expect(previewOf({ context: 'production', url: '' })).toBeUndefined();
    expect(previewOf(undefined)).toBeUndefined();
    expect(
      ['deploy-preview', 'branch-deploy', 'dev'].map((context) => previewOf({ context, url: '' })?.context),
    ).toEqual(['deploy-preview', 'branch-deploy', 'dev']);
  });

  it('reads its own variables, beside those of production', () => {
    const read = readPreview({ ...whole, ...own }, deployment);
    expect(read).toEqual({
      DATABASE_URL: own.PREVIEW_DATABASE_URL,
      SUPABASE_URL: own.PREVIEW_SUPABASE_URL,
      SUPABASE_SERVICE_ROLE_KEY: 'preview-key',
      JWT_SECRET: own.PREVIEW_JWT_SECRET,
      DATA_KEY: own.PREVIEW_DATA_KEY,
      URL: deployment.url,
    });
  });

  it('never falls back to those of production', () => {
    expect(() => readPreview(whole, deployment)).toThrow(
      /PREVIEW_DATABASE_URL is missing; PREVIEW_SUPABASE_URL is missing.*PREVIEW_DATA_KEY is missing/,
    );
  });

  it('refuses the database of production, whoever logs in', () => {
    const same = 'postgres://preview:other@db.example.com:6543/postgres?sslmode=require';
    const source = { ...whole, ...own, PREVIEW_DATABASE_URL: same };
    expect(() => readPreview(source, deployment)).toThrow('PREVIEW_DATABASE_URL names the database of production');
  });
});
