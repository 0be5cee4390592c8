import type { Schema } from '@clinic/api'
import { Plus, X } from 'lucide-react'
import { css } from 'styled-system/css'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { TimeField } from '../../ui/date/time-field'
import { IconButton } from '../../ui/icon-button'

type Shift = Schema<'Shift'>

interface ShiftsFieldProps {
  /** The day, or '' where the date stands beside. */
  label: string
  /** The path of its errors: `monday` for `monday.0.until`. */
  name: string
  shifts: readonly Shift[]
  errors: Readonly<Record<string, string | undefined>>
  onChange: (shifts: Shift[]) => void
}

/** The one or two times of a day in which the clinic is open; without any it is closed. */
export function ShiftsField({ label, name, shifts, errors, onChange }: ShiftsFieldProps) {
  const { opening: texts } = useTexts().information
  const change = (index: number, part: Partial<Shift>) =>
    onChange(shifts.map((shift, each) => (each === index ? { ...shift, ...part } : shift)))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser in use
    <div role="group" aria-label={label} className={row}>
      <span className={day}>{label}</span>
      <div className={css({ display: 'grid', gap: '2' })}>
        {shifts.length === 0 && <span className={closed}>{texts.closed()}</span>}
        {shifts.map(({ from, until }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a shift is its place in the day
          <div key={index} className={shiftRow}>
            <TimeField
              name={`${name}.${index}.from`}
              label={texts.from({ number: index + 1 })}
              value={from}
              error={errors[`${name}.${index}.from`]}
              onChange={(time) => change(index, { from: time })}
            />
            <span aria-hidden="true" className={dash}>
              –
            </span>
            <TimeField
              name={`${name}.${index}.until`}
              label={texts.until({ number: index + 1 })}
              value={until}
              error={errors[`${name}.${index}.until`]}
              onChange={(time) => change(index, { until: time })}
            />
            <IconButton label={texts.remove()} onClick={() => onChange(shifts.filter((_, each) => each !== index))}>
              <X />
            </IconButton>
          </div>
        ))}
      </div>
      {shifts.length < 2 && (
        <Button
          variant="ghost"
          size="sm"
          className={css({ justifySelf: 'start', marginBlockStart: { sm: '1' } })}
          onClick={() => onChange([...shifts, { from: '', until: '' }])}
        >
          <Plus aria-hidden="true" />
          {shifts.length === 0 ? texts.addShift() : texts.addSecondShift()}
        </Button>
      )}
    </div>
  )
}

const row = css({
  display: 'grid',
  gap: '2',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '5.5rem minmax(0, 17rem) minmax(0, 1fr)' },
  paddingBlockEnd: '3',
  borderBlockEnd: 'hairline',
  _last: { borderBlockEnd: 'none' },
})
const day = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'control',
  fontWeight: 'medium',
  smDown: { minHeight: '[0]' },
  _empty: { smDown: { display: 'none' } },
})
const closed = css({ display: 'flex', alignItems: 'center', minHeight: 'control', color: 'muted' })
// day and place show which time it is; the labels are for screen readers
const shiftRow = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr) auto',
  gap: '2',
  alignItems: 'start',
  '& label': { srOnly: true },
})
const dash = css({ display: 'flex', alignItems: 'center', minHeight: 'control', color: 'muted' })
