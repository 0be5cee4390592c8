import { isDate } from '@clinic/core/patient'
import { useState } from 'react'
import { appointment as recipe } from 'styled-system/recipes'
import { useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { DateField } from '../../../ui/date/date-field'
import { Dialog } from '../../../ui/overlay/dialog'
import type { CalendarAddress } from './use-calendar-address'

/** Another day, typed or picked. */
export default function GoToDialog({ address, onClose }: { address: CalendarAddress; onClose: () => void }) {
  const texts = useTexts()
  const { goTo, fields, problems } = texts.appointment
  const locale = useLanguage()
  const [date, setDate] = useState(address.date)
  const isDay = isDate(date)
  return (
    <Dialog open size="sm" onClose={onClose} title={goTo()}>
      <form
        noValidate
        className={recipe().stack}
        onSubmit={(event) => {
          event.preventDefault()
          if (isDay) address.change({ date, open: '' })
        }}
      >
        <DateField
          label={fields.date()}
          locale={locale}
          value={date}
          error={isDay || date === '' ? undefined : problems.notDate()}
          onChange={setDate}
        />
        <div className={recipe().actions}>
          <span className={recipe().spacer} />
          <Button variant="outline" onClick={onClose}>
            {texts.cancel()}
          </Button>
          <Button type="submit" disabled={!isDay}>
            {goTo()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
