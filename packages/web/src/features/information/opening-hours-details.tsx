import { css } from 'styled-system/css'
import { useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { KeyValue } from '../../ui/key-value'
import type { OpeningHours } from './opening-hours-query'
import { useDescribeOpeningHours } from './use-describe-opening-hours'

/** The opening hours for readers. */
export function OpeningHoursDetails({ hours }: { hours: OpeningHours }) {
  const { opening: texts } = useTexts().information
  const { describeWeek, describeSpecialDates } = useDescribeOpeningHours()
  return (
    <div className={css({ display: 'grid', gap: '4', maxWidth: '[43rem]' })}>
      <Card title={texts.week()}>
        <KeyValue pairs={describeWeek(hours)} />
      </Card>
      <Card title={texts.specialDates()}>
        {hours.special_dates.length > 0 ? (
          <KeyValue pairs={describeSpecialDates(hours)} />
        ) : (
          <p className={css({ color: 'muted' })}>{texts.noSpecialDates()}</p>
        )}
      </Card>
    </div>
  )
}
