import { canCall, operationRoles } from '@clinic/core/access'
import { sql } from 'kysely'
import { createPatient } from '../../domain/patient/create-patient'
import { patientColumns } from '../../domain/patient/patient-columns'
import { updatePatient } from '../../domain/patient/update-patient'
import type { UseCases } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { Refusal } from '../../use-case/refusal'
import { getPatientCopy } from './copy/get-patient-copy'
import { erasePatient } from './erasure/erase-patient'
import { previewPatientErasure } from './erasure/preview-patient-erasure'
import { isInGroup } from './is-in-group'
import { listPatientAccess } from './list-patient-access'
import { listPatientMerge } from './list-patient-merge'
import { matchPatient } from './match-patient'
import { mergePatient } from './merge-patient'
import { previewPatientMerge } from './preview-patient-merge'
import { undoPatientMerge } from './undo-patient-merge'
import { withStanding } from './with-standing'

export const patientUseCases: UseCases<
  | 'listPatient'
  | 'createPatient'
  | 'matchPatient'
  | 'getPatient'
  | 'updatePatient'
  | 'listPatientAccess'
  | 'getPatientCopy'
  | 'listPatientMerge'
  | 'previewPatientMerge'
  | 'mergePatient'
  | 'undoPatientMerge'
  | 'previewPatientErasure'
  | 'erasePatient'
> = {
  async listPatient({ database, changes, caller, now, query: { standing, ...query } }) {
    const { company_id, clinic_id } = caller
    const { status, sex, readiness, group } = query
    if (group === 'owing' && !canCall(caller.role, operationRoles.listInvoice)) throw new Refusal(403, 'forbidden')
    const patients = database
      .selectFrom('patient')
      .select(['id', 'record_number', 'first_name', 'last_name', 'sex', 'date_of_birth', 'phone', 'no_messages'])
      .select(['identification', 'identity_number', 'readiness', 'status', 'former_record_numbers'])
      .select('created_at')
      .where((eb) =>
        eb.and({
          company_id,
          clinic_id,
          ...(status && { status }),
          ...(sex && { sex }),
          ...(readiness && { readiness }),
        }),
      )
      .$if(status === undefined, (all) => all.where('status', '<>', 'merged'))
      .where(group ? isInGroup(group, { caller, now }) : sql<boolean>`true`)
    const page = await list(database, patients, query, {
      searchColumn: 'search',
      sort: {
        name: [sql`lower(first_name)`, sql`lower(last_name)`],
        // the longer ones are the later ones: 01-00-00-00 comes after 99-99-99
        record_number: [sql`length(record_number)`, 'record_number'],
        date_of_birth: ['date_of_birth'],
        created_at: ['created_at'],
      },
      defaultSort: 'name',
      id: 'id',
      isCostly: group !== undefined,
      // who is in a group depends on the day and on other tables too
      total: group ? undefined : { of: 'patient', in: changes.totals.patient, company_id, clinic_id },
    })
    const { rows } = page
    // only the list on the screen shows it
    return {
      ...page,
      rows: standing
        ? await withStanding({ database, caller, now }, rows)
        : rows.map((row) => ({ ...row, standing: null })),
    }
  },

  createPatient,
  matchPatient,

  async getPatient({ database, caller, path }) {
    const { company_id, clinic_id } = caller
    const patient = await database
      .selectFrom('patient')
      .select(patientColumns)
      .where((eb) => eb.and({ company_id, clinic_id, id: path.id }))
      .executeTakeFirst()
    if (!patient) throw new Refusal(404, 'notFound')
    return patient
  },
  updatePatient,
  listPatientAccess,
  getPatientCopy,
  listPatientMerge,
  previewPatientMerge,
  mergePatient,
  undoPatientMerge,
  previewPatientErasure,
  erasePatient,
}
