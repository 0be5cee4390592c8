import type { JobState, StepName } from '@clinic/core/satu-sehat'
import { environmentOf } from '../../../domain/satu-sehat/connection'
import type { SampleCalls, World } from '../../sample-world'
import { addVisit } from '../visit'

export const calls = {
  getSatuSehatStatus: async () => ({}),
  // asked for before: each later time does the same
  setUpSatuSehat: async ({ database, clinic: { company_id, clinic_id } }) => {
    const asked = { requested_at: new Date(), due_at: null, failures: '[]' }
    await database
      .insertInto('satu_sehat_set_up')
      .values({ company_id, clinic_id, ...asked })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return {}
  },
  listSatuSehatVisit: async (world) => {
    await addToldVisit(world)
    return {}
  },
  getSatuSehatVisit: async (world) => ({ path: await toldVisitId(world) }),
  previewSatuSehatVisit: async (world) => ({ path: await toldVisitId(world) }),
  // its visit has no diagnosis: there is nothing for which the service is asked
  compareSatuSehatVisit: async (world) => ({
    path: await toldVisitId(world, { steps: { condition: 'sent' } }),
    query: { step: 'condition' },
  }),
  sendSatuSehatAgain: async (world) => {
    const rule = newRule()
    await addToldVisit(world, { rule })
    return { body: { state: 'rejected', rule } }
  },
  sendSatuSehatVisitAgain: async (world) => ({ path: await toldVisitId(world), body: { version: 1 } }),
  excludeSatuSehatVisit: async (world) => ({
    path: await toldVisitId(world),
    body: { reason: 'other', note: 'Uji coba', version: 1 },
  }),
  includeSatuSehatVisit: async (world) => ({
    path: await toldVisitId(world, { steps: { condition: 'out_of_scope' } }),
    body: { version: 1 },
  }),
} satisfies Partial<SampleCalls>

const toldVisitId = async (world: World, given?: Parameters<typeof addToldVisit>[1]) => {
  const { id } = await addToldVisit(world, given)
  return { id }
}

/** One by which nothing else was refused. */
const newRule = () => {
  lastRule += 1
  return lastRule
}
let lastRule = 30_000

interface Given {
  /** Null where the reply named none. */
  rule?: number | null
  steps?: Partial<Record<StepName, JobState>>
}

/** A visit that is over, of which a diagnosis was refused; past the server. */
export async function addToldVisit(world: World, { steps = { condition: 'rejected' }, rule = 10003 }: Given = {}) {
  const { company_id, clinic_id } = world.clinic
  const visit = await addVisit(world, { state: 'finished' })
  const at = world.now()
  const states = Object.values(steps)
  const isExcluded = states.includes('out_of_scope')
  await world.database
    .insertInto('satu_sehat_visit')
    .values({
      company_id,
      clinic_id,
      id: visit.id,
      finished_at: at,
      state: states[0] ?? 'not_ready',
      missing: '[]',
      client: environmentOf({ APP_ENV: 'development' }).client,
      reason: isExcluded ? 'other' : null,
    })
    .execute()
  const refused = {
    http_status: 400,
    rules: JSON.stringify(rule === null ? [] : [rule]),
    message: rule === null ? 'Kode tidak ditemukan' : `Kode tidak ditemukan (RuleNumber: ${rule})`,
  }
  for (const [step, state] of Object.entries(steps) as [StepName, JobState][])
    await world.database
      .insertInto('satu_sehat_step')
      .values({
        company_id,
        clinic_id,
        visit_id: visit.id,
        step,
        state,
        attempts: 1,
        first_at: at,
        sent_at: state === 'sent' || state === 'stale' ? at : null,
        ...(state === 'rejected' ? refused : { rules: '[]' }),
      })
      .execute()
  return visit
}
