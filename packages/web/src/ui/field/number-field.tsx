import { useState } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import type { FieldProps } from './field'
import { TextField } from './text-field'

interface NumberFieldProps extends FieldProps {
  name?: string
  id?: string
  /** A whole number; null while there is none. */
  value: number | null
  onChange: (value: number | null) => void
  /** the unit: Rp, min, % */
  unit?: string
  unitSide?: 'start' | 'end'
  /** groups the digits */
  locale: string
  /** the meaning of an empty field */
  placeholder?: string
  disabled?: boolean
}

/** A whole number, at rest with its digits in groups. Of a pasted price only the digits are taken, and no hundredths. */
export function NumberField({ value, onChange, unit, unitSide = 'end', locale, ...props }: NumberFieldProps) {
  const [isTyped, setIsTyped] = useState(false)
  const shown = value === null ? '' : isTyped ? String(value) : value.toLocaleString(locale)
  return (
    <TextField
      {...props}
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      start={unitSide === 'start' && unit}
      end={unitSide === 'end' && unit && <span className={css({ paddingInline: '2' })}>{unit}</span>}
      value={shown}
      onFocus={({ target }) => {
        // the digits lose their groups first: what is typed then replaces all of them
        flushSync(() => setIsTyped(true))
        target.select()
      }}
      onBlur={() => setIsTyped(false)}
      onChange={({ target }) => {
        const digits = target.value.replace(decimals, '').replace(/\D/g, '').slice(0, mostDigits)
        onChange(digits === '' ? null : Number(digits))
      }}
    />
  )
}

/** A typed dot or comma is gone before the next digit: only a pasted price has one or two digits behind it. */
const decimals = /[.,]\d{1,2}\D*$/

/** Thousands of billions of rupiah, and still exact. */
const mostDigits = 13
