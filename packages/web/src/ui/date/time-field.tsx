import { useState } from 'react'
import type { FieldProps } from '../field/field'
import { TextField } from '../field/text-field'
import { useUiTexts } from '../ui-texts'
import { readTime } from './time-text'

interface TimeFieldProps extends FieldProps {
  name?: string
  id?: string
  /** HH:MM, or ''. What was typed but is no time is handed on as typed, so that a check can say so. */
  value: string
  onChange: (value: string) => void
  disabled?: boolean
}

/** A time of a day, typed as it comes: 8, 830, 8.30. The browser's own field asks for am and pm where nobody says so. */
export function TimeField({ value, onChange, ...props }: TimeFieldProps) {
  const texts = useUiTexts()
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      {...props}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      placeholder={texts.timeFormat}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(readTime(target.value) ?? target.value.trim())
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
