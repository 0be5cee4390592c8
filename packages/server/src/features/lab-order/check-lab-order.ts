import type { Schema } from '@clinic/api'
import type { Transaction } from '../../database/schema'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { treatsHere } from '../../domain/doctor/treats-here'
import { patientRefusal } from '../../domain/patient/patient-refusal'
import type { Caller, RequestContext } from '../../use-case/contract'
import { lockStatus } from '../../use-case/lock-status'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'

/** Returns the columns of an order of a patient; refuses whom and what cannot be named in it. */
export async function checkLabOrder(
  tx: Transaction,
  context: RequestContext,
  { patient_id, ...ordered }: Schema<'LabOrderInput'>,
) {
  const { caller } = context
  await checkPeople(tx, caller, { patient_id, doctor_id: ordered.doctor_id })
  await checkLaboratory(tx, caller, ordered.supplier_id)
  const visit_id = await checkVisit(tx, caller, { patient_id, ...ordered })
  await checkDue(tx, context, ordered.due_on)
  return {
    supplier_id: ordered.supplier_id,
    doctor_id: ordered.doctor_id,
    visit_id,
    procedure_id: ordered.procedure_id,
    work: ordered.work,
    teeth: JSON.stringify(ordered.teeth),
    shade: ordered.shade.trim(),
    note: ordered.note.trim(),
    cost: ordered.cost,
    due_on: ordered.due_on,
  }
}

/** A laboratory can be ordered from while it is active. */
export async function checkLaboratory(tx: Transaction, { company_id, clinic_id }: Caller, id: number) {
  const laboratory = await tx
    .selectFrom('supplier')
    .select('status')
    .where((eb) => eb.and({ company_id, clinic_id, id, kind: 'laboratory' }))
    .forShare()
    .executeTakeFirst()
  if (laboratory?.status !== 'active') refuse('supplier_id', laboratory ? 'laboratoryInactive' : 'laboratoryNotOffered')
}

/** Refuses a day before today; returns today. */
export async function checkDue(tx: Transaction, { caller, now }: RequestContext, due_on: string): Promise<string> {
  const { today } = await clinicDay(tx, caller, now)
  if (due_on < today) refuse('due_on', 'labDueBeforeToday')
  return today
}

async function checkPeople(
  tx: Transaction,
  caller: Caller,
  { patient_id, doctor_id }: Record<'patient_id' | 'doctor_id', number>,
) {
  const held = await lockStatus(tx, caller, { patient: [patient_id], doctor: [doctor_id] })
  const refusedPatient = patientRefusal(held.patient.get(patient_id))
  if (refusedPatient) refuse('patient_id', refusedPatient)
  const { company_id, clinic_id } = caller
  const treats = await tx
    .selectFrom('doctor')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, id: doctor_id }))
    .where(treatsHere)
    .executeTakeFirst()
  if (!treats) refuse('doctor_id', 'notOffered')
}

type Of = Pick<Schema<'LabOrderInput'>, 'patient_id' | 'visit_id' | 'procedure_id'>

/** The visit an order is for: that of its procedure, where it has one. */
async function checkVisit(tx: Transaction, caller: Caller, { patient_id, visit_id, procedure_id }: Of) {
  const { company_id, clinic_id } = caller
  if (procedure_id !== null) {
    const procedure = await tx
      .selectFrom('procedure')
      .select('visit_id')
      .where((eb) => eb.and({ company_id, clinic_id, id: procedure_id, patient_id }))
      .executeTakeFirst()
    if (!procedure || (visit_id !== null && visit_id !== procedure.visit_id))
      return refuse('procedure_id', 'labProcedureElsewhere')
    return procedure.visit_id
  }
  if (visit_id === null) return null
  const visit = await tx
    .selectFrom('visit')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, id: visit_id, patient_id }))
    .executeTakeFirst()
  return visit ? visit.id : refuse('visit_id', 'labVisitElsewhere')
}

function refuse(field: keyof Schema<'LabOrderInput'>, sentence: Sentence): never {
  throw new Refusal(422, 'checkFields', { fields: { [field]: sentence } })
}
