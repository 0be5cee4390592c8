import type { Schema } from '@clinic/api'
import type { Transaction } from '../../database/schema'
import { assists } from '../../domain/assistance/assists'
import { ownStaff } from '../../domain/assistance/own-staff'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { heldVisit } from '../../domain/visit/held-visit'
import { treatingDentist } from '../../domain/visit/refuse-practice'
import type { RequestContext } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

/** The visit whose chart the caller writes, held: a dentist their own, an assistant one of today in which they assist now. */
export async function chartedVisit(tx: Transaction, { caller, now }: RequestContext, id: number) {
  const doctor_id = caller.role === 'doctor_clinic' ? await treatingDentist(tx, caller) : null
  const visit = await heldVisit(tx, caller, id)
  const isTheirs = doctor_id === null ? await assistsToday(tx, { caller, now }, visit) : visit.doctor_id === doctor_id
  if (!isTheirs) throw new Refusal(404, 'notFound')
  return visit
}

async function assistsToday(
  tx: Transaction,
  { caller, now }: RequestContext,
  { id, queue_date }: Pick<Schema<'Visit'>, 'id' | 'queue_date'>,
) {
  const staff = await ownStaff(tx, caller)
  if (!staff) throw new Refusal(403, 'noAssistant')
  const { today } = await clinicDay(tx, caller, now)
  return queue_date === today && (await assists(tx, caller, { visit_id: id, staff_id: staff.id }))
}
