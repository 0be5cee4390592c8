import type { Discount } from '@clinic/core/invoice'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../../../platform/texts/use-texts'
import { NumberField } from '../../../../ui/field/number-field'
import { SelectField } from '../../../../ui/field/select-field'
import { TextField } from '../../../../ui/field/text-field'

interface DiscountFieldsProps {
  /** The beginning of the names of the fields: `lines.0.`, or nothing for the whole. */
  names: { discount: string; reason: string }
  label: string
  value: Discount | null
  reason: string
  errors: Readonly<Record<string, string | undefined>>
  onChange: (part: { discount?: Discount | null; discount_reason?: string }) => void
}

/** A discount in percent or rupiah, with its reason; nothing to fill in while there is none. */
export function DiscountFields({ names, label, value, reason, errors, onChange }: DiscountFieldsProps) {
  const { discount: words } = useTexts().invoice
  const locale = useLanguage()
  const kind = value === null ? 'none' : 'rupiah' in value ? 'rupiah' : 'percent'
  const empty = { none: null, percent: { percent: 0 }, rupiah: { rupiah: 0 } }
  return (
    <>
      <SelectField
        name={`${names.discount}_kind`}
        label={label}
        options={(['none', 'percent', 'rupiah'] as const).map((each) => ({ value: each, label: words[each]() }))}
        value={kind}
        onChange={({ target }) => {
          const next = target.value === 'percent' || target.value === 'rupiah' ? target.value : 'none'
          onChange({ discount: empty[next] })
        }}
      />
      {value && 'rupiah' in value && (
        <NumberField
          name={names.discount}
          label={words.value()}
          unit="Rp"
          unitSide="start"
          locale={locale}
          error={errors[names.discount]}
          value={value.rupiah === 0 ? null : value.rupiah}
          onChange={(rupiah) => onChange({ discount: { rupiah: rupiah ?? 0 } })}
        />
      )}
      {value && 'percent' in value && (
        <PercentField
          name={names.discount}
          label={words.value()}
          error={errors[names.discount]}
          value={value.percent}
          onChange={(percent) => onChange({ discount: { percent } })}
        />
      )}
      {value && (
        <TextField
          name={names.reason}
          label={words.reason()}
          dir="auto"
          maxLength={200}
          error={errors[names.reason]}
          value={reason}
          onChange={({ target }) => onChange({ discount_reason: target.value })}
        />
      )}
    </>
  )
}

interface PercentFieldProps {
  name: string
  label: string
  error?: string
  value: number
  onChange: (percent: number) => void
}

/** A percentage with a comma or a dot; what is typed stays as it is typed. */
function PercentField({ value, onChange, ...field }: PercentFieldProps) {
  const [typed, setTyped] = useState({ text: value === 0 ? '' : String(value), value })
  const text = typed.value === value ? typed.text : String(value)
  return (
    <TextField
      {...field}
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      maxLength={6}
      end="%"
      value={text}
      onChange={({ target }) => {
        const next = target.value.replace(/[^\d.,]/g, '')
        const [whole = '', ...decimals] = next.split(/[.,]/)
        const percent = Number(decimals.length > 0 ? `${whole}.${decimals.join('')}` : whole)
        setTyped({ text: next, value: percent })
        onChange(percent)
      }}
    />
  )
}
