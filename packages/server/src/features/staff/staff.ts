import { sql } from 'kysely'
import { disableAccountOf } from '../../domain/account/account-status'
import { licenceState } from '../../domain/doctor/dentist'
import { photoName } from '../../domain/photo/photo-name'
import { followNik, refuseInactiveWithShifts } from '../../domain/schedule/shifts-ahead'
import { masterUseCases } from '../../use-case/master'

export const staffUseCases = masterUseCases('Staff', {
  table: 'staff',
  columns: [
    'id',
    'name',
    'nik',
    'position',
    'str_number',
    'str_valid_until',
    'sip_number',
    'sip_valid_until',
    'skills',
    'doctor_id',
    'phone',
    'email',
    'status',
    'version',
    'created_at',
    'updated_at',
  ],
  derived: (context) => ({
    licence: licenceState(context),
    photo: photoName('staff'),
    doctor_name: sql`(select display_name from doctor where doctor.company_id = staff.company_id
      and doctor.clinic_id = staff.clinic_id and doctor.id = staff.doctor_id)`,
  }),
  search: sql`lower(name || ' ' || nik || ' ' || sip_number || ' ' || phone)`,
  sort: { name: [sql`lower(name)`], created_at: ['created_at'] },
  defaultSort: 'name',
  filters: ['status', 'position'],
  conditions: ({ licence }, context) => [
    licence === undefined ? undefined : sql<boolean>`${licenceState(context)} = ${licence}`,
  ],
  check: (change) => refuseInactiveWithShifts('staff', change),
  async written(change) {
    await followNik('staff', change)
    await disableAccountOf('staff', change)
  },
  taken: { staff_nik_key: { nik: 'nikTaken' }, staff_doctor_fkey: { doctor_id: 'notOffered' } },
})
