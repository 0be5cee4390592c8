import { useState } from 'react'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { TextField } from '../../ui/field/text-field'

interface WidthFieldProps {
  /** Millimetres, to one decimal. */
  value: number | null
  onChange: (value: number | null) => void
}

/** The width of a diastema. What cannot be read stays as it is typed, with the reason. */
export function WidthField({ value, onChange }: WidthFieldProps) {
  const texts = useTexts()['oral-examination']
  const { number } = useFormat()
  const [typed, setTyped] = useState<string>()
  const isRead = typed === undefined || readWidth(typed) !== undefined
  return (
    <TextField
      name="diastema_width"
      label={texts.fields.diastema_width()}
      help={texts.widthHelp()}
      error={isRead ? undefined : texts.widthProblem()}
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      end={<span>{texts.widthUnit()}</span>}
      value={typed ?? (value === null ? '' : number(value))}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(readWidth(target.value) ?? null)
      }}
      onBlur={() => isRead && setTyped(undefined)}
    />
  )
}

/** The millimetres of a text; null of none, undefined where it is no width. */
function readWidth(text: string) {
  const digits = text.trim().replace(',', '.')
  if (digits === '') return null
  const width = /^\d{1,2}([.]\d)?$/.test(digits) ? Number(digits) : 0
  return width > 0 && width <= 20 ? width : undefined
}
