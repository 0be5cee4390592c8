import type { Person } from './person'

/** People whose names or papers break careless software; each clinic has some. */
export const unusualPeople = {
  cikini: [
    { first_name: "Nur'aini", last_name: "Ma'ruf", sex: 'female', ethnicity: 'Betawi', religion: 'islam' },
    { first_name: 'عبد الله', last_name: 'العطاس', sex: 'male', ethnicity: 'Arab', religion: 'islam', email: '' },
    {
      first_name: 'Raden Ajeng Kusumaningtyas Wijayaningrum',
      last_name: 'Hadiningrat Suryokusumo Condronegoro',
      sex: 'female',
      ethnicity: 'Jawa',
      religion: 'islam',
    },
    { first_name: 'Suparti', last_name: '', sex: 'female', ethnicity: 'Jawa', religion: 'islam' },
    {
      first_name: 'Sophie',
      last_name: 'Laurent',
      sex: 'female',
      nationality: 'Prancis',
      place_of_birth: 'Lyon',
      ethnicity: '',
      religion: null,
      identification: 'passport',
      identity_reason: '',
      identity_number: '19FV08812',
    },
  ],
  tebet: [
    { first_name: "Ma'rifatul", last_name: 'Jannah', sex: 'female', ethnicity: 'Jawa', religion: 'islam' },
    { first_name: 'فاطمة', last_name: 'الحبشي', sex: 'female', ethnicity: 'Arab', religion: 'islam', email: '' },
    {
      first_name: 'Parlindungan Marulitua Hasudungan',
      last_name: 'Simanjuntak Sitorus Pane',
      sex: 'male',
      ethnicity: 'Batak',
      religion: 'protestant',
    },
    { first_name: 'Karsono', last_name: '', sex: 'male', ethnicity: 'Jawa', religion: 'islam' },
    {
      first_name: 'Kenji',
      last_name: 'Watanabe',
      sex: 'male',
      nationality: 'Jepang',
      place_of_birth: 'Osaka',
      ethnicity: '',
      religion: null,
      identification: 'kitas',
      identity_reason: '',
      identity_number: '2D11JE0042AX',
    },
  ],
} as const satisfies Record<string, readonly Partial<Person>[]>
