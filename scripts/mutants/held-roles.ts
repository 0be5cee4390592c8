import type { Mutant } from './mutant'

const features = 'packages/server/src/features'
const limits = { proof: 'proof/permission-limits' }

// The contract is right, the server does not hold it.
export const heldRoles: Mutant[] = [
  {
    name: 'every role may call every operation',
    proof: 'proof/permission-matrix',
    file: 'packages/server/src/http/access.ts',
    search: 'if (!canCall(caller.role, roles))',
    replace: 'if (!canCall(caller.role, []))',
    dies: ['in the own clinic: updateRoom'],
  },
  {
    ...limits,
    name: 'dentists see the appointments of all',
    file: `packages/server/src/domain/appointment/appointment-rows.ts`,
    search: "$if(caller.role === 'doctor_clinic'",
    replace: "$if(caller.role === 'patient'",
    dies: [
      'listAppointment doctor_clinic (own)',
      'appointmentCalendar doctor_clinic (own)',
      'getAppointment doctor_clinic (own)',
    ],
  },
  {
    ...limits,
    name: 'dentists ask for the leave of others',
    file: `${features}/doctor-schedule/request-absence.ts`,
    search: "call.caller.role === 'doctor_clinic'",
    replace: "call.caller.role === 'nurse_clinic'",
    dies: ['requestAbsence doctor_clinic (own)'],
  },
  {
    ...limits,
    name: 'dentists see and cancel the leave of others',
    file: 'packages/server/src/domain/schedule/dentists.ts',
    search: "$if(role === 'doctor_clinic'",
    replace: "$if(role === 'patient'",
    dies: ['listAbsence doctor_clinic (own)', 'cancelAbsence doctor_clinic (own)'],
  },
  {
    ...limits,
    name: 'assistants see the shifts of all, and drafts',
    file: `${features}/staff-schedule/get-staff-schedule.ts`,
    search: "caller.role === 'nurse_clinic' ?",
    replace: "caller.role === 'patient' ?",
    dies: ['getStaffSchedule nurse_clinic (own, published)'],
  },
  {
    ...limits,
    name: 'the front office books against a rule',
    file: `${features}/appointment/booking.ts`,
    search: "context.caller.role !== 'manager_clinic'",
    replace: "context.caller.role === 'nurse_clinic'",
    dies: [
      'createAppointment front_office_clinic (within the rules)',
      'rescheduleAppointment front_office_clinic (within the rules)',
    ],
  },
  {
    ...limits,
    name: 'a preview of changes somebody may not make',
    file: `${features}/appointment/preview-plan-change.ts`,
    search: 'if (!canCall(caller.role, operationRoles[operation]))',
    replace: 'if (!canCall(caller.role, operationRoles.previewPlanChange))',
    dies: ['previewPlanChange front_office_clinic (of changes they may make)'],
  },
  {
    ...limits,
    name: 'the front office imports everything',
    file: `${features}/import/import-columns.ts`,
    search: 'canCall(role, operationRoles[importedKinds[kind].operation])',
    replace: 'canCall(role, operationRoles.createPatient)',
    dies: [
      'createImport',
      'listImport',
      'getImport',
      'listImportRow',
      'listImportProblem',
      'mapImport',
      'checkImport',
      'runImport',
      'cancelImport',
    ].map((operation) => `${operation} front_office_clinic (of patients)`),
  },
  {
    ...limits,
    name: 'dentists and assistants see the figures of registrations',
    file: `${features}/dashboard/dashboard.ts`,
    search: 'canCall(caller.role, operationRoles.listRegistration)',
    replace: 'canCall(caller.role, operationRoles.getDashboard)',
    dies: ['getDashboard doctor_clinic (no registrations)', 'getDashboard nurse_clinic (no registrations)'],
  },
]
