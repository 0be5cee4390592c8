import { isNegativeRupiah, readShortRupiah } from '@clinic/core/money'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import { useUiTexts } from '../ui-texts'
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

/**
 * A whole number, at rest with its digits in groups. What is pasted is read as a price, also where it is shortened (75rb, 1,5jt); what
 * may be another number is refused, and what was there stays.
 */
export function NumberField({ value, onChange, unit, unitSide = 'end', locale, error, ...props }: NumberFieldProps) {
  const texts = useUiTexts()
  const [isTyped, setIsTyped] = useState(false)
  const [refused, setRefused] = useState<string>()
  /** What was typed from the decimal comma on, which no whole number has: it is left out, and its digits with it. */
  const [part, setPart] = useState('')
  const shown = value === null ? '' : isTyped ? String(value) : value.toLocaleString(locale)
  return (
    <TextField
      {...props}
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      start={unitSide === 'start' && unit}
      end={unitSide === 'end' && unit && <span className={css({ paddingInline: '2' })}>{unit}</span>}
      error={refused ?? error}
      value={shown}
      onFocus={({ target }) => {
        // the digits lose their groups first: what is typed then replaces all of them
        flushSync(() => setIsTyped(true))
        target.select()
        setRefused(undefined)
        setPart('')
      }}
      onBlur={() => setIsTyped(false)}
      onChange={({ target, nativeEvent }) => {
        const typed = typedSign(nativeEvent)
        const typedPart = typed !== undefined && (part || typed === decimalComma(locale)) ? part + typed : ''
        setPart(typedPart)
        if (typedPart) {
          setRefused(/^,(0*|[-–])$/.test(typedPart) ? undefined : texts.notTaken(typedPart))
          return
        }
        const read = typed === undefined ? readPasted(target.value, unit) : readDigits(target.value)
        const isMinus = typed === undefined ? isNegativeRupiah(target.value) : /[-−–]/.test(typed)
        const isTaken = read !== undefined && (typed === undefined || /[\d.,\s]/.test(typed))
        if (isMinus) setRefused(texts.noMinus)
        else if (!isTaken) setRefused(texts.notTaken(typed ?? target.value.trim().slice(0, 20)))
        else if (refused !== texts.noMinus) setRefused(undefined) // the digits behind a minus do not take its refusal away
        if (read !== undefined) onChange(read)
      }}
    />
  )
}

/** Thousands of billions of rupiah, and still exact. */
const mostDigits = 13

/** The comma where it separates a part of a number; a dot is typed between thousands in both languages. */
const decimalComma = (locale: string) => (locale.startsWith('id') ? ',' : undefined)

/** What one press of a key brought; undefined for what was pasted, filled in or deleted. */
const typedSign = (event: Event) =>
  event instanceof InputEvent && event.inputType === 'insertText' && event.data?.length === 1 ? event.data : undefined

/** While one types, what is no digit is left out: a dot between thousands is gone before the next digit. */
function readDigits(text: string): number | null | undefined {
  const digits = text.replace(/\D/g, '')
  if (digits.length > mostDigits) return undefined
  return digits === '' ? null : Number(digits)
}

/** Undefined for what is no whole number without doubt. */
function readPasted(text: string, unit = ''): number | null | undefined {
  const written = text.trim()
  const isWithUnit = unit !== '' && written.toLowerCase().endsWith(unit.toLowerCase())
  const amount = isWithUnit ? written.slice(0, -unit.length) : written
  if (amount === '') return null
  const read = readShortRupiah(amount)
  return read === null || String(read).length > mostDigits ? undefined : read
}
