import { operationRoles } from '@clinic/core/access'
import { addDays, weekOf } from '@clinic/core/time'
import { CalendarDays, ChevronLeft, ChevronRight, ListPlus } from 'lucide-react'
import { appointment } from 'styled-system/recipes'
import { dayText, longDayText } from '../../../entities/appointment/appointment-time'
import { useDoctorFilter } from '../../../entities/doctor/use-doctor-options'
import { Choice } from '../../../platform/list/list-toolbar'
import { useMedia } from '../../../platform/page/use-media'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { IconButton } from '../../../ui/icon-button'
import { addressOf, type CalendarAddress, type View } from './use-calendar-address'

const views = ['room', 'doctor', 'week', 'list'] as const satisfies readonly View[]

/** Which days, and how they are shown. */
export function CalendarToolbar({ address, today }: { address: CalendarAddress; today: string }) {
  const texts = useTexts().appointment
  const canList = useCanCall(operationRoles.listWaitlistEntry)
  const { view, change } = address
  const isNarrow = useMedia('(width < 40rem)')
  const openWaitlist = () => change({ open: 'waitlist' })
  const classes = appointment()
  return (
    <div className={classes.toolbar}>
      {view !== 'list' && <Steps address={address} today={today} isNarrow={isNarrow} />}
      {!isNarrow && <div className={classes.spacer} />}
      {canList && isNarrow && (
        <IconButton label={texts.waitlist.open()} onClick={openWaitlist}>
          <ListPlus />
        </IconButton>
      )}
      {canList && !isNarrow && (
        <Button variant="outline" size="sm" onClick={openWaitlist}>
          <ListPlus aria-hidden="true" />
          {texts.waitlist.open()}
        </Button>
      )}
      {view === 'week' && (
        <div className={classes.choice}>
          <DoctorChoice address={address} />
        </div>
      )}
      <div role="toolbar" aria-label={texts.views.label()} className={classes.views}>
        {views.map((each) => (
          <button
            key={each}
            type="button"
            aria-current={each === view}
            className={classes.view}
            onClick={() => change(addressOf(each))}
          >
            {texts.views[each]()}
          </button>
        ))}
      </div>
    </div>
  )
}

interface StepsProps {
  address: CalendarAddress
  today: string
  isNarrow: boolean
}

function Steps({ address, today, isNarrow }: StepsProps) {
  const texts = useTexts().appointment
  const language = useLanguage()
  const { view, date, change } = address
  const isWeek = view === 'week'
  const days = isWeek ? 7 : 1
  const step = (by: number) => change({ date: addDays(date, by * days) })
  const [first = date, last = date] = isWeek ? [weekOf(date)[0], weekOf(date)[6]] : [date, date]
  const classes = appointment()
  return (
    <>
      <div className={classes.steps}>
        <IconButton label={isWeek ? texts.previousWeek() : texts.previousDay()} onClick={() => step(-1)}>
          <ChevronLeft />
        </IconButton>
        <Button
          variant="outline"
          size="sm"
          aria-keyshortcuts="t"
          disabled={date === today}
          onClick={() => change({ date: '' })}
        >
          {texts.today()}
        </Button>
        <IconButton label={isWeek ? texts.nextWeek() : texts.nextDay()} onClick={() => step(1)}>
          <ChevronRight />
        </IconButton>
      </div>
      <Button
        variant="ghost"
        size={isNarrow ? 'sm' : 'md'}
        aria-keyshortcuts="g"
        title={texts.goTo()}
        className={classes.period}
        onClick={() => change({ open: 'date' })}
      >
        {isWeek && `${dayText(language, first)} – ${dayText(language, last)}`}
        {!isWeek && (isNarrow ? dayText(language, date) : longDayText(language, date))}
        <CalendarDays aria-hidden="true" />
      </Button>
    </>
  )
}

function DoctorChoice({ address: { doctor, change } }: { address: CalendarAddress }) {
  const texts = useTexts().appointment
  const doctors = useDoctorFilter()
  return (
    <Choice
      label={texts.shownDoctor()}
      value={String(doctor ?? '')}
      isChosen={doctor !== undefined}
      options={[{ value: '', label: texts.anyDoctor() }, ...doctors]}
      onChange={(value) => change({ doctor: value })}
    />
  )
}
