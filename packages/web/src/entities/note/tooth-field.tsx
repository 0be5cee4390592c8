import type { Schema } from '@clinic/api'
import { isTooth } from '@clinic/core/odontogram'
import { useState } from 'react'
import { useTexts } from '../../platform/texts/use-texts'
import { TextField } from '../../ui/field/text-field'

interface ToothFieldProps {
  name: string
  label: string
  required?: boolean
  error?: string
  value: Schema<'Tooth'> | null
  onChange: (tooth: Schema<'Tooth'> | null) => void
  /** Enter was pressed behind a tooth, or behind nothing. */
  onEnter: () => void
}

/** A tooth by its two digits (FDI). What is no tooth stays in the box and is said to be none. */
export function ToothField({ value, onChange, onEnter, error, ...field }: ToothFieldProps) {
  const { note: texts } = useTexts()
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && typed.length === 2 && !isTooth(typed)
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      value={typed ?? value ?? ''}
      error={isWrong ? texts.noTooth() : error}
      onChange={({ target }) => {
        const text = target.value.replace(/\D/g, '')
        setTyped(text)
        onChange(isTooth(text) ? text : null)
      }}
      onBlur={() => !isWrong && setTyped(undefined)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        if (!isWrong) onEnter()
      }}
    />
  )
}
