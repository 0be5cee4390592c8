import type { Schema } from '@clinic/api'
import { post } from '../../../domain/ledger/post'
import type { SampleCalls, World } from '../../sample-world'
import { contextOf } from './invoice'

export const calls = {
  listCashShift: async () => ({}),
  openCashShift: async (world) => {
    await endShift(world)
    return { body: { opening_float: 500_000 } }
  },
  getMyCashShift: async () => ({}),
  getCashShift: async (world) => ({ path: await shiftIn(world, 'open') }),
  countCashShift: async (world) => ({
    path: await shiftIn(world, 'open'),
    body: { counted: 500_000, version: 1 },
  }),
  resumeCashShift: async (world) => ({
    path: await shiftIn(world, 'counted'),
    body: { reason: 'Masih ada pasien', version: 1 },
  }),
  closeCashShift: async (world) => ({
    path: await shiftIn(world, 'counted'),
    body: { variance_reason: '', version: 1 },
  }),
} satisfies Partial<SampleCalls>

const shiftIn = async (world: World, state: 'open' | 'counted') => ({ id: (await addCashShift(world, { state })).id })

interface Given {
  state?: Exclude<Schema<'CashShiftState'>, 'closed'>
  opening_float?: number
  /** Nothing differs from what should be there, if nothing is given. */
  counted?: number
}

/** A new cash shift of the one who calls, past the server. */
export async function addCashShift(world: World, { state = 'open', opening_float = 500_000, counted }: Given = {}) {
  await endShift(world)
  const { company_id, clinic_id } = world.clinic
  const [context, at] = [contextOf(world), world.now().toISOString()]
  return world.database.transaction().execute(async (tx) => {
    const shift = await tx
      .insertInto('cash_shift')
      .values({ company_id, clinic_id, user_id: world.user.id, user_name: 'Rani Putri', state, opened_at: at })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()
    const cash_shift_id = shift.id
    await post(tx, context, {
      kind: 'opening',
      entries: [
        { account: 'till', cash_shift_id, method: 'cash', amount: opening_float },
        { account: 'float', cash_shift_id, amount: -opening_float },
      ],
    })
    const count = { cash_shift_id, counted: counted ?? opening_float, counted_at: at, counted_by: 'Rani Putri' }
    if (state === 'counted')
      await tx
        .insertInto('cash_count')
        .values({ company_id, clinic_id, ...count })
        .execute()
    return shift
  })
}

/** Whoever calls has one shift at a time. */
async function endShift({ database, clinic: { company_id, clinic_id }, user, now }: World) {
  await database
    .updateTable('cash_shift')
    .set({ state: 'closed', closed_at: now().toISOString(), closed_by: 'Rani Putri' })
    .where((eb) => eb.and({ company_id, clinic_id, user_id: user.id }))
    .where('state', '<>', 'closed')
    .execute()
}
