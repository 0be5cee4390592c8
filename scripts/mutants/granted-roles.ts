import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './mutant'

// A grant too many, or one too few, in the contract.
const grants: [file: string, operation: string, change: string][] = [
  ['auth', 'inviteDoctor', '+nurse_clinic'],
  ['auth', 'setAccountStatus', '+front_office_clinic'],
  ['patient', 'updatePatient', '+nurse_clinic'],
  ['patient', 'listPatient', '-doctor_clinic'],
  ['photo', 'setPatientPhoto', '+doctor_clinic'],
  ['photo', 'getStaffPhoto', '+patient'],
  ['registration', 'acceptRegistration', '+doctor_clinic'],
  ['information', 'updateOpeningHours', '+front_office_clinic'],
  ['room', 'createRoomMaintenance', '+front_office_clinic'],
  ['doctor', 'updateDoctor', '+doctor_clinic'],
  ['doctor-external', 'getDoctorExternal', '+doctor_clinic'],
  ['staff', 'listStaff', '+nurse_clinic'],
  ['doctor-schedule', 'approveAbsence', '+front_office_clinic'],
  ['doctor-room', 'allocateDoctorRoom', '+front_office_clinic'],
  ['product', 'createProductPrice', '+front_office_clinic'],
  ['paket', 'listPaket', '+head_office'],
  ['payor', 'updatePayor', '-manager_clinic +front_office_clinic'],
  ['insurance', 'createInsurance', '+admin_head_office'],
  ['staff-schedule', 'publishStaffWeek', '-front_office_clinic'],
  ['import', 'runImport', '+nurse_clinic'],
  ['appointment', 'cancelAppointment', '+doctor_clinic'],
  ['appointment', 'confirmAppointment', 'everybody'],
]

export const grantedRoles = (root: string): Mutant[] =>
  grants.map(([name, operation, change]) => {
    const file = `openapi/${name}.yaml`
    const text = readFileSync(join(root, file), 'utf8')
    const start = text.indexOf(`operationId: ${operation}\n`)
    const end = text.indexOf('\n', text.indexOf('security:', start))
    if (start < 0 || end < 0) throw new Error(`${file} has no ${operation} with a security`)
    const search = text.slice(start, end)
    const replace = search.replace(/security:.*/, (line) => changed(line, change))
    return { name: `${operation}: ${change}`, file, search, replace, proof: 'proof/permissions', dies: [operation] }
  })

/** `security: [{ bearer: [roles] }]` with the roles that + adds and without those that - takes. */
function changed(line: string, change: string) {
  if (change === 'everybody') return 'security: []'
  const roles = new Set(line.match(/\w+_\w+/g))
  for (const each of change.split(' ')) {
    const role = each.slice(1)
    each.startsWith('+') ? roles.add(role) : roles.delete(role)
  }
  return `security: [{ bearer: [${[...roles].join(', ')}] }]`
}
