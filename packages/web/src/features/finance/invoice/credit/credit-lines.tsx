import type { Schema } from '@clinic/api'
import { useLineText } from '../../../../entities/invoice/use-line-text'
import { useFormat, useLanguage, useTexts } from '../../../../platform/texts/use-texts'
import { CheckboxField } from '../../../../ui/field/checkbox-field'
import { NumberField } from '../../../../ui/field/number-field'
import type { TypedCredit } from './typed-credit'

interface CreditLinesProps {
  lines: readonly Schema<'InvoiceLine'>[]
  amounts: TypedCredit['amounts']
  errors: Readonly<Record<string, string | undefined>>
  onChange: (amounts: TypedCredit['amounts']) => void
}

/** Which lines are credited: a line that is chosen is credited whole, until less is entered. */
export function CreditLines({ lines, amounts, errors, onChange }: CreditLinesProps) {
  const { create: words } = useTexts()['credit-note']
  const { money } = useFormat()
  const locale = useLanguage()
  const { name } = useLineText()
  const [first] = lines
  return lines.map((line) => {
    const { id, creditable } = line
    const { [id]: amount, ...others } = amounts
    return (
      <div key={id}>
        <CheckboxField
          name={line === first ? 'lines' : undefined}
          label={words.line({ name: name(line), amount: money(creditable) })}
          error={line === first ? errors.lines : undefined}
          checked={amount !== undefined}
          onChange={({ target }) => onChange(target.checked ? { ...amounts, [id]: creditable } : others)}
        />
        {amount !== undefined && (
          <NumberField
            name={`line-${id}`}
            label={words.amount({ name: name(line) })}
            required
            unit="Rp"
            unitSide="start"
            locale={locale}
            error={errors[`line-${id}`]}
            value={amount}
            onChange={(next) => onChange({ ...amounts, [id]: next })}
          />
        )}
      </div>
    )
  })
}
