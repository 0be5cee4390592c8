import { describe, expect, it } from 'vitest'
import { readEnv } from './env'

describe('the environment', () => {
  it('needs nothing to be set', () => {
    const standard = {
      PORT: 8080,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      BACKUP_AT: '02:30',
      BACKUP_KEEP: 14,
      APP_ENV: 'development',
      SEED_DEMO: true,
      MAINTENANCE: false,
      LIMIT_READINGS: true,
      TRUST_PROXY: 0,
    }
    expect(readEnv({})).toEqual(standard)
    expect(readEnv({ PORT: '', DATABASE_URL: '', SEED_DEMO: '' })).toEqual(standard)
  })

  it('is read as numbers, words and answers', () => {
    const given = {
      PORT: '80',
      DATABASE_URL: 'postgresql://db/clinic',
      MAINTENANCE: 'true',
      SEED_DEMO: 'false',
      TRUST_PROXY: '2',
    }
    const want = {
      PORT: 80,
      DATABASE_URL: 'postgresql://db/clinic',
      MAINTENANCE: true,
      SEED_DEMO: false,
      TRUST_PROXY: 2,
    }
    expect(readEnv(given)).toMatchObject(want)
  })

  it('has no demo clinic in production', () => {
    expect(readEnv({ APP_ENV: 'production' })).toMatchObject({ SEED_DEMO: false })
    expect(readEnv({ APP_ENV: 'staging' })).toMatchObject({ SEED_DEMO: true })
  })

  it.each<{ given: Record<string, string>; message: string }>([
    { given: { PORT: '65536' }, message: 'PORT must be a whole number from 0 to 65535.' },
    { given: { PORT: '80a' }, message: 'PORT must be a whole number from 0 to 65535.' },
    { given: { APP_ENV: 'test' }, message: 'APP_ENV must be one of development, staging, production.' },
    { given: { DATABASE_URL: 'mysql://db' }, message: 'DATABASE_URL must begin with postgres://.' },
    { given: { DATABASE_OWNER_URL: 'db' }, message: 'DATABASE_OWNER_URL must begin with postgres://.' },
    {
      given: { DATABASE_OWNER_URL: 'postgres://owner@db/clinic' },
      message: 'DATABASE_OWNER_URL needs a DATABASE_URL, which the server works with.',
    },
    { given: { SEED_DEMO: 'yes' }, message: 'SEED_DEMO must be true or false.' },
    { given: { MAINTENANCE: '1' }, message: 'MAINTENANCE must be true or false.' },
    { given: { METRICS_TOKEN: 'guess' }, message: 'METRICS_TOKEN must have at least 16 letters and digits.' },
    { given: { BACKUP_DIR: 'backups' }, message: 'BACKUP_DIR must be the whole path of a folder.' },
    {
      given: { BACKUP_AT: '24:00' },
      message: 'BACKUP_AT must be a time of day from 00:00 to 23:59, such as 02:30.',
    },
    {
      given: { BACKUP_AT: '2.30' },
      message: 'BACKUP_AT must be a time of day from 00:00 to 23:59, such as 02:30.',
    },
    { given: { BACKUP_KEEP: '0' }, message: 'BACKUP_KEEP must be a whole number from 1 to 999.' },
    { given: { TRUST_PROXY: 'all' }, message: 'TRUST_PROXY must be a whole number from 0 to 10.' },
    {
      given: { APP_ENV: 'production', SEED_DEMO: 'true' },
      message: 'SEED_DEMO cannot be true when APP_ENV is production: demo accounts have a known password.',
    },
  ])('names the problem: $given', ({ given, message }) => {
    expect(() => readEnv(given)).toThrow(message)
  })
})
