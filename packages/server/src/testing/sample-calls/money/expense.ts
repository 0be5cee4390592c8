import { expenseEntries, openingEntries } from '@clinic/core/ledger'
import { clinicTime } from '@clinic/core/time'
import { nextDocumentNumber } from '../../../domain/clinic/next-document-number'
import { post } from '../../../domain/ledger/post'
import type { SampleCalls, World } from '../../sample-world'
import { addOpenShift, contextOf } from './invoice'

const bill = {
  category: 'supplies',
  paid_to: 'Toko Sinar',
  purpose: 'Tisu dan sabun',
  paid_from: 'drawer',
  amount: 125_000,
  reference: '',
} as const

export const calls = {
  listExpense: async (world) => {
    await addExpense(world)
    return {}
  },
  getExpense: async (world) => ({ path: { id: await addExpense(world) } }),
  recordExpense: async (world) => {
    await addDrawer(world)
    return { body: { ...bill, day: dayOf(world) } }
  },
  voidExpense: async (world) => ({
    path: { id: await addExpense(world) },
    body: { reason: 'Salah catat', version: 1 },
  }),
} satisfies Partial<SampleCalls>

const dayOf = ({ now }: World) => clinicTime(now().getTime(), 'Asia/Jakarta').date

/** The open drawer of the one who calls, with the cash for one more expense. */
async function addDrawer(world: World): Promise<number> {
  const { id } = await addOpenShift(world)
  const entries = openingEntries(id, bill.amount)
  await world.database.transaction().execute((tx) => post(tx, contextOf(world), { kind: 'opening', entries }))
  return id
}

/** An expense paid from that drawer, past the server. */
export async function addExpense(world: World): Promise<number> {
  const { company_id, clinic_id } = world.clinic
  const cash_shift_id = await addDrawer(world)
  const [context, year] = [contextOf(world), Number(dayOf(world).slice(0, 4))]
  return world.database.transaction().execute(async (tx) => {
    // held before the number, as the server does: the other way round two would wait for each other
    await tx
      .selectFrom('cash_shift')
      .select('id')
      .where((eb) => eb.and({ company_id, clinic_id, id: cash_shift_id }))
      .forUpdate()
      .execute()
    const { id } = await tx
      .insertInto('expense')
      .values({
        ...bill,
        company_id,
        clinic_id,
        ...(await nextDocumentNumber(tx, world.clinic, { table: 'expense', year })),
        state: 'recorded',
        day: dayOf(world),
        cash_shift_id,
        recorded_at: world.now().toISOString(),
        recorded_by: 'Rani Putri',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await post(tx, context, { kind: 'expense', entries: expenseEntries(id, bill.amount, cash_shift_id) })
    return id
  })
}
