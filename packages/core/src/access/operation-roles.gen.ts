// Generated from openapi.yaml by `pnpm generate`.

/** The roles each operation of the contract names; an empty list is an operation for everybody. */
export const operationRoles = {
  login: [],
  logout: ['admin_head_office', 'head_office', 'manager_clinic', 'front_office_clinic', 'doctor_clinic', 'nurse_clinic', 'patient'],
  fetchMyAccount: ['admin_head_office', 'head_office', 'manager_clinic', 'front_office_clinic', 'doctor_clinic', 'nurse_clinic', 'patient'],
  listDemoAccount: [],
  getInformation: ['manager_clinic', 'front_office_clinic', 'doctor_clinic', 'nurse_clinic'],
  updateInformation: ['manager_clinic'],
  listRegistration: ['manager_clinic', 'front_office_clinic'],
  createRegistration: [],
  listRegistrationClinic: [],
  getRegistration: ['manager_clinic', 'front_office_clinic'],
  acceptRegistration: ['manager_clinic', 'front_office_clinic'],
  mergeRegistration: ['manager_clinic', 'front_office_clinic'],
  rejectRegistration: ['manager_clinic', 'front_office_clinic'],
  listPatient: ['manager_clinic', 'front_office_clinic', 'doctor_clinic', 'nurse_clinic'],
  createPatient: ['manager_clinic', 'front_office_clinic'],
  getPatient: ['manager_clinic', 'front_office_clinic', 'doctor_clinic', 'nurse_clinic'],
  updatePatient: ['manager_clinic', 'front_office_clinic'],
  getDashboard: ['manager_clinic', 'front_office_clinic', 'doctor_clinic', 'nurse_clinic'],
  listRoom: ['manager_clinic', 'front_office_clinic'],
  createRoom: ['manager_clinic', 'front_office_clinic'],
  getRoom: ['manager_clinic', 'front_office_clinic'],
  updateRoom: ['manager_clinic', 'front_office_clinic'],
} as const
