import type { Schema } from '@clinic/api'
import { useFormat, useTexts } from '../../../../platform/texts/use-texts'
import { SelectField } from '../../../../ui/field/select-field'
import type { DraftLine } from './draft-value'

interface PrepaidFieldProps {
  name: string
  line: DraftLine
  packages: readonly Schema<'PackageChoice'>[]
  error: string | undefined
  onChange: (part: Pick<DraftLine, 'package'> & Partial<DraftLine>) => void
}

/** Which package of the patient has prepaid a line, or none; nothing where no package has the service. */
export function PrepaidField({ name, line, packages, error, onChange }: PrepaidFieldProps) {
  const { line: words } = useTexts().invoice
  const { date, number } = useFormat()
  const offered = packages.flatMap(({ id, name: called, valid_until, items }) => {
    const item = items.find(({ product_id }) => product_id === line.product_id)
    return item ? [{ id, name: called, valid_until, ...item }] : []
  })
  const chosen = line.package
  if (offered.length === 0 && chosen === null) return null
  const isKnown = chosen === null || offered.some(({ id }) => id === chosen.id)
  return (
    <SelectField
      name={name}
      label={words.prepaidBy()}
      options={[
        { value: '', label: words.notPrepaid() },
        ...offered.map(({ id, name: called, left, valid_until }) => ({
          value: String(id),
          label: words.packageChoice({ name: called, left: number(left), date: date(valid_until) }),
        })),
        // one that ended or was used up meanwhile
        ...(isKnown ? [] : [{ value: String(chosen.id), label: chosen.name }]),
      ]}
      error={error}
      value={chosen === null ? '' : String(chosen.id)}
      onChange={({ target }) => {
        const found = offered.find(({ id }) => String(id) === target.value)
        if (!found) return onChange({ package: null })
        const { id, name: called, sessions } = found
        onChange({ package: { id, name: called, sessions, session: 0 }, discount: null, discount_reason: '' })
      }}
    />
  )
}
