import { css } from 'styled-system/css'
import { useTexts } from '../../platform/texts/use-texts'
import { SelectField } from '../../ui/field/select-field'
import type { usePeriod } from './use-period'

/** Chooses the month. */
export function PeriodField({ period, options, choose }: ReturnType<typeof usePeriod>) {
  const { fields } = useTexts()['fee-statement']
  return (
    <div className={css({ maxWidth: '[20rem]' })}>
      <SelectField
        name="period"
        label={fields.period()}
        options={options}
        value={period}
        onChange={({ target }) => choose(target.value)}
      />
    </div>
  )
}
