import { unwrap } from '@clinic/api'
import { type OnlineTime, onlineDays, onlineTimes } from '@clinic/core/booking-request'
import { addDays, clinicTime, daysBetween } from '@clinic/core/time'
import { useSelector } from '@xstate/react'
import { type FormEvent, useCallback, useState } from 'react'
import { css } from 'styled-system/css'
import { whenText } from '../../entities/appointment/appointment-time'
import { useApp } from '../../platform/app/app-context'
import { useReply } from '../../platform/app/use-reply'
import { StepBar } from '../../platform/steps/step-bar'
import { StepCard } from '../../platform/steps/step-card'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { Skeleton } from '../../ui/feedback/skeleton'
import { DayStrip } from './day-strip'
import { DayTimes } from './day-times'
import { NotLoaded } from './not-loaded'
import { NothingFree } from './nothing-free'
import type { OnlineBookingActor } from './online-booking-actor'
import { WeekSteps } from './week-steps'
import { ZoneNote } from './zone-note'

/** When: seven days with their free times, and the times of one of them. */
export default function TimeStep({ actor }: { actor: OnlineBookingActor }) {
  const words = useTexts()['online-booking']
  const { offer, service, dentist, time, error } = useSelector(actor, ({ context }) => context)
  const { today, time_zone } = offer
  const weekOf = (date: string) => addDays(today, Math.max(0, Math.floor(daysBetween(today, date) / 7)) * 7)
  const dateOf = ({ starts_at }: OnlineTime) => clinicTime(Date.parse(starts_at), time_zone).date
  const [from, setFrom] = useState(time ? weekOf(dateOf(time)) : today)
  const [day, setDay] = useState(time && dateOf(time))
  const [wasSent, setWasSent] = useState(false)
  const { reply, failure, isAsking, again } = useTimes({ from, clinic: offer.clinic, service, dentist })

  const days = reply && onlineDays(reply, time_zone)
  const shown = days?.find(({ date, count }) => date === day && count > 0) ?? days?.find(({ count }) => count > 0)
  const show = (week: string, date: string | null = null) => {
    setFrom(week)
    setDay(date)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    actor.send({ type: 'step.next' }) // the machine stays here without a time
  }
  return (
    <form noValidate onSubmit={submit}>
      <StepCard
        bar={
          <StepBar onBack={() => actor.send({ type: 'step.back' })}>
            <ChosenTime actor={actor} isMissing={wasSent} />
            <Button type="submit" size="lg">
              {words.next()}
            </Button>
          </StepBar>
        }
      >
        <div className={css({ display: 'grid', gap: '5' })}>
          {error && (
            <Banner tone="error" title={words.time.taken()}>
              {words.time.takenText()}
            </Banner>
          )}
          <WeekSteps from={from} first={today} last={addDays(today, onlineTimes.daysAhead)} onShow={show} />
          {failure && !reply ? (
            <NotLoaded failure={failure} isAsking={isAsking} onRetry={again} />
          ) : days ? (
            <>
              <DayStrip days={days} shown={shown?.date} onShow={setDay} />
              {shown ? (
                <DayTimes
                  day={shown}
                  timeZone={time_zone}
                  chosen={time}
                  onChoose={(next) => actor.send({ type: 'time.choose', time: next })}
                />
              ) : (
                <NothingFree offer={offer} next={reply.next} onShow={(date) => show(weekOf(date), date)} />
              )}
            </>
          ) : (
            <Skeleton shape="block" lines={2} />
          )}
          <ZoneNote zone={time_zone} />
        </div>
      </StepCard>
    </form>
  )
}

/** The free times of a week; none are kept: others ask for them too. */
function useTimes({ from, clinic, service, dentist }: Asked) {
  const { api } = useApp()
  const product_id = service?.id ?? 0
  const doctor_id = dentist?.id
  const read = useCallback(
    (signal: AbortSignal) => {
      const query = { clinic, product_id, doctor_id, from }
      return unwrap(api.GET('/api/booking-request/time', { params: { query }, signal }))
    },
    [api, clinic, product_id, doctor_id, from],
  )
  return useReply(read)
}

interface Asked {
  from: string
  clinic: string
  service: { id: number } | null
  dentist: { id: number } | null
}

/** Beside the button that leads on: what is chosen, with the dentist, or that nothing is. */
function ChosenTime({ actor, isMissing }: { actor: OnlineBookingActor; isMissing: boolean }) {
  const texts = useTexts()['online-booking'].time
  const language = useLanguage()
  const { offer, time } = useSelector(actor, ({ context }) => context)
  return (
    <p role="status" className={chosen}>
      {time && (
        <>
          <strong className={css({ display: 'block' })}>{whenText(language, offer.time_zone, time.starts_at)}</strong>
          <bdi>{time.doctor_name}</bdi>
        </>
      )}
      {!time && isMissing && <span className={css({ color: 'error.text' })}>{texts.required()}</span>}
    </p>
  )
}

// on a phone above the buttons: between them a long name has no room
const chosen = css({
  flex: { base: '[1 0 100%]', sm: '1' },
  order: { base: '-1', sm: '0' },
  minWidth: '0',
  textAlign: { base: 'start', sm: 'end' },
  textStyle: 'small',
})
