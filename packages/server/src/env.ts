import { isAbsolute } from 'node:path'
import * as v from 'valibot'
import { StartFailure } from './programs/start-failure'

export type Env = ReturnType<typeof readEnv>

/** The one place that reads the environment. A wrong value stops the start with a sentence. */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = v.safeParse(schema, given)
  if (!result.success) {
    const [issue] = result.issues
    throw new StartFailure(`${v.getDotPath(issue)} ${issue.message}.`)
  }
  const { SEED_DEMO = result.output.APP_ENV !== 'production', ...env } = result.output
  if (SEED_DEMO && env.APP_ENV === 'production') {
    throw new StartFailure('SEED_DEMO cannot be true when APP_ENV is production: demo accounts have a known password.')
  }
  if (env.DATABASE_OWNER_URL && !env.DATABASE_URL) {
    throw new StartFailure('DATABASE_OWNER_URL needs a DATABASE_URL, which the server works with.')
  }
  const problem = problemOfSatuSehat(env)
  if (problem) throw new StartFailure(problem)
  return { ...env, SEED_DEMO }
}

/** The credentials of all clinics and those of each are two ways, of which one is taken. */
function problemOfSatuSehat(env: v.InferOutput<typeof schema>): string | undefined {
  const { SATUSEHAT_BASE_URL, SATUSEHAT_CLIENT_ID, SATUSEHAT_CLIENT_SECRET, SATUSEHAT_ORGANIZATION_ID } = env
  const credentials = [SATUSEHAT_CLIENT_ID, SATUSEHAT_CLIENT_SECRET]
  if (env.SATUSEHAT_CLINICS) {
    if (credentials.some(Boolean) || SATUSEHAT_ORGANIZATION_ID)
      return 'SATUSEHAT_CLINICS takes the place of SATUSEHAT_CLIENT_ID, SATUSEHAT_CLIENT_SECRET and SATUSEHAT_ORGANIZATION_ID: leave these out.'
    return SATUSEHAT_BASE_URL ? undefined : 'SATUSEHAT_CLINICS needs a SATUSEHAT_BASE_URL, to which its clinics send.'
  }
  const isComplete = SATUSEHAT_BASE_URL && credentials.every(Boolean) && SATUSEHAT_ORGANIZATION_ID
  if (isComplete || ![SATUSEHAT_BASE_URL, ...credentials].some(Boolean)) return undefined
  return 'SATUSEHAT_BASE_URL, SATUSEHAT_CLIENT_ID, SATUSEHAT_CLIENT_SECRET and SATUSEHAT_ORGANIZATION_ID are set together.'
}

const postgresUrl = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))
const wholeNumber = (from: number, to: number) => {
  const message = `must be a whole number from ${from} to ${to}`
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, message),
    v.transform(Number),
    v.minValue(from, message),
    v.maxValue(to, message),
  )
}
const yesOrNo = v.pipe(
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((text) => text === 'true'),
)
const environments = ['development', 'staging', 'production'] as const

const schema = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '8080'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** The folder of the embedded database. */
  DATA_DIR: v.optional(v.string(), './data'),
  /** A PostgreSQL server instead of the embedded database. */
  DATABASE_URL: v.optional(postgresUrl),
  /** The same database as the owner of its tables: with it the role of DATABASE_URL gets no more than the server needs. */
  DATABASE_OWNER_URL: v.optional(postgresUrl),
  /** The folder in which the server makes a backup every day; none without it. */
  BACKUP_DIR: v.optional(v.pipe(v.string(), v.check(isAbsolute, 'must be the whole path of a folder'))),
  /** By the clock of this machine: one backup is of all clinics, whatever their time zones. */
  BACKUP_AT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day from 00:00 to 23:59, such as 02:30'),
    ),
    '02:30',
  ),
  BACKUP_KEEP: v.optional(wholeNumber(1, 999), '14'),
  APP_ENV: v.optional(v.picklist(environments, `must be one of ${environments.join(', ')}`), 'development'),
  SEED_DEMO: v.optional(yesOrNo),
  MAINTENANCE: v.optional(yesOrNo, 'false'),
  /** False is for measuring: nothing keeps an account from reading all patients then, and the start says so. */
  LIMIT_READINGS: v.optional(yesOrNo, 'true'),
  /** How many proxies stand in front: as many X-Forwarded-For entries, from the right, are believed. */
  TRUST_PROXY: v.optional(wholeNumber(0, 10), '0'),
  /** The address of SATUSEHAT; with the three below it is sent to. Without them a simulator takes its place, in production nothing does. */
  SATUSEHAT_BASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^https:\/\/|^http:\/\/(127\.0\.0\.1|localhost)[:/]/, 'must begin with https://')),
  ),
  SATUSEHAT_CLIENT_ID: v.optional(v.string()),
  SATUSEHAT_CLIENT_SECRET: v.optional(v.string()),
  /** The number of the organization in SATUSEHAT: identifiers of what is sent end with it. */
  SATUSEHAT_ORGANIZATION_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must be a number of the ministry')),
  ),
  /** A file with credentials of each clinic, instead of the three above. */
  SATUSEHAT_CLINICS: v.optional(v.pipe(v.string(), v.check(isAbsolute, 'must be the whole path of a file'))),
  /** The token that opens /metrics; without a token only this machine may read them. */
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.~+/=-]{16,}$/, 'must have at least 16 letters and digits')),
  ),
})
