import type { OnlineBooking } from '@clinic/core/booking-request'
import { css } from 'styled-system/css'
import { longDayText } from '../../entities/appointment/appointment-time'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { ClinicContacts } from './clinic-contacts'

interface NothingFreeProps {
  offer: OnlineBooking
  /** The first later day with a free time. */
  next: string | null
  onShow: (date: string) => void
}

/** A week without a free time: the next day with one, or how else the clinic is reached. */
export function NothingFree({ offer, next, onShow }: NothingFreeProps) {
  const texts = useTexts()['online-booking'].time
  const language = useLanguage()
  return (
    <div role="status" className={css({ display: 'grid', gap: '4' })}>
      <p className={css({ textStyle: 'subheading' })}>{next ? texts.noneInWeek() : texts.none()}</p>
      {next ? (
        <Button variant="soft" size="lg" onClick={() => onShow(next)}>
          {texts.nextFree({ day: longDayText(language, next) })}
        </Button>
      ) : (
        <>
          <p>{texts.noneText()}</p>
          <ClinicContacts offer={offer} />
        </>
      )}
    </div>
  )
}
