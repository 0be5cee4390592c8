import type { Schema } from '@clinic/api'
import type { RoleName } from '@clinic/core/access'
import type { Person } from './person'
import type { Neighbourhood } from './place'
import { unusualPeople } from './unusual-people'

/** The password of every demo account. */
export const demoPassword = 'demo-clinic-1'

export interface DemoClinic {
  slug: string
  neighbourhood: Neighbourhood
  information: Omit<Schema<'InformationUpdate'>, 'version'>
  users: readonly DemoUser[]
  unusualPeople: readonly Partial<Person>[]
}

interface DemoUser {
  email: string
  role: RoleName
  firstname: string
  lastname: string
  displayname: string
}

const contact = {
  province: 'DKI Jakarta',
  country: 'Indonesia',
  status: 'active',
  time_zone: 'Asia/Jakarta',
  legal_name: 'PT Kenari Sehat Keluarga',
  type: 'pratama',
  tax_number: '0812345670123000',
  registration_open: true,
  booking_open: true,
  document_footer: 'Terima kasih. Simpan bukti ini untuk kontrol berikutnya.',
  paper: 'a5',
  visit_prefix: 'KJ',
  invoice_prefix: 'INV',
  prescription_prefix: 'RSP',
  letter_prefix: 'SRT',
  payment_prefix: 'KW',
  slot_minutes: 30,
  late_tolerance_minutes: 15,
  takes_vital_signs: true,
  check_up_months: 6,
  discount_limit_percent: 10,
  rounding: 100,
  collects_tax: false,
  charges_stamp: true,
} as const

const staff = (email: string, role: RoleName, [firstname, lastname]: [string, string]): DemoUser => ({
  email,
  role,
  firstname,
  lastname,
  displayname: `${firstname} ${lastname}`,
})

export const demoCompany: { name: string; clinics: readonly DemoClinic[] } = {
  name: 'PT Kenari Sehat Keluarga',
  clinics: [
    {
      slug: 'kenari-cikini',
      neighbourhood: 'Jakarta Pusat',
      unusualPeople: unusualPeople.cikini,
      information: {
        ...contact,
        name: 'Klinik Gigi Kenari Cikini',
        code: 'CKN',
        licence_number: '440/1187/B.14/DPMPTSP/2023',
        licence_expires_on: '2028-09-14',
        facility_code: '3171060042',
        document_header: 'Izin operasional 440/1187/B.14/DPMPTSP/2023',
        address: 'Jl. Cikini Raya No. 71, RT 012/RW 002, Cikini, Menteng',
        city: 'Jakarta Pusat',
        postcode: '10330',
        area_code: '3171061003',
        email: 'cikini@klinikkenari.test',
        whatsapp: '+6284011223344',
        phone: '+622150001071',
        website: 'https://klinikkenari.test/cikini',
        instagram: 'klinikkenari.cikini',
        facebook: 'klinikkenari',
        linkedin: 'klinik-kenari',
        twitter: 'klinikkenari',
      },
      users: [
        staff('manager@demo.test', 'manager_clinic', ['Ratna', 'Wijayanti']),
        staff('frontoffice@demo.test', 'front_office_clinic', ['Sinta', 'Permatasari']),
        {
          ...staff('doctor@demo.test', 'doctor_clinic', ['Andi', 'Pratama']),
          displayname: 'drg. Andi Pratama',
        },
        staff('nurse@demo.test', 'nurse_clinic', ['Yuni', 'Kartika']),
        staff('headoffice@demo.test', 'head_office', ['Hendra', 'Gunawan']),
        staff('adminheadoffice@demo.test', 'admin_head_office', ['Maya', 'Kusumadewi']),
        staff('patient@demo.test', 'patient', ['Rahmat', 'Hidayat']),
        {
          ...staff('doctor2@demo.test', 'doctor_clinic', ['Maya', 'Kusumadewi Hadiningrat']),
          displayname: 'drg. Maya Kusumadewi Hadiningrat, Sp.KG, M.Kes',
        },
        {
          ...staff('doctor3@demo.test', 'doctor_clinic', ["Nur'aini", '']),
          displayname: "drg. Nur'aini, Sp.KGA",
        },
        staff('nurse2@demo.test', 'nurse_clinic', ['Ratih', 'Wulandari']),
      ],
    },
    {
      slug: 'kenari-tebet',
      neighbourhood: 'Jakarta Selatan',
      unusualPeople: unusualPeople.tebet,
      information: {
        ...contact,
        name: 'Klinik Gigi Kenari Tebet',
        code: 'TBT',
        licence_number: '440/2054/B.14/DPMPTSP/2024',
        licence_expires_on: '2029-02-28',
        facility_code: '3174020017',
        document_header: 'Izin operasional 440/2054/B.14/DPMPTSP/2024',
        address: 'Jl. Tebet Raya No. 38, RT 004/RW 006, Tebet Timur, Tebet',
        city: 'Jakarta Selatan',
        postcode: '12820',
        area_code: '3174011001',
        email: 'tebet@klinikkenari.test',
        whatsapp: '+6284055667788',
        phone: '+622150002038',
        website: 'https://klinikkenari.test/tebet',
        instagram: 'klinikkenari.tebet',
        facebook: 'klinikkenari',
        linkedin: 'klinik-kenari',
        twitter: 'klinikkenari',
      },
      users: [staff('manager2@demo.test', 'manager_clinic', ['Bagus', 'Setiawan'])],
    },
  ],
}
