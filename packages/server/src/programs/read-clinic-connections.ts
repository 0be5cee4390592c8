import { readFile, stat } from 'node:fs/promises'
import * as v from 'valibot'
import type { Database } from '../database/schema'
import type { ClinicConnections } from '../domain/satu-sehat/clinic-connections'
import { connectionTo } from '../domain/satu-sehat/connection'
import type { Env } from '../env'
import { StartFailure } from './start-failure'

/** Reads the file of SATUSEHAT_CLINICS; undefined where none is set. Throws `StartFailure`, which never names a secret. */
export async function readClinicConnections(env: Env, database: Database): Promise<ClinicConnections | undefined> {
  const { SATUSEHAT_CLINICS: path, SATUSEHAT_BASE_URL } = env
  if (!path || !SATUSEHAT_BASE_URL) return undefined
  const entries = entriesIn(await textOf(path), path)
  const ids = await clinicIds(
    database,
    entries.map(({ clinic }) => clinic),
  )
  return new Map(
    entries.map(({ clinic, ...credentials }) => {
      const id = ids.get(clinic)
      if (id === undefined) throw new StartFailure(`${path} names the clinic ${clinic}, which does not exist.`)
      return [id, connectionTo(SATUSEHAT_BASE_URL, credentials)]
    }),
  )
}

const word = v.pipe(v.string(), v.nonEmpty())
const file = v.array(
  v.strictObject({
    /** As in the address of its registration. */
    clinic: word,
    client_id: word,
    client_secret: word,
    organization_id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  }),
)
const shape = 'a list of {"clinic", "client_id", "client_secret", "organization_id"}, each a text'

async function textOf(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined)
  // of Windows the rights are no modes
  if (found && process.platform !== 'win32' && (found.mode & forOthers) !== 0)
    throw new StartFailure(`Other users of this machine can open ${path}, which holds secrets: chmod 600 ${path}.`)
  return readFile(path, 'utf8').catch(() => {
    throw new StartFailure(`The file ${path} of SATUSEHAT_CLINICS cannot be read.`)
  })
}

const forOthers = 0o077

/** Says no more of what is wrong than where it stands: a message of the parser would quote what is around it. */
function entriesIn(text: string, path: string) {
  const result = v.safeParse(file, jsonIn(text))
  if (!result.success) {
    const at = v.getDotPath(result.issues[0])
    throw new StartFailure(`${path} is not ${shape}${at ? `; see ${at}` : ''}.`)
  }
  const entries = result.output
  const twice = entries.find(({ clinic }, index) => entries.findIndex((each) => each.clinic === clinic) < index)
  if (twice) throw new StartFailure(`${path} names the clinic ${twice.clinic} twice.`)
  // they would share a token, and take turns with the wrong one
  const torn = entries.find((each) =>
    entries.some(
      ({ client_id, client_secret, organization_id }) =>
        client_id === each.client_id &&
        (client_secret !== each.client_secret || organization_id !== each.organization_id),
    ),
  )
  if (torn)
    throw new StartFailure(`${path} gives the client_id of the clinic ${torn.clinic} two secrets or organizations.`)
  return entries
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Of all companies: the file is of whoever runs the server. */
async function clinicIds(database: Database, slugs: readonly string[]): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('clinic')
    .select(['id', 'slug'])
    .where('slug', 'in', ['', ...slugs])
    .execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
