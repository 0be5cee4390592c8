import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { lockStatus } from '../../use-case/lock-status'
import { Refusal } from '../../use-case/refusal'
import type { Planned, WorkerSchedule } from './worker-schedule'
import { workerKey } from './working-shifts'

/**
 * Locks a dentist or assistant of the caller's clinic until the transaction ends, so that changes of them and of their schedule
 * run one after the other.
 */
export async function lockWorker(
  tx: Transaction,
  { company_id, clinic_id }: Caller,
  { kind, column }: Pick<WorkerSchedule, 'kind' | 'column'>,
  id: number,
) {
  const worker = await tx
    .selectFrom(kind)
    .select(['id', 'nik', 'status'])
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .forUpdate()
    .executeTakeFirst()
  if (!worker) throw new Refusal(422, 'checkFields', { fields: { [column]: 'notOffered' } })
  return { ...worker, worker_key: workerKey(kind, { clinic_id, id, nik: worker.nik }) }
}

/** Refuses to plan with an inactive worker. */
export function refuseInactive(
  { column, inactive }: Pick<WorkerSchedule, 'column' | 'inactive'>,
  { status }: { status: string },
) {
  if (status === 'inactive') throw new Refusal(422, 'checkFields', { fields: { [column]: inactive } })
}

type Place = Pick<Planned, 'room_id'> & Partial<Pick<Planned, 'assists_doctor_id'>>

/** Refuses rooms and dentists of another clinic, or inactive ones; unchanged values are not checked. */
export async function checkPlace(tx: Transaction, caller: Caller, place: Place, before?: Place) {
  const { room_id, assists_doctor_id = null } = place
  const held = await lockStatus(tx, caller, { doctor: [assists_doctor_id], room: [room_id] })
  if (room_id !== null && room_id !== before?.room_id) {
    const room = held.room.get(room_id)
    if (!room) throw new Refusal(422, 'checkFields', { fields: { room_id: 'notOffered' } })
    if (room === 'inactive') throw new Refusal(422, 'checkFields', { fields: { room_id: 'roomInactive' } })
  }
  if (assists_doctor_id !== null && assists_doctor_id !== before?.assists_doctor_id) {
    const doctor = held.doctor.get(assists_doctor_id)
    if (!doctor) throw new Refusal(422, 'checkFields', { fields: { assists_doctor_id: 'notOffered' } })
    if (doctor === 'inactive')
      throw new Refusal(422, 'checkFields', { fields: { assists_doctor_id: 'doctorInactive' } })
  }
}
