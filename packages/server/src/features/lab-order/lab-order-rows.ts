import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import { appointmentPatient, ownDoctor } from '../../domain/appointment/appointment-rows'
import { todayIn } from '../../domain/clinic/clinic-day'
import type { RequestContext } from '../../use-case/contract'

/** The lab orders of the clinic that the caller may see, as the contract shows them. */
export const labOrderRows = (database: Database | Transaction, { caller, now }: RequestContext) =>
  database
    .selectFrom('lab_order')
    .innerJoin('patient', (join) =>
      join
        .onRef('patient.company_id', '=', 'lab_order.company_id')
        .onRef('patient.clinic_id', '=', 'lab_order.clinic_id')
        .onRef('patient.id', '=', 'lab_order.patient_id'),
    )
    .innerJoin('supplier', (join) =>
      join
        .onRef('supplier.company_id', '=', 'lab_order.company_id')
        .onRef('supplier.clinic_id', '=', 'lab_order.clinic_id')
        .onRef('supplier.id', '=', 'lab_order.supplier_id'),
    )
    .innerJoin('doctor', (join) =>
      join
        .onRef('doctor.company_id', '=', 'lab_order.company_id')
        .onRef('doctor.clinic_id', '=', 'lab_order.clinic_id')
        .onRef('doctor.id', '=', 'lab_order.doctor_id'),
    )
    .select(['lab_order.id', 'lab_order.number', 'lab_order.supplier_id', 'lab_order.doctor_id', 'lab_order.visit_id'])
    .select(['lab_order.procedure_id', 'lab_order.work', 'lab_order.teeth', 'lab_order.shade', 'lab_order.note'])
    .select(['lab_order.cost', 'lab_order.due_on', 'lab_order.state', 'lab_order.sent_on', 'lab_order.received_on'])
    .select(['lab_order.fitted_on', 'lab_order.reason', 'lab_order.created_at', 'lab_order.created_by'])
    .select(['lab_order.version', 'supplier.name as supplier_name', 'supplier.phone as supplier_phone'])
    .select(['supplier.address as supplier_address', 'doctor.display_name as doctor_name'])
    .select([appointmentPatient.as('patient'), procedureName.as('procedure_name')])
    .select([isLateOn({ caller, now }).as('late'), nextAppointment(now).as('next_appointment_at')])
    .where('lab_order.company_id', '=', caller.company_id)
    .where('lab_order.clinic_id', '=', caller.clinic_id)
    .$if(caller.role === 'doctor_clinic', (orders) => orders.where('lab_order.doctor_id', '=', ownDoctor(caller)))

/** Whether an order is late today: core's `isLate`, in a statement. */
export const isLateOn = ({ caller, now }: RequestContext) =>
  sql<boolean>`(lab_order.state in ('sent', 'returned') and lab_order.due_on < ${todayIn(caller, now)})`

/** An order as the contract shows it; nothing where the caller sees none by that id. */
export const labOrderById = (database: Database | Transaction, context: RequestContext, id: number) =>
  labOrderRows(database, context).where('lab_order.id', '=', id).executeTakeFirst()

const procedureName = sql<string>`coalesce((select procedure.name from procedure
  where procedure.company_id = lab_order.company_id and procedure.clinic_id = lab_order.clinic_id
    and procedure.id = lab_order.procedure_id), '')`

const nextAppointment = (now: Date) => sql<string | null>`(select appointment.starts_at from appointment
  where appointment.company_id = lab_order.company_id and appointment.clinic_id = lab_order.clinic_id
    and appointment.patient_id = lab_order.patient_id and appointment.state in ('booked', 'confirmed')
    and appointment.starts_at > ${now.toISOString()}
  order by appointment.starts_at limit 1)`
