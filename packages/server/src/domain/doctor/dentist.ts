import { licenceWarningDays } from '@clinic/core/doctor'
import { sql } from 'kysely'
import type { RequestContext } from '../../use-case/contract'
import { disableAccountOf } from '../account/account-status'
import { refuseDoctorWithAppointments } from '../appointment/upcoming-appointments'
import { todayIn } from '../clinic/clinic-day'
import { photoName } from '../photo/photo-name'
import { followNik, refuseInactiveWithShifts } from '../schedule/shifts-ahead'

/** The columns and rules that dentists of the house and from outside share. */
export const dentist = {
  table: 'doctor',
  columns: [
    'id',
    'name',
    'name_prefix',
    'name_suffix',
    'display_name',
    'nik',
    'specialty',
    'str_number',
    'str_valid_until',
    'sip_number',
    'sip_valid_until',
    'phone',
    'email',
    'color',
    'room_id',
    'duration_minutes',
    'status',
    'version',
    'created_at',
    'updated_at',
  ],
  derived: (context: RequestContext) => ({
    licence: licenceState(context),
    photo: photoName('doctor'),
    room_name: sql`(select name from room where room.company_id = doctor.company_id
      and room.clinic_id = doctor.clinic_id and room.id = doctor.room_id)`,
  }),
  search: sql`lower(display_name || ' ' || nik || ' ' || sip_number || ' ' || phone)`,
  sort: { name: [sql`lower(name)`], created_at: ['created_at'] },
  defaultSort: 'name',
  filters: ['status', 'specialty'],
  conditions: ({ licence }: { licence?: string }, context: RequestContext) => [
    licence === undefined ? undefined : sql<boolean>`${licenceState(context)} = ${licence}`,
  ],
  async check(change: Parameters<typeof refuseInactiveWithShifts>[1]) {
    await refuseDoctorWithAppointments(change)
    return refuseInactiveWithShifts('doctor', change)
  },
  async written(change: Parameters<typeof followNik>[1]) {
    await followNik('doctor', change)
    await disableAccountOf('doctor', change)
  },
  taken: { doctor_nik_key: { nik: 'nikTaken' }, doctor_room_fkey: { room_id: 'notOffered' } },
} as const

/** The state of a licence to practise today in the clinic: core's `licenceState`, in a statement. */
export const licenceState = ({ caller, now }: RequestContext) => sql`(case
  when sip_number = '' or sip_valid_until is null then 'none'
  when sip_valid_until < ${todayIn(caller, now)} then 'expired'
  when sip_valid_until <= ${todayIn(caller, now)} + ${sql.lit(licenceWarningDays)} then 'expiring'
  else 'valid' end)`

/** The dentists of the house. */
export const houseDentist = { ...dentist, fixed: { employment: 'internal' } } as const
