import type { Schema } from '@clinic/api'

export type RoleName = Schema<'RoleName'>
export type ModuleName = 'manager_clinic' | 'front_office_clinic' | 'doctor' | 'nurse'

const modules: Record<RoleName, ModuleName | null> = {
  admin_head_office: null,
  head_office: null,
  manager_clinic: 'manager_clinic',
  front_office_clinic: 'front_office_clinic',
  doctor_clinic: 'doctor',
  nurse_clinic: 'nurse',
  patient: null,
}

export const roleNames = [
  'admin_head_office',
  'head_office',
  'manager_clinic',
  'front_office_clinic',
  'doctor_clinic',
  'nurse_clinic',
  'patient',
] as const satisfies readonly RoleName[]

/** The module a role works in; null for a role that has none yet. */
export const moduleOf = (role: RoleName): ModuleName | null => modules[role]
