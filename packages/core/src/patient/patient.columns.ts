import { readDigits } from '../import/cells'
import {
  digitsColumn,
  type ImportColumn,
  type OtherWords,
  pastColumn,
  textColumn,
  wordColumn,
  yesNoColumn,
} from '../import/import-column'
import { removeDigitGroups } from '../import/remove-digit-groups'
import type { PatientInput } from '.'
import {
  bloodTypes,
  educationLevels,
  guardianRelationships,
  maritalStatuses,
  relationships,
  religions,
  satusehatAccesses,
} from './demographics.values'
import { splitFullName } from './full-name'
import { identifications, sexes } from './patient.values'

const otherSexes: OtherWords<keyof typeof sexes> = {
  female: ['p', 'pr', 'perempuan', 'wanita', 'f', 'woman'],
  male: ['l', 'lk', 'laki laki', 'laki', 'pria', 'm', 'man'],
}
const otherBloodTypes: OtherWords<keyof typeof bloodTypes> = {
  A: ['A+', 'A-'],
  B: ['B+', 'B-'],
  AB: ['AB+', 'AB-'],
  O: ['O+', 'O-', '0'],
}
const otherMaritalStatuses: OtherWords<keyof typeof maritalStatuses> = {
  single: ['belum kawin', 'belum menikah', 'lajang', 'bk', 'tk'],
  married: ['kawin', 'menikah', 'k', 'sudah menikah'],
  divorced: ['cerai', 'cerai hidup', 'janda', 'duda'],
  widowed: ['cerai mati'],
}
const otherEducationLevels: OtherWords<keyof typeof educationLevels> = {
  none: ['tidak sekolah', 'belum sekolah', 'tidak ada'],
  primary: ['sd', 'mi', 'sd mi'],
  junior_high: ['smp', 'mts', 'sltp'],
  senior_high: ['sma', 'smk', 'sma smk', 'ma', 'slta', 'stm'],
  diploma: ['d1', 'd2', 'd3', 'd1 d3', 'd i', 'd ii', 'd iii'],
  bachelor: ['d4', 's1', 'd4 s1', 's 1', 'sarjana'],
  master: ['s2', 's 2', 'magister'],
  doctorate: ['s3', 's 3', 'doktor'],
}
const otherReligions: OtherWords<keyof typeof religions> = {
  islam: ['muslim'],
  protestant: ['kristen', 'kristen protestan', 'protestan', 'christian'],
  catholic: ['katolik', 'katholik', 'kristen katolik'],
  hindu: [],
  buddhist: ['buddha', 'budha'],
  confucian: ['konghucu', 'kong hu cu', 'khonghucu'],
  belief: ['kepercayaan', 'penghayat kepercayaan', 'penghayat'],
  other: ['lainnya', 'lain lain'],
}
const otherIdentifications: OtherWords<keyof typeof identifications> = {
  nik: ['ktp', 'e ktp', 'kk', 'kia'],
  passport: ['paspor'],
  kitas: ['kitap', 'kitas kitap'],
  nik_mother: ['nik ibu', 'nik ibu bayi', "mother's nik"],
  not_available: ['belum ada', 'tidak ada', 'none'],
}
const otherRelationships: OtherWords<keyof typeof relationships> = {
  spouse: ['suami', 'istri', 'isteri', 'pasangan', 'husband', 'wife'],
  parent: ['orang tua', 'ayah', 'ibu', 'bapak', 'father', 'mother', 'wali'],
  child: ['anak', 'son', 'daughter'],
  sibling: ['saudara', 'kakak', 'adik', 'saudara kandung', 'brother', 'sister'],
  other: ['lainnya', 'lain lain', 'teman', 'kerabat'],
}

const otherGuardians: OtherWords<keyof typeof guardianRelationships> = {
  mother: ['ibu kandung', 'mama', 'bunda'],
  father: ['ayah kandung', 'bapak', 'papa'],
  grandparent: ['kakek', 'nenek', 'kakek nenek', 'grandmother', 'grandfather'],
  sibling: ['kakak', 'saudara kandung', 'brother', 'sister'],
  other: ['lainnya', 'lain lain', 'paman', 'bibi', 'kerabat'],
}
const otherAccesses: OtherWords<keyof typeof satusehatAccesses> = {
  not_asked: ['belum', 'belum ditanya'],
  granted: ['optin', 'opt in', 'setuju', 'ya', 'yes'],
  declined: ['optout', 'opt out', 'tidak setuju', 'tidak', 'no'],
}

export const patientColumns: readonly ImportColumn[] = [
  {
    ...textColumn({
      field: 'full_name',
      headings: ['nama', 'nama lengkap', 'nama pasien', 'name', 'fullname', 'patient', 'patient name', 'pasien'],
      empty: undefined,
    }),
    parts: ['first_name', 'last_name'],
  },
  textColumn({ field: 'first_name', headings: ['nama depan', 'given name'] }),
  textColumn({ field: 'last_name', headings: ['nama belakang', 'nama keluarga', 'surname', 'family name'], empty: '' }),
  wordColumn({
    field: 'sex',
    headings: ['jenis kelamin', 'jk', 'l p', 'kelamin', 'gender'],
    values: sexes,
    others: otherSexes,
  }),
  pastColumn({
    field: 'date_of_birth',
    headings: ['tanggal lahir', 'tgl lahir', 'tgl. lahir', 'lahir', 'birth date', 'birthday', 'dob', 'born'],
  }),
  textColumn({ field: 'place_of_birth', headings: ['tempat lahir', 'kota lahir', 'birthplace'], empty: '' }),
  textColumn({ field: 'email', headings: ['surel', 'e-mail', 'alamat email', 'email address'], empty: '' }),
  digitsColumn({
    field: 'phone',
    headings: [
      'telepon',
      'telp',
      'no telp',
      'no telepon',
      'nomor telepon',
      'hp',
      'no hp',
      'nomor hp',
      'handphone',
      'no handphone',
      'ponsel',
      'wa',
      'no wa',
      'whatsapp',
      'nomor wa',
      'mobile',
      'phone number',
      'telephone',
    ],
  }),
  yesNoColumn({
    field: 'no_messages',
    headings: [
      'tanpa pesan',
      'tidak mau pesan',
      'tidak mau dihubungi lewat pesan',
      'no messages',
      'opt out of messages',
    ],
    empty: false,
  }),
  wordColumn({
    field: 'blood_type',
    headings: ['golongan darah', 'gol darah', 'goldar', 'blood group'],
    values: bloodTypes,
    others: otherBloodTypes,
    empty: null,
  }),
  wordColumn({
    field: 'marital_status',
    headings: ['status perkawinan', 'status pernikahan', 'status kawin'],
    values: maritalStatuses,
    others: otherMaritalStatuses,
    empty: null,
  }),
  textColumn({ field: 'ethnicity', headings: ['suku', 'suku bangsa', 'etnis'], empty: '' }),
  textColumn({ field: 'nationality', headings: ['kewarganegaraan', 'warga negara', 'kebangsaan'], empty: 'WNI' }),
  wordColumn({
    field: 'education_level',
    headings: ['pendidikan', 'pendidikan terakhir', 'education'],
    values: educationLevels,
    others: otherEducationLevels,
    empty: null,
  }),
  textColumn({ field: 'occupation', headings: ['pekerjaan', 'profesi', 'job'], empty: '' }),
  wordColumn({ field: 'religion', headings: ['agama'], values: religions, others: otherReligions, empty: null }),
  wordColumn({
    field: 'identification',
    headings: ['jenis identitas', 'tipe identitas', 'identity type', 'id type'],
    values: identifications,
    others: otherIdentifications,
    empty: undefined,
  }),
  digitsColumn({
    field: 'identity_number',
    headings: [
      'nik',
      'no ktp',
      'ktp',
      'nomor ktp',
      'no nik',
      'nomor identitas',
      'no identitas',
      'nomor induk kependudukan',
      'id number',
      'passport',
      'paspor',
    ],
    empty: '',
  }),
  textColumn({
    field: 'identity_reason',
    headings: ['alasan tanpa identitas', 'alasan tidak ada identitas', 'alasan tanpa nik'],
    empty: '',
  }),
  textColumn({
    field: 'address.street',
    headings: ['alamat', 'jalan', 'alamat lengkap', 'address', 'street'],
    empty: '',
  }),
  textColumn({ field: 'address.province', headings: ['provinsi', 'propinsi', 'province'], empty: '' }),
  textColumn({
    field: 'address.city',
    headings: ['kota', 'kabupaten', 'kota kabupaten', 'kabupaten kota', 'kab kota', 'city'],
    empty: '',
  }),
  textColumn({ field: 'address.district', headings: ['kecamatan', 'kec', 'district'], empty: '' }),
  textColumn({
    field: 'address.village',
    headings: ['kelurahan', 'desa', 'kelurahan desa', 'desa kelurahan', 'village'],
    empty: '',
  }),
  digitsColumn({
    field: 'address.postcode',
    headings: ['kode pos', 'kodepos', 'postcode', 'postal code', 'zip'],
    empty: '',
  }),
  {
    field: 'address.area_code',
    headings: [
      'kode wilayah',
      'kode kelurahan',
      'kode desa',
      'kode kelurahan desa',
      'kode kemendagri',
      'area code',
      'village code',
    ],
    // written with dots, as the ministry does
    read: (text) => readDigits(text.replace(/(\d)\.(?=\d\d)/g, '$1')),
    empty: '',
  },
  textColumn({
    field: 'relative_name',
    headings: [
      'nama kontak darurat',
      'kontak darurat',
      'nama keluarga terdekat',
      'penanggung jawab',
      'nama penanggung jawab',
      'emergency contact',
      'wali',
      'nama wali',
    ],
  }),
  wordColumn({
    field: 'relationship',
    headings: ['hubungan', 'hubungan keluarga', 'hubungan kontak darurat'],
    values: relationships,
    others: otherRelationships,
    empty: null,
  }),
  digitsColumn({
    field: 'relative_phone',
    headings: [
      'telepon kontak darurat',
      'no hp kontak darurat',
      'no telp kontak darurat',
      'hp kontak darurat',
      'telepon keluarga',
      'no hp penanggung jawab',
      'telepon penanggung jawab',
      'emergency phone',
      'emergency contact phone',
    ],
  }),
  textColumn({
    field: 'guardian_name',
    headings: ['nama wali pasien', 'wali pasien', 'guardian', 'guardian name'],
    empty: '',
  }),
  wordColumn({
    field: 'guardian_relationship',
    headings: ['hubungan wali', 'wali adalah', 'guardian relationship'],
    values: guardianRelationships,
    others: otherGuardians,
    empty: null,
  }),
  digitsColumn({
    field: 'guardian_phone',
    headings: ['telepon wali', 'no hp wali', 'no telp wali', 'hp wali', 'guardian phone'],
    empty: '',
  }),
  wordColumn({
    field: 'satusehat_access',
    headings: ['persetujuan satusehat', 'akses satusehat', 'satusehat consent'],
    values: satusehatAccesses,
    others: otherAccesses,
    empty: 'not_asked',
  }),
]

/** Splits a full name, and derives the kind of identification. */
export function withDerived({ full_name, ...read }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = typeof full_name === 'string' ? splitFullName(full_name) : {}
  return withIdentification({ ...read, ...names })
}

/** Sets the kind of identification when no column names it. Many people write a NIK in groups of digits. */
function withIdentification(read: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const number = removeDigitGroups(read.identity_number ?? '')
  return { ...read, identity_number: number, identification: read.identification ?? identificationOf(number) }
}

function identificationOf(number: string): PatientInput['identification'] {
  if (number === '') return 'not_available'
  return /[a-z]/i.test(number) ? 'passport' : 'nik'
}
