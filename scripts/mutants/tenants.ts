import type { Mutant } from './mutant'

const named = { proof: 'proof/foreign-ids' }
const unnamed = { proof: 'proof/tenancy' }
const unchanged = (operation: string) => [`changes no answer, list, order, page, figure or candidate: ${operation}`]

const withoutClinic = (search: string) => search.replace(/(, )?clinic_id(?=,| })/, '')

/** A statement that looks in the whole company. */
const inCompany = (name: string, { file, search, dies }: Pick<Mutant, 'file' | 'search' | 'dies'>): Mutant => ({
  ...named,
  name,
  search,
  dies,
  file: `packages/server/src/${file}.ts`,
  replace: withoutClinic(search),
})

export const tenants: Mutant[] = [
  {
    ...named,
    name: 'a booking takes the dentist of another company',
    file: 'packages/server/src/features/appointment/booking.ts',
    search: 'from doctor where ${tenant',
    replace: 'from doctor where ${sql`true`',
    dies: ['createAppointment', 'rescheduleAppointment'],
  },
  {
    ...named,
    name: 'a booking takes the room of another company',
    file: 'packages/server/src/features/appointment/booking.ts',
    search: 'from room where ${tenant',
    replace: 'from room where ${sql`true`',
    dies: ['createAppointment', 'rescheduleAppointment'],
  },
  {
    ...named,
    name: 'a booking takes the patient of another company',
    file: 'packages/server/src/features/appointment/booking.ts',
    search: 'from patient where ${tenant',
    replace: 'from patient where ${sql`true`',
    dies: ['createAppointment'],
  },
  {
    ...named,
    name: 'what a decision relies on is of the company',
    file: 'packages/server/src/use-case/lock-status.ts',
    search: 'Object.entries(tenantOf(table, tenant))',
    replace: 'Object.entries({ company_id: tenant.company_id })',
    dies: [
      'createAppointment',
      'updateAppointment',
      'createWaitlistEntry',
      'createPaket',
      'updateDoctorShift',
      'updateStaffShift',
      'allocateDoctorRoom',
    ],
  },
  {
    ...named,
    name: 'nobody asks whose the assistant of an appointment is',
    file: 'packages/server/src/features/appointment/planned.ts',
    search: 'if (!status) throw',
    replace: "if (status === '') throw",
    dies: ['createAppointment', 'updateAppointment'],
  },
  {
    ...named,
    name: 'nobody asks whose the services of an appointment are',
    file: 'packages/server/src/features/appointment/planned.ts',
    search: 'product.size < product_ids.length',
    replace: 'product.size < 0',
    dies: ['createAppointment', 'updateAppointment'],
  },
  {
    ...named,
    name: 'nobody asks whose patient waits',
    file: 'packages/server/src/features/appointment/waitlist.ts',
    search: 'patientRefusal(patient)',
    replace: "patientRefusal(patient ?? 'active')",
    dies: ['createWaitlistEntry', 'updateWaitlistEntry'],
  },
  {
    ...named,
    name: 'nobody asks whose the services of a package are',
    file: 'packages/server/src/features/paket/check-items.ts',
    search: 'product.size < ids.length',
    replace: 'product.size < 0',
    dies: ['createPaket', 'updatePaket'],
  },
  {
    ...named,
    name: 'nobody asks whose the room of a shift is',
    file: 'packages/server/src/domain/schedule/lock-worker.ts',
    search: 'if (!room) throw',
    replace: "if (room === '') throw",
    dies: ['updateDoctorShift', 'allocateDoctorRoom'],
  },
  {
    ...named,
    name: 'nobody asks whose the dentist is who is helped',
    file: 'packages/server/src/domain/schedule/lock-worker.ts',
    search: 'if (!doctor) throw',
    replace: "if (doctor === '') throw",
    dies: ['updateStaffShift', 'updateStaffTemplate'],
  },
  inCompany('a shift for somebody of another clinic', {
    file: 'domain/schedule/lock-worker',
    search: 'eb.and({ company_id, clinic_id, id })',
    dies: ['createShiftTemplate', 'createDoctorShift', 'createStaffTemplate', 'createStaffShift'],
  }),
  inCompany('a photo of somebody of another clinic', {
    file: 'features/photo/photo',
    search: 'eb.and({ company_id, clinic_id, ...only, id })',
    dies: ['setDoctorPhoto', 'setStaffPhoto', 'setPatientPhoto'],
  }),
  inCompany('a photo of the card of a policy of another clinic', {
    file: 'features/photo/find-policy',
    search: 'eb.and({ company_id, clinic_id, id })',
    dies: ['setPatientPolicyPhoto'],
  }),
  {
    ...named,
    name: 'an account for somebody of another clinic',
    file: 'packages/server/src/features/auth/person.ts',
    search: "    .where('clinic_id', '=', clinic_id)\n",
    replace: '',
    dies: ['getDoctorAccount', 'inviteDoctor', 'getStaffAccount', 'inviteStaff'],
  },
  {
    ...named,
    name: 'the accounts of another clinic',
    file: 'packages/server/src/domain/account/login-account.ts',
    search: "    .where('user.clinic_id', '=', clinic_id)\n",
    replace: '',
    dies: ['renewInvitation', 'resetAccount', 'setAccountStatus'],
  },
  inCompany('the imports of another clinic', {
    file: 'features/import/import-columns',
    search: 'eb.and({ company_id, clinic_id, id }))\n    .where(ofImportable(caller))\n    .executeTakeFirst()',
    dies: ['getImport'],
  }),
  inCompany('the registrations of another clinic are decided', {
    file: 'features/registration/transition-registration',
    search: 'eb.and({ company_id, clinic_id, id })',
    dies: ['acceptRegistration', 'mergeRegistration', 'rejectRegistration'],
  }),
  inCompany('the patients of another clinic are changed', {
    file: 'domain/patient/update-patient',
    search: '.select(patientColumns)\n    .where((eb) => eb.and({ company_id, clinic_id, id }))',
    dies: ['updatePatient', 'mergeRegistration'],
  }),
  inCompany('the patients of another clinic are read', {
    file: 'features/patient/patient',
    search: 'eb.and({ company_id, clinic_id, id: path.id })',
    dies: ['getPatient'],
  }),
  inCompany('maintenance of the rooms of another clinic', {
    file: 'domain/room/create-room-maintenance',
    search: 'eb.and({ company_id, clinic_id, id: path.id })',
    dies: ['createRoomMaintenance', 'previewPlanChange'],
  }),
  inCompany('the prices of another clinic', {
    file: 'domain/product/product-price',
    search: 'eb.and({ company_id, clinic_id })',
    dies: ['listProductPrice', 'createProductPrice'],
  }),
  inCompany('the prices of another clinic are withdrawn', {
    file: 'features/product/withdraw-product-price',
    search: 'eb.and({ company_id, clinic_id, id })',
    dies: ['withdrawProductPrice'],
  }),
  {
    ...named,
    name: 'the master data of another clinic',
    file: 'packages/server/src/use-case/master.ts',
    search: '({ ...tenantOf(object, caller), ...fixed })',
    replace: '({ company_id: caller.company_id, ...fixed })',
    dies: ['getRoom', 'updateRoom', 'getPayor', 'getStaff', 'getDoctor', 'getProduct', 'getPaket', 'getInsurance'],
  },
  {
    ...named,
    name: 'the appointments of another company',
    file: 'packages/server/src/domain/appointment/appointment-rows.ts',
    search:
      "    .where('appointment.company_id', '=', caller.company_id)\n    .where('appointment.clinic_id', '=', caller.clinic_id)\n",
    replace: '',
    dies: ['getAppointment', 'confirmAppointment', 'cancelAppointment', 'missAppointment', 'listAppointment'],
  },
  {
    ...named,
    name: 'the leave of another clinic is decided',
    file: 'packages/server/src/domain/schedule/dentists.ts',
    search: "    .where('absence.clinic_id', '=', clinic_id)\n",
    replace: '',
    dies: ['approveAbsence', 'rejectAbsence', 'cancelAbsence'],
  },
  {
    ...unnamed,
    name: 'the dashboard counts the patients of the company',
    file: 'packages/server/src/features/dashboard/dashboard.ts',
    search: ".as('incomplete'),\n    ])\n    .where((eb) => eb.and({ company_id, clinic_id, status: 'active' }))",
    replace: ".as('incomplete'),\n    ])\n    .where((eb) => eb.and({ company_id, status: 'active' }))",
    dies: unchanged('getDashboard'),
  },
  {
    ...unnamed,
    name: 'who registers or is entered is compared with the patients of the company',
    file: 'packages/server/src/domain/patient/find-candidates.ts',
    search: '.where((eb) => eb.and({ company_id, clinic_id }))',
    replace: '.where((eb) => eb.and({ company_id }))',
    dies: [...unchanged('getRegistration'), ...unchanged('matchPatient')],
  },
  {
    ...unnamed,
    name: 'the calendar shows the rooms of the company',
    file: 'packages/server/src/features/appointment/appointment-calendar.ts',
    search:
      ".select(['id', 'code', 'name', 'type', 'status'])\n      .where((eb) => eb.and({ company_id, clinic_id }))",
    replace: ".select(['id', 'code', 'name', 'type', 'status'])\n      .where((eb) => eb.and({ company_id }))",
    dies: unchanged('appointmentCalendar'),
  },
  {
    ...unnamed,
    name: 'notifications count what waits in the company',
    file: 'packages/server/src/features/notification/notification.ts',
    search: 'and clinic_id = ${clinic_id',
    replace: 'and clinic_id > ${0 * clinic_id',
    dies: unchanged('listNotification'),
  },
]
