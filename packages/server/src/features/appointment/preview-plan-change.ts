import type { OperationId, Schema } from '@clinic/api'
import { canCall, operationRoles } from '@clinic/core/access'
import { sql } from 'kysely'
import type { Transaction } from '../../database/schema'
import { appointmentCards } from '../../domain/appointment/appointment-rows'
import { violatedRules, violatesPlan } from '../../domain/appointment/violated-rules'
import { updateOpeningHours } from '../../domain/clinic/opening-hours'
import { createRoomMaintenance } from '../../domain/room/create-room-maintenance'
import { doctorShiftUseCases } from '../../domain/schedule/doctor-shifts'
import type { Call, UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { Refusal } from '../../use-case/refusal'
import { dryRun } from '../../use-case/transaction'

/** Applies the change in a transaction that is rolled back; returns the appointments it would take out of the plan. */
export const previewPlanChange: UseCase<'previewPlanChange'> = (call) =>
  dryRun(call.database, async (tx) => {
    const { caller, now } = call
    const request = { ...call, database: tx, idempotencyKey: undefined }
    const before = new Map((await violations(tx, request)).map(({ id, rules }) => [id, rules]))
    for (const { operation, changeOf } of previews) {
      const change = changeOf(request)
      if (!change) continue
      if (!canCall(caller.role, operationRoles[operation])) throw new Refusal(403, 'forbidden')
      await change()
    }
    const newViolations = (await violations(tx, request)).filter(({ id, rules }) =>
      rules.some((rule) => !before.get(id)?.includes(rule)),
    )
    const ids = sql`string_to_array(${newViolations.map(({ id }) => id).join()}, ',')::bigint[]`
    const appointments = appointmentCards(tx, { caller, now }).where(sql<boolean>`appointment.id = any(${ids})`)
    return list(
      tx,
      appointments,
      { rowPerPage: 100 },
      {
        searchColumn: 'patient.search',
        sort: { starts_at: ['appointment.starts_at'] },
        defaultSort: 'starts_at',
        id: 'appointment.id',
      },
    )
  })

type PreviewCall = Omit<Call<'previewPlanChange'>, 'database'> & { database: Transaction }

const violations = (tx: Transaction, { caller: { company_id, clinic_id }, now }: PreviewCall) =>
  tx
    .selectFrom('appointment')
    .select(['id', violatedRules(now).as('rules')])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where(violatesPlan(now))
    .execute()

interface Preview {
  operation: OperationId
  /** Returns the function that makes the change, if this change is previewed. */
  changeOf: (request: PreviewCall) => (() => Promise<unknown>) | undefined
}

const preview = <Name extends keyof Schema<'PlanChange'>>(
  name: Name,
  operation: OperationId,
  make: (request: PreviewCall, change: NonNullable<Schema<'PlanChange'>[Name]>) => Promise<unknown>,
): Preview => ({
  operation,
  changeOf(request) {
    const change = request.body[name]
    return change && (() => make(request, change))
  },
})

const { updateDoctorShift, cancelDoctorShift, updateShiftTemplate, endShiftTemplate } = doctorShiftUseCases

const previews: readonly Preview[] = [
  preview('shift', 'updateDoctorShift', (request, { id, body }) =>
    updateDoctorShift({ ...request, operationId: 'updateDoctorShift', path: { id }, body }),
  ),
  preview('cancelled_shift', 'cancelDoctorShift', (request, { id, version }) =>
    // why, is not known before it is meant
    cancelDoctorShift({ ...request, operationId: 'cancelDoctorShift', path: { id }, body: { reason: '', version } }),
  ),
  preview('template', 'updateShiftTemplate', (request, { id, body }) =>
    updateShiftTemplate({ ...request, operationId: 'updateShiftTemplate', path: { id }, body }),
  ),
  preview('ended_template', 'endShiftTemplate', (request, { id, body }) =>
    endShiftTemplate({ ...request, operationId: 'endShiftTemplate', path: { id }, body }),
  ),
  preview('room_maintenance', 'createRoomMaintenance', (request, { id, body }) =>
    createRoomMaintenance({ ...request, operationId: 'createRoomMaintenance', path: { id }, body }),
  ),
  preview('opening_hours', 'updateOpeningHours', (request, body) =>
    updateOpeningHours({ ...request, operationId: 'updateOpeningHours', body }),
  ),
  // the operations refuse these two only on a version conflict, so the rows are written directly
  preview('inactive_patient', 'updatePatient', ({ caller, database }, id) =>
    database
      .updateTable('patient')
      .set({ status: 'inactive' })
      .where((eb) => eb.and({ company_id: caller.company_id, clinic_id: caller.clinic_id, id }))
      .execute(),
  ),
  preview('inactive_clinic', 'updateInformation', ({ caller, database }) =>
    database
      .updateTable('clinic')
      .set({ status: 'inactive' })
      .where((eb) => eb.and({ company_id: caller.company_id, id: caller.clinic_id }))
      .execute(),
  ),
]
