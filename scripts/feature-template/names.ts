/** One word in the spellings of the places where it stands. */
export interface Names {
  /** doctor-external: the address, the tag, the file, the folder, the namespace */
  key: string
  /** DoctorExternal: types and components */
  Type: string
  /** doctorExternal: values */
  value: string
  /** doctor_external: the table */
  table: string
  /** Doctor External, or the label of the glossary */
  title: string
  /** The label in Indonesian */
  judul: string
  /** Whether core has rules for it */
  rules: boolean
}

interface Options extends Pick<Names, 'rules'> {
  /** The names in docs/glossary.md. */
  labels?: { en: string; id: string }
}

export function namesOf(key: string, { rules, labels }: Options): Names {
  if (!/^[a-z]+(-[a-z]+)*$/.test(key))
    throw new Error(`"${key}" is no feature key: write it in kebab-case and in the singular, such as doctor-external.`)
  const words = key.split('-')
  const capitals = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
  const Type = capitals.join('')
  const { en: title, id: judul } = labels ?? { en: capitals.join(' '), id: capitals.join(' ') }
  return { key, Type, value: `${key.charAt(0)}${Type.slice(1)}`, table: words.join('_'), title, judul, rules }
}
