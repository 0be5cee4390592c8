import { addDays, clinicTime } from '@clinic/core/time'
import type { SampleCalls, World } from '../../sample-world'
import { addVisit } from '../visit'

export const calls = {
  listRecall: async (world) => {
    await addRecall(world)
    return {}
  },
  createRecallAttempt: async (world) => ({
    path: { id: (await addRecall(world)).id },
    body: { channel: 'phone', outcome: 'no_answer', remark: '' },
  }),
} satisfies Partial<SampleCalls>

interface GivenRecall extends NonNullable<Parameters<typeof addVisit>[1]> {
  /** Days from today until the control; none was proposed where it is null. */
  due?: number | null
  /** How many days ago the visit was. */
  ago?: number
}

/** A visit that is over, with a control that is due today. */
export async function addRecall(world: World, { due = 0, ago = 0, ...visit }: GivenRecall = {}) {
  const { company_id, clinic_id } = world.clinic
  const added = await addVisit(world, { state: 'checked_out', ...visit })
  const at = new Date(world.now().getTime() - ago * 86_400_000)
  const today = clinicTime(world.now().getTime(), 'Asia/Jakarta').date
  await world.database
    .updateTable('visit')
    .set({ arrived_at: at.toISOString(), state_since: at.toISOString() })
    .set(due === null ? {} : { control_on: addDays(today, due), control_reason: 'Lepas jahitan' })
    .where((eb) => eb.and({ company_id, clinic_id, id: added.id }))
    .execute()
  return added
}
