import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { accessOf } from '../domain/satu-sehat/clinic-connections'
import { readEnv } from '../env'
import { createClinic } from '../testing/create-clinic'
import { copyDatabase } from '../testing/database/copy-database'
import { readClinicConnections } from './read-clinic-connections'

const { database, close } = await copyDatabase()
const folder = await mkdtemp(join(tmpdir(), 'connections-'))
const path = join(folder, 'clinics.json')
const [first, second, third] = [
  await createClinic(database),
  await createClinic(database),
  await createClinic(database),
]
const address = 'https://api-satusehat.kemkes.go.id/'
const env = readEnv({ SATUSEHAT_BASE_URL: address, SATUSEHAT_CLINICS: path })
afterAll(async () => {
  await rm(folder, { recursive: true })
  await close()
})

const entryOf = ({ slug: clinic }: { slug: string }, number: number) => ({
  clinic,
  client_id: `client ${number}`,
  client_secret: `hidden ${number}`,
  organization_id: `1000000${number}`,
})

async function read(content: unknown, mode = 0o600) {
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  await chmod(path, mode)
  return readClinicConnections(env, database)
}

describe('the credentials of each clinic', () => {
  it('are those of the file, and a clinic that it does not name has no access', async () => {
    const connections = await read([entryOf(first, 1), entryOf(second, 2)])
    const access = accessOf(env, connections)
    expect(access(first)).toMatchObject({ environment: 'production', organization_id: '10000001' })
    expect(access(second)).toMatchObject({ environment: 'production', organization_id: '10000002' })
    expect(access(first).client).not.toBe(access(second).client)
    expect(access(third)).toEqual({ environment: 'none', organization_id: '', client: '' })
  })

  it('may be the same for clinics of one organization, which share what is theirs', async () => {
    const access = accessOf(env, await read([entryOf(first, 1), entryOf(second, 1)]))
    expect(access(first)).toMatchObject({ client: access(second).client, organization_id: '10000001' })
  })

  it('are of no clinic without a file', async () => {
    const alone = readEnv({})
    expect(await readClinicConnections(alone, database)).toBeUndefined()
    expect(accessOf(alone, undefined)(first).environment).toBe('simulator')
  })

  const torn = { ...entryOf(second, 1), client_secret: 'hidden 2' }
  it.each([
    { of: 'that others can read', content: [], mode: 0o640, msg: 'chmod 600' },
    { of: 'that is no JSON', content: '[{"client_secret": "hidden 1",}]', msg: 'is not a list of' },
    { of: 'that is no list', content: entryOf(first, 1), msg: 'is not a list of' },
    { of: 'without a secret', content: [{ ...entryOf(first, 1), client_secret: '' }], msg: 'see 0.client_secret' },
    { of: 'with a word too many', content: [{ ...entryOf(first, 1), secret: 'hidden 1' }], msg: 'see 0.secret' },
    {
      of: 'of a clinic that is not there',
      content: [entryOf({ slug: 'nowhere' }, 1)],
      msg: 'the clinic nowhere, which',
    },
    { of: 'that names a clinic twice', content: [entryOf(first, 1), entryOf(first, 2)], msg: `${first.slug} twice` },
    { of: 'that gives a client two secrets', content: [entryOf(first, 1), torn], msg: 'two secrets or organizations' },
  ])('refuse a file $of with one sentence, which names no secret', async ({ content, mode, msg }) => {
    const refused = await read(content, mode).catch((error: unknown) => error)
    expect(refused).toMatchObject({ name: 'StartFailure', message: expect.stringContaining(msg) })
    expect(String(refused)).not.toContain('hidden')
  })

  it('refuse a file that is not there', async () => {
    const SATUSEHAT_CLINICS = join(folder, 'other.json')
    await expect(readClinicConnections({ ...env, SATUSEHAT_CLINICS }, database)).rejects.toThrow('cannot be read')
  })
})

describe('the settings', () => {
  it.each([
    [{ SATUSEHAT_CLINICS: path }, 'needs a SATUSEHAT_BASE_URL'],
    [{ SATUSEHAT_BASE_URL: address, SATUSEHAT_CLINICS: path, SATUSEHAT_CLIENT_ID: 'client' }, 'takes the place of'],
    [{ SATUSEHAT_BASE_URL: address, SATUSEHAT_CLINICS: 'clinics.json' }, 'must be the whole path of a file'],
  ])('%j are refused', (settings, message) => {
    expect(() => readEnv(settings)).toThrow(message)
  })
})
