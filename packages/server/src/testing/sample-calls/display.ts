import { linkToken } from '../../domain/account/link-token'
import { hashToken } from '../../domain/account/open-session'
import type { SampleCalls, World } from '../sample-world'

export const calls = {
  listDisplay: async () => ({}),
  createDisplay: async () => ({ body: { name: 'Ruang tunggu', language: 'id' } }),
  revokeDisplay: async (world) => ({ path: { id: (await addDisplay(world)).id } }),
  showDisplay: async (world) => ({ body: { token: (await addDisplay(world)).token } }),
} satisfies Partial<SampleCalls>

/** A display whose link is valid. */
async function addDisplay({ clinic, database, now }: World) {
  const { company_id, clinic_id } = clinic
  const token = linkToken()
  const { id } = await database
    .insertInto('display')
    .values({
      company_id,
      clinic_id,
      name: 'Ruang tunggu',
      language: 'id',
      token_hash: hashToken(token),
      created_at: now().toISOString(),
      created_by: 'Rani Putri',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token }
}
