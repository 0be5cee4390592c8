import type { Caller } from '../../contract'
import type { Transaction } from '../../database/schema'
import { personOf } from '../../database/working-shifts'
import { Refusal } from '../../refusal'

/**
 * A dentist of the caller's clinic, held until the transaction ends: whoever changes the dentist or their schedule does
 * so one after the other.
 */
export async function holdDoctor(tx: Transaction, { company_id, clinic_id }: Caller, id: number) {
  const doctor = await tx
    .selectFrom('doctor')
    .select(['id', 'nik', 'status'])
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .forUpdate()
    .executeTakeFirst()
  if (!doctor) throw new Refusal(422, 'checkFields', { fields: { doctor_id: 'notOffered' } })
  return { ...doctor, person: personOf('doctor', { clinic_id, id, nik: doctor.nik }) }
}

/** Refuses to plan with who does not work here any more. */
export function refuseInactive({ status }: { status: string }) {
  if (status === 'inactive') throw new Refusal(422, 'checkFields', { fields: { doctor_id: 'doctorInactive' } })
}

/** Refuses to plan with a room of elsewhere, or one that is not used any more; a room that stays is not asked. */
export async function checkRoom(
  tx: Transaction,
  { company_id, clinic_id }: Caller,
  { room_id, before }: { room_id: number | null; before?: number | null },
) {
  if (room_id === null || room_id === before) return
  const room = await tx
    .selectFrom('room')
    .select('status')
    .where((eb) => eb.and({ company_id, clinic_id, id: room_id }))
    .forShare() // who makes it inactive waits, and then finds the shift
    .executeTakeFirst()
  if (!room) throw new Refusal(422, 'checkFields', { fields: { room_id: 'notOffered' } })
  if (room.status === 'inactive') throw new Refusal(422, 'checkFields', { fields: { room_id: 'roomInactive' } })
}
