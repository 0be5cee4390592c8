import type { IdField } from '../id-fields'
import type { Operation } from '../operations'
import { sampleCalls } from '../sample-calls'
import { addAppointment, someAppointment } from '../sample-calls/appointment'
import { addUsedMaterial } from '../sample-calls/assistance'
import { addMedicine } from '../sample-calls/company-medicine'
import { addInsurance } from '../sample-calls/insurance'
import { addLetter } from '../sample-calls/letter'
import { addBatch } from '../sample-calls/medicine-transaction'
import { addApproval } from '../sample-calls/money/approval'
import { addClaim } from '../sample-calls/money/claim'
import { addFeeStatement } from '../sample-calls/money/fee-statement'
import { addInstalmentPlan } from '../sample-calls/money/instalment'
import { addInvoice } from '../sample-calls/money/invoice'
import { addLabOrder, addLaboratory } from '../sample-calls/money/lab-order'
import { addPackageSold } from '../sample-calls/money/package-sold'
import { addPaket } from '../sample-calls/paket'
import { addBookingRequest } from '../sample-calls/patient/booking-request'
import { addTreatmentConsent } from '../sample-calls/patient/treatment-consent'
import { addTreatmentPlan } from '../sample-calls/patient/treatment-plan'
import { addPolicy } from '../sample-calls/patient-policy'
import { addPriceList } from '../sample-calls/price-list'
import { addFuturePrice, addPrice, addProduct } from '../sample-calls/product'
import { addRoom } from '../sample-calls/room'
import { addStaff } from '../sample-calls/staff'
import { addSupplier } from '../sample-calls/supplier'
import { addVitalSign } from '../sample-calls/vital-sign'
import { addWaitlistEntry } from '../sample-calls/waitlist'
import type { World } from '../sample-world'
import type { Sending } from '../send'

/** Returns which row of a world a field names, where `own` is the one that asks; what the address names, the samples know. */
export function namedRows(own: World) {
  const rows = rowsFor(own)
  return function rowOf(operation: Operation, { in: place, path }: IdField) {
    if (place === 'path')
      return async (world: World) => Number(Object((await sampleCalls[operation.id](world)).path).id)
    // only a material that is proposed can be posted
    if (operation.id === 'postUsage')
      return async (world: World, { body }: Sending) =>
        world === own ? Number(Object(body).lines[0].medicine_id) : (await addMedicine(world)).id
    // only a line of the invoice itself can be credited
    if (operation.id === 'createCreditNote' && path.at(-1) === 'invoice_line_id')
      return async (world: World, { body }: Sending) =>
        world === own
          ? Number(Object(body).lines[0].invoice_line_id)
          : ((await addInvoice(world, { state: 'issued' })).lines[0]?.id ?? 0)
    const names = path.filter((name) => name !== '[]')
    const row = rows[names.join('.')] ?? rows[names.at(-1) ?? '']
    if (!row) throw new Error(`${titleOf(operation, { in: place, path })} names a row of which table?`)
    return row
  }
}

export const titleOf = ({ id }: Operation, { in: place, path }: IdField) => `${id} ${place} ${path.join('.')}`

/** A row that may be named: active, with a shift if it is a dentist. By the name of the field, or by all names that lead to it. */
const rowsFor = (own: World): Record<string, (world: World, sample: Sending) => Promise<number>> => ({
  patient_id: async (world, { body }) => {
    if (world !== own) return (await busy(world)).patient_id
    // only the patient of the visit has a lab order of it
    return isLabOrder(body) ? Number(Object(body).patient_id) : (await world.addPatient()).id
  },
  duplicate_id: async ({ addPatient }) => (await addPatient()).id,
  doctor_id: async (world) => (await (world === own ? someAppointment(world) : busy(world))).doctor_id,
  assists_doctor_id: async (world) => (await someAppointment(world)).doctor_id,
  staff_id: async (world) => (await addStaff(world)).id,
  room_id: async (world) => (world === own ? await addRoom(world) : { id: (await busy(world)).room_id }).id,
  product_id: async (world) => (await addProduct(world)).id,
  price_list_id: async (world) => (await addPriceList(world)).id,
  paket_id: async (world) => (await addPaket(world)).id,
  // only one of the patient themselves, with the service, can prepay a line of an invoice
  package_sold_id: async (world, { path }) =>
    (await addPackageSold(world, world === own ? await prepayable(own, Object(path)) : {})).id,
  medicine_id: async (world) => (await addMedicine(world)).id,
  product_ids: async (world) => (await addProduct(world)).id,
  payor_id: async (world, { body }) => {
    const { claim_ids, allocations, payor_id } = Object(body)
    // only the payor of the claims themselves
    return world === own && (claim_ids || allocations) ? Number(payor_id) : (await addInsurance(world)).payor_id
  },
  insurance_id: async (world) => (await addInsurance(world)).id,
  // only one of the patient themselves can pay a part of an invoice
  policy_id: async (world, { path }) =>
    (await addPolicy(world, world === own ? { patient_id: await patientOf(own, Object(path)) } : {})).id,
  appointment_id: async (world) => (await addAppointment(world)).id,
  replaces: (world, sample) => priceOf(world, sample, { own }),
  // a record of any table that was changed
  object_id: async ({ addPatient }) => (await addPatient()).id,
  waitlist_entry_id: (world, sample) => waitlistEntryOf(world, Object(sample.body), { own }),
  booking_request_id: async (world) => (await addBookingRequest(world)).id,
  // only one of the visit itself can be corrected or acknowledged
  vital_sign_id: async (world, { body }) =>
    world === own ? Number(Object(body).vital_sign_id) : (await addVitalSign(world)).id,
  // only one of the assistance itself can be corrected
  material_id: async (world, { body }) =>
    world === own ? Number(Object(body).material_id) : (await addUsedMaterial(world)).id,
  // only the visits of the patient have letters in the list, and only those with an invoice are in that of invoices
  visit_id: async (world, { path, body }) =>
    world === own && isLabOrder(body)
      ? Number(Object(body).visit_id)
      : path === undefined
        ? (await addInvoice(world, { state: 'issued' })).visit_id
        : (await addLetter(world, world === own ? { patient_id: Number(Object(path).id) } : {})).visit_id,
  cash_shift_id: async (world) => (await addInvoice(world, { state: 'paid' })).payments[0]?.cash_shift_id ?? 0,
  // only a line of the invoice itself can be changed
  'lines.id': async (world, { body }) => Number((world === own ? Object(body) : await addInvoice(world)).lines[0].id),
  invoice_id: async (world) => {
    const { invoice_id } = await addInstalmentPlan(world)
    await addApproval(world, { invoice_id })
    return invoice_id
  },
  // only claims of the payor itself are submitted to it, or paid by it
  claim_ids: async (world, { body }) =>
    world === own ? Number(Object(body).claim_ids[0]) : (await addClaim(world)).id,
  claim_id: async (world, { body }) =>
    world === own ? Number(Object(body).allocations[0].claim_id) : (await addClaim(world, { state: 'approved' })).id,
  statement_id: async (world) => (await addFeeStatement(world)).id,
  supplier_id: async (world, { body }) => (isLabOrder(body) ? await addLaboratory(world) : await addSupplier(world)).id,
  procedure_id: async (world, { body }) =>
    procedureOf(world, world === own ? Number(Object(body).visit_id) : (await addLabOrder(world)).visit_id),
  // only what the clinic keeps, and only batches of the count itself
  medicine_ids: async (world) => (await addBatch(world)).medicine_id,
  batch_ids: async (world, { body }) =>
    world === own ? Number(Object(body).batch_ids[0]) : (await addBatch(world)).id,
  // only the receipt that brought what goes back
  receipt_id: async (world, { body }) =>
    world === own ? Number(Object(body).receipt_id) : (await addBatch(world)).receipt_id,
  to_clinic_id: async (world, { body }) => (world === own ? Number(Object(body).to_clinic_id) : world.clinic.clinic_id),
  // only a batch of the medicine itself is on its card, or can be adjusted
  batch_id: async (world, { path, body }) => {
    // only a batch of the count itself can be counted
    if (world === own && Object(body).batch_id !== undefined) return Number(Object(body).batch_id)
    const [line] = Object(body).lines ?? [{ medicine_id: Object(path).id }]
    return (await addBatch(world, world === own ? { medicine_id: Number(line.medicine_id) } : {})).id
  },
  // only an item of the plan itself is accepted
  item_ids: async (world, { body }) =>
    Number((world === own ? Object(body) : await addTreatmentPlan(world, { state: 'proposed' })).item_ids[0]),
  consent_id: async (world) => (await addTreatmentConsent(world)).id,
  plan_item_id: (world, { path }) => plannedFor(world, world === own ? Object(path) : undefined),
  inactive_patient: async ({ addPatient }) => (await addPatient()).id,
  'shift.id': (world) => idOf(sampleCalls.updateDoctorShift(world)),
  'cancelled_shift.id': (world) => idOf(sampleCalls.cancelDoctorShift(world)),
  'template.id': (world) => idOf(sampleCalls.updateShiftTemplate(world)),
  'ended_template.id': (world) => idOf(sampleCalls.endShiftTemplate(world)),
  'room_maintenance.id': (world) => idOf(sampleCalls.createRoomMaintenance(world)),
})

/** An appointment, and somebody who waits: lists that are narrowed to one of the people or to the room are not empty. */
async function busy(world: World) {
  const { company_id, clinic_id } = world.clinic
  const [appointment, entry] = [await addAppointment(world), await addWaitlistEntry(world)]
  const { id: room_id } = await addRoom(world)
  const { doctor_id, patient_id } = await world.database
    .updateTable('appointment')
    .set({ room_id })
    .where((eb) => eb.and({ company_id, clinic_id, id: appointment.id }))
    .returning(['doctor_id', 'patient_id'])
    .executeTakeFirstOrThrow()
  await world.database
    .updateTable('waitlist_entry')
    .set({ doctor_id, patient_id })
    .where((eb) => eb.and({ company_id, clinic_id, id: entry.id }))
    .execute()
  return { doctor_id, patient_id, room_id }
}

/** The patient of an invoice of one's own, and a package with the service of its first line. */
async function prepayable(own: World, { id }: { id: number }) {
  const { company_id, clinic_id } = own.clinic
  const { product_id } = await own.database
    .selectFrom('invoice_line')
    .select((eb) => eb.ref('product_id').$notNull().as('product_id'))
    .where((eb) => eb.and({ company_id, clinic_id, invoice_id: id }))
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow()
  const paket = await addPaket(own, { items: [{ product_id, quantity: 2 }] })
  return { patient_id: await patientOf(own, { id }), paket_id: paket.id }
}

/** The patient of an invoice of one's own. */
async function patientOf(own: World, { id }: { id: number }) {
  const { company_id, clinic_id } = own.clinic
  const { patient_id } = await own.database
    .selectFrom('invoice')
    .select('patient_id')
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirstOrThrow()
  return patient_id
}

const isLabOrder = (body: unknown) => Object(body).work !== undefined

/** What was done in a visit. */
async function procedureOf({ database, clinic: { company_id, clinic_id } }: World, visit_id: number | null) {
  const { id } = await database
    .selectFrom('procedure')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, visit_id: visit_id ?? 0 }))
    .executeTakeFirstOrThrow()
  return id
}

/** Only what the patient of the visit accepted can be carried out in it. */
async function plannedFor(world: World, visit: { id: number } | undefined) {
  const { company_id, clinic_id } = world.clinic
  const { patient_id, doctor_id } = await (visit
    ? world.database
        .selectFrom('visit')
        .select(['patient_id', 'doctor_id'])
        .where((eb) => eb.and({ company_id, clinic_id, id: visit.id }))
        .executeTakeFirstOrThrow()
    : addTreatmentPlan(world))
  const { item_ids } = await addTreatmentPlan(world, { state: 'accepted', patient_id, doctor_id: doctor_id ?? 0 })
  return Number(item_ids[0])
}

/** Only a price of the same service can be replaced. */
async function priceOf(world: World, { path, body }: Sending, { own }: { own: World }) {
  if (world !== own) return (await addFuturePrice(world)).id
  // at the address stands the service, or the price list of the services in the body
  const [priced] = Object(body).prices ?? []
  const at = Number(Object(path).id)
  const whose = priced ? { product_id: Number(priced.product_id), price_list_id: at } : { product_id: at }
  return (await addPrice(world, { ...whose, price: 400_000, valid_from: '2099-01-01' })).id
}

/** Only the patient who waits can be booked from the waiting list. */
async function waitlistEntryOf(world: World, { patient_id }: { patient_id: number }, { own }: { own: World }) {
  const { company_id, clinic_id } = world.clinic
  const { id } = await addWaitlistEntry(world)
  if (world !== own) return id
  await world.database
    .updateTable('waitlist_entry')
    .set({ patient_id })
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .execute()
  return id
}

const idOf = async (sample: Promise<{ path: { id: number } }>) => (await sample).path.id
