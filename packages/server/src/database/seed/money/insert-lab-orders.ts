import type { Schema } from '@clinic/api'
import { countedCost } from '@clinic/core/lab-order'
import { addDays } from '@clinic/core/time'
import { type NotNull, sql } from 'kysely'
import { nextDocumentNumber } from '../../../domain/clinic/next-document-number'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'

const laboratories = [
  {
    name: 'Lab Gigi Prima',
    contact_person: 'Pak Hendra',
    phone: '+622155550164',
    email: 'order@labgigiprima.test',
    address: 'Jl. Percetakan Negara 21, Jakarta Pusat',
    terms_days: 30,
  },
  {
    name: 'Cendana Dental Laboratory',
    contact_person: 'Ibu Fitri',
    phone: '+622155550177',
    email: 'halo@cendanalab.test',
    address: 'Jl. Cendana 4, Jakarta Selatan',
    terms_days: 14,
  },
]

type Ordered = Pick<Schema<'LabOrder'>, 'work' | 'teeth' | 'shade' | 'note' | 'cost' | 'state' | 'reason'>

interface DemoOrder extends Ordered {
  /** How many days before today it was written, and in how many days from today it is due. */
  ago: number
  dueIn: number
}

/** One in each state, and one of those at the laboratory that should be back already. */
const orders: readonly DemoOrder[] = [
  {
    ago: 12,
    dueIn: -5,
    work: 'denture',
    teeth: ['35', '36', '37'],
    shade: 'A3',
    note: 'Basis akrilik, cengkeram kawat pada 34',
    cost: 650_000,
    state: 'fitted',
    reason: '',
  },
  {
    ago: 10,
    dueIn: -2,
    work: 'crown',
    teeth: ['21'],
    shade: 'A2',
    note: 'Porselen fused to metal, sesuaikan dengan 11',
    cost: 900_000,
    state: 'received',
    reason: '',
  },
  {
    ago: 9,
    dueIn: -1,
    work: 'bridge',
    teeth: ['14', '15', '16'],
    shade: 'A3',
    note: 'Pontik sanitari pada 15',
    cost: 2_400_000,
    state: 'sent',
    reason: '',
  },
  {
    ago: 8,
    dueIn: 3,
    work: 'crown',
    teeth: ['46'],
    shade: 'A3.5',
    note: 'Zirkonia, oklusi ringan',
    cost: 1_250_000,
    state: 'returned',
    reason: 'Kontak proksimal longgar',
  },
  {
    ago: 5,
    dueIn: 4,
    work: 'model',
    teeth: [],
    shade: '',
    note: '',
    cost: 150_000,
    state: 'cancelled',
    reason: 'Pasien menunda perawatan',
  },
  {
    ago: 3,
    dueIn: 5,
    work: 'orthodontic_appliance',
    teeth: [],
    shade: '',
    note: 'Retainer Hawley rahang atas',
    cost: 450_000,
    state: 'sent',
    reason: '',
  },
  {
    ago: 1,
    dueIn: 8,
    work: 'veneer',
    teeth: ['11', '21'],
    shade: 'B1',
    note: 'Mock-up lebih dulu',
    cost: 3_200_000,
    state: 'draft',
    reason: '',
  },
]

/** Orders work for patients who were treated, of two laboratories in turns. What costs something is deducted from what the procedure earns. */
export async function insertLabOrders(tx: Transaction, place: Place, { today }: { today: string }) {
  const { company_id, clinic_id, clerk } = place
  const suppliers = await tx
    .insertInto('supplier')
    .values(
      laboratories.map((laboratory) => ({
        ...laboratory,
        company_id,
        clinic_id,
        kind: 'laboratory' as const,
        note: '',
        status: 'active' as const,
      })),
    )
    .returning('id')
    .execute()
  const visits = await treatedBefore(tx, place)
  const served = new Set<number>()
  for (const [index, { ago, dueIn, teeth, ...ordered }] of orders.entries()) {
    const day = addDays(today, -ago)
    const visit = visits.find((each) => each.day <= day && !served.has(each.patient_id))
    const supplier = suppliers[index % suppliers.length]
    if (!visit || !supplier) continue
    served.add(visit.patient_id)
    const { id } = await tx
      .insertInto('lab_order')
      .values({
        company_id,
        clinic_id,
        ...(await nextDocumentNumber(tx, place, { table: 'lab_order', year: Number(day.slice(0, 4)) })),
        ...ordered,
        ...courseOf(ordered, { day, today }),
        teeth: JSON.stringify(teeth),
        patient_id: visit.patient_id,
        doctor_id: visit.doctor_id,
        visit_id: visit.id,
        procedure_id: visit.procedure_id,
        supplier_id: supplier.id,
        due_on: addDays(today, dueIn),
        created_by: clerk.user_name,
        created_at: `${day}T04:00:00Z`,
        updated_at: `${day}T04:00:00Z`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const amount = countedCost(ordered)
    if (amount > 0)
      await tx
        .insertInto('lab_cost')
        .values({ company_id, clinic_id, lab_order_id: id, day: addDays(today, -2), amount })
        .execute()
  }
}

/** The days an order went through: sent as it was written, received two days ago, fitted yesterday. */
function courseOf({ state }: Pick<Ordered, 'state'>, { day, today }: { day: string; today: string }) {
  const isHere = state === 'received' || state === 'fitted'
  return {
    sent_on: state === 'draft' || state === 'cancelled' ? null : day,
    received_on: isHere ? addDays(today, -2) : null,
    fitted_on: state === 'fitted' ? addDays(today, -1) : null,
  }
}

/** The visits that are over, those of a procedure that a laboratory can follow first, the latest first. */
const treatedBefore = (tx: Transaction, { company_id, clinic_id }: Place) =>
  tx
    .selectFrom('visit')
    .leftJoinLateral(
      (join) =>
        join
          .selectFrom('procedure')
          .innerJoin('product', (product) =>
            product
              .onRef('product.company_id', '=', 'procedure.company_id')
              .onRef('product.clinic_id', '=', 'procedure.clinic_id')
              .onRef('product.id', '=', 'procedure.product_id'),
          )
          .select([
            'procedure.id',
            sql<number>`array_position(${sql.val(followed)}::text[], product.category)`.as('rank'),
          ])
          .whereRef('procedure.company_id', '=', 'visit.company_id')
          .whereRef('procedure.clinic_id', '=', 'visit.clinic_id')
          .whereRef('procedure.visit_id', '=', 'visit.id')
          .where('procedure.outcome', '=', 'done')
          .where('product.category', 'in', followed)
          .orderBy('rank')
          .limit(1)
          .as('made'),
      (on) => on.onTrue(),
    )
    .select(['visit.id', 'visit.patient_id', 'visit.queue_date as day', 'visit.doctor_id', 'made.id as procedure_id'])
    .$narrowType<{ doctor_id: NotNull }>()
    .where('visit.company_id', '=', company_id)
    .where('visit.clinic_id', '=', clinic_id)
    .where('visit.state', '=', 'checked_out')
    .where('visit.doctor_id', 'is not', null)
    .orderBy('made.rank', (order) => order.asc().nullsLast())
    .orderBy('visit.queue_date', 'desc')
    .orderBy('visit.id')
    .execute()

/** What is often followed by work of a laboratory, the likeliest first: a root canal by a crown, as a large filling. */
const followed = ['prosthodontics', 'endodontics', 'conservation'] as const
