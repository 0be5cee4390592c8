/** Returns what a record is called in an event: its number, its name, or who it is of. */
export function recordName(row: Readonly<Record<string, unknown>> | null): string | null {
  const name = row && (fullName(row) || words.map((word) => row[word]).find(isText))
  return name ? String(name) : null
}

const fullName = ({ first_name, last_name }: Readonly<Record<string, unknown>>) =>
  [first_name, last_name].filter(isText).join(' ')

const words = [
  'number',
  'display_name',
  'name',
  'title',
  'invoice_number',
  'lot',
  'email',
  'file_name',
  'code',
  'staff_name',
  'doctor_name',
  'supplier_name',
]

const isText = (value: unknown) => typeof value === 'string' && value !== ''
