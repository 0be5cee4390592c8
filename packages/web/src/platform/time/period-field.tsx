import { css } from 'styled-system/css'
import { SelectField } from '../../ui/field/select-field'
import type { usePeriod } from './use-period'

interface PeriodFieldProps extends ReturnType<typeof usePeriod> {
  label: string
}

/** Chooses the month. */
export function PeriodField({ label, period, options, choose }: PeriodFieldProps) {
  return (
    <div className={css({ width: 'full', maxWidth: '[20rem]' })}>
      <SelectField
        name="period"
        label={label}
        options={options}
        value={period}
        onChange={({ target }) => choose(target.value)}
      />
    </div>
  )
}
