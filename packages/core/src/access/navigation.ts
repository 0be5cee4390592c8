import { type ModuleName, moduleOf, type RoleName } from './role'

export interface NavigationItem {
  key: NavigationKey
  path: string
  newTab?: true
  children?: readonly NavigationItem[]
}

export interface NavigationGroup {
  key: NavigationGroupKey | NavigationKey
  items: readonly NavigationItem[]
  /** One item that stands alone: shown without the heading of a group. */
  flat?: true
}

export type NavigationGroupKey =
  | 'integration'
  | 'overview'
  | 'clinic'
  | 'dentistManagement'
  | 'dentistAssistants'
  | 'services'
  | 'insuranceGroup'
  | 'inventory'

export type NavigationKey =
  | 'satuSehat'
  | 'dashboard'
  | 'idental'
  | 'startPractice'
  | 'finance'
  | 'information'
  | 'room'
  | 'doctor'
  | 'doctorExternal'
  | 'doctorSchedule'
  | 'ownSchedule'
  | 'doctorRoom'
  | 'staff'
  | 'staffSchedule'
  | 'product'
  | 'paket'
  | 'patient'
  | 'insurance'
  | 'payor'
  | 'companyMedicine'
  | 'medicine'
  | 'medicineTransaction'
  | 'vitalSign'
  | 'assistanceToday'
  | 'assistanceHistory'

const alone = (item: NavigationItem): NavigationGroup => ({ key: item.key, items: [item], flat: true })

const manager: readonly NavigationGroup[] = [
  { key: 'integration', items: [{ key: 'satuSehat', path: '/clinic/satu-sehat' }] },
  {
    key: 'overview',
    items: [
      { key: 'dashboard', path: '/clinic/dashboard' },
      {
        key: 'idental',
        path: '/clinic/idental',
        newTab: true,
        children: [{ key: 'startPractice', path: '/clinic/idental/start-practice' }],
      },
      { key: 'finance', path: '/clinic/finance' },
    ],
  },
  {
    key: 'clinic',
    items: [
      { key: 'information', path: '/clinic/information' },
      { key: 'room', path: '/clinic/room' },
    ],
  },
  {
    key: 'dentistManagement',
    items: [
      { key: 'doctor', path: '/clinic/doctor' },
      { key: 'doctorExternal', path: '/clinic/doctor-external' },
      { key: 'doctorSchedule', path: '/clinic/doctor-schedule' },
      { key: 'doctorRoom', path: '/clinic/doctor-room' },
    ],
  },
  {
    key: 'dentistAssistants',
    items: [
      { key: 'staff', path: '/clinic/staff' },
      { key: 'staffSchedule', path: '/clinic/staff-schedule' },
    ],
  },
  {
    key: 'services',
    items: [
      { key: 'product', path: '/clinic/product' },
      { key: 'paket', path: '/clinic/paket' },
    ],
  },
  alone({ key: 'patient', path: '/clinic/patient' }),
  {
    key: 'insuranceGroup',
    items: [
      { key: 'insurance', path: '/clinic/insurance' },
      { key: 'payor', path: '/clinic/payor' },
    ],
  },
  {
    key: 'inventory',
    items: [
      { key: 'companyMedicine', path: '/clinic/company-medicine' },
      { key: 'medicine', path: '/clinic/medicine' },
      { key: 'medicineTransaction', path: '/clinic/medicine-transaction' },
    ],
  },
]

const navigation: Record<ModuleName, readonly NavigationGroup[]> = {
  manager_clinic: manager,
  front_office_clinic: manager.map((group) => ({
    ...group,
    items: group.items.filter(({ key }) => key !== 'doctorRoom'),
  })),
  doctor: [
    alone({ key: 'dashboard', path: '/doctor/dashboard' }),
    alone({ key: 'idental', path: '/doctor/idental', newTab: true }),
    alone({ key: 'ownSchedule', path: '/doctor/doctor-schedule' }),
    alone({ key: 'patient', path: '/doctor/patient' }),
    alone({ key: 'product', path: '/doctor/product' }),
  ],
  nurse: [
    alone({ key: 'dashboard', path: '/nurse/dashboard' }),
    alone({ key: 'patient', path: '/nurse/patient' }),
    alone({ key: 'vitalSign', path: '/nurse/vital-sign' }),
    alone({ key: 'assistanceToday', path: '/nurse/assistance/today' }),
    alone({ key: 'assistanceHistory', path: '/nurse/assistance/history' }),
  ],
}

/** The side navigation of a role, in the order and the groups of the specification. */
export function navigationOf(role: RoleName): readonly NavigationGroup[] {
  const module = moduleOf(role)
  return module ? navigation[module] : []
}
