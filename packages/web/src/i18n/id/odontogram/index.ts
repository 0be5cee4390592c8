import type { NamespaceOdontogramTranslation } from '../../i18n-types'

const id_odontogram = {
  title: 'Odontogram',
  columns: {
    tooth: 'Gigi',
    name: 'Nama',
    surfaces: 'Permukaan',
    others: 'Temuan lain',
    planned: 'Rencana',
    since: 'Sejak',
  },
  teeth: {
    incisor: { first: 'insisivus sentral', second: 'insisivus lateral', third: 'insisivus' },
    canine: { first: 'kaninus', second: 'kaninus', third: 'kaninus' },
    premolar: { first: 'premolar pertama', second: 'premolar kedua', third: 'premolar' },
    molar: { first: 'molar pertama', second: 'molar kedua', third: 'molar ketiga' },
  },
  places: {
    upper: { right: 'kanan atas', left: 'kiri atas' },
    lower: { right: 'kanan bawah', left: 'kiri bawah' },
  },
  name: '{tooth} {place}',
  primaryName: '{tooth} sulung {place}',
  supernumerary: 'gigi supernumerari di mesial {name}',
  uncertain: '{finding}, belum pasti',
  width: '{millimetres} mm',
  roles: { abutment: 'penyangga', pontic: 'pontik' },
} satisfies NamespaceOdontogramTranslation

export default id_odontogram
