import type { Schema } from '@clinic/api'
import { mouthOf } from '@clinic/core/odontogram'
import type { Database } from '../../database/schema'
import { findingOf, findingRows } from '../../domain/odontogram/finding-rows'
import type { Caller } from '../../use-case/contract'

type Planned = Schema<'PlannedService'>
type Visit = Pick<Schema<'VisitCard'>, 'id' | 'appointment_id' | 'patient'>

/** What is planned for some visits: the services of the appointment, then those of what the chart plans, by its codes. */
export async function plannedServices(
  database: Database,
  caller: Caller,
  visits: readonly Visit[],
): Promise<ReadonlyMap<number, Planned[]>> {
  const [booked, charted] = await Promise.all([
    bookedServices(database, caller, visits),
    chartedServices(database, caller, visits),
  ])
  return new Map(
    visits.map(({ id, appointment_id, patient }) => [
      id,
      [...(booked.get(appointment_id ?? 0) ?? []), ...(charted.get(patient.id) ?? [])],
    ]),
  )
}

async function bookedServices(database: Database, { company_id, clinic_id }: Caller, visits: readonly Visit[]) {
  const rows = await database
    .selectFrom('appointment_product as booked')
    .innerJoin('product', (join) =>
      join
        .onRef('product.company_id', '=', 'booked.company_id')
        .onRef('product.clinic_id', '=', 'booked.clinic_id')
        .onRef('product.id', '=', 'booked.product_id'),
    )
    .select(['booked.appointment_id', 'product.id as product_id', 'product.name', 'product.category'])
    .select('product.needs_consent')
    .where('booked.company_id', '=', company_id)
    .where('booked.clinic_id', '=', clinic_id)
    .where('booked.appointment_id', 'in', [0, ...visits.flatMap(({ appointment_id }) => appointment_id ?? [])])
    .orderBy('booked.appointment_id')
    .orderBy('booked.position')
    .execute()
  return grouped(
    rows.map(({ appointment_id, ...service }): [number, Planned] => [
      appointment_id,
      { ...service, source: 'appointment', teeth: [] },
    ]),
  )
}

/** Of the codes that a chart plans, those that a service of the clinic shows when it is done. */
async function chartedServices(database: Database, caller: Caller, visits: readonly Visit[]) {
  const { company_id, clinic_id } = caller
  const products = await database
    .selectFrom('product')
    .select(['id as product_id', 'name', 'category', 'needs_consent', 'odontogram_code'])
    .where((eb) => eb.and({ company_id, clinic_id, status: 'active' }))
    .where('odontogram_code', '<>', '')
    .orderBy('id', 'desc')
    .execute()
  const serviceOf = new Map(products.map(({ odontogram_code, ...service }) => [odontogram_code, service]))
  const rows = await findingRows(database, caller)
    .select('patient_id')
    .where('patient_id', 'in', [0, ...visits.map(({ patient }) => patient.id)])
    .execute()
  const found = grouped(rows.map(({ patient_id, ...row }) => [patient_id, findingOf(row)]))
  return grouped(
    [...found].flatMap(([patient_id, findings]) =>
      mouthOf(findings).planned.flatMap(({ code, teeth }): [number, Planned][] => {
        const service = serviceOf.get(code)
        return service ? [[patient_id, { ...service, source: 'chart', teeth: [...teeth] }]] : []
      }),
    ),
  )
}

function grouped<Row>(rows: readonly (readonly [number, Row])[]) {
  const groups = new Map<number, Row[]>()
  for (const [key, row] of rows) groups.set(key, [...(groups.get(key) ?? []), row])
  return groups
}
