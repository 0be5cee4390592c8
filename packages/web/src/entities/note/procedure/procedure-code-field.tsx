import { useState } from 'react'
import { ComboboxField } from '../../../ui/field/combobox-field'
import { useFindProcedureCode, useProcedureCodeLabel } from '../use-terms'

interface ProcedureCodeFieldProps {
  name: string
  label: string
  help?: string
  error?: string
  value: string
  onChange: (code: string) => void
}

/** An ICD-9-CM code, found by its digits or by words of either language; may stay empty. */
export default function ProcedureCodeField({ value, onChange, ...field }: ProcedureCodeFieldProps) {
  const find = useFindProcedureCode()
  const labelOf = useProcedureCodeLabel()
  const [first] = useState(value)
  const label = labelOf(value)
  return (
    <ComboboxField
      // shows its first value with its words once they are loaded
      key={labelOf(first)}
      {...field}
      load={find}
      value={value === '' ? null : { value, label: [value, label].filter(Boolean).join(' ') }}
      onChange={(found) => onChange(found?.value ?? '')}
    />
  )
}
