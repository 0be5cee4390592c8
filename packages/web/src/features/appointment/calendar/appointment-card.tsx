import { appointmentReasons, appointmentStates } from '@clinic/core/appointment'
import type { Language } from '@clinic/core/language'
import { labelOf } from '@clinic/core/values'
import { CalendarX, Check, Star, TriangleAlert } from 'lucide-react'
import { appointment as recipe } from 'styled-system/recipes'
import { productName } from '../../../entities/product/product-name'
import type { TranslationFunctions } from '../../../i18n/i18n-types'
import { personName } from '../../../platform/texts/person-name'
import { shortAgeText } from '../../../platform/texts/short-age-text'
import { clock } from '../../../ui/grid/time-grid-layout'
import type { GridLook } from '../../../ui/grid/time-grid-props'
import { initials } from '../../../ui/initials'
import type { AppointmentBlock, GridView } from './calendar-block'

export interface Seen {
  view: GridView
  today: string
  language: Language
}

/** Returns the look of an appointment in a view, without the facts its column already shows. */
export function lookOf(
  texts: TranslationFunctions,
  { view, today, language }: Seen,
): Omit<GridLook<AppointmentBlock>, 'markOf'> {
  const { isFirst, overridden, violatedRules: ruleWords, noRoom } = texts.appointment
  const classes = recipe()
  const age = (birth: string) => shortAgeText(texts.patient, birth, { today })
  const time = ({ from, until }: AppointmentBlock) => `${clock(from)}–${clock(until)}`
  const where = ({ appointment }: AppointmentBlock) => appointment.room_name ?? noRoom()
  return {
    nameOf: (block) => {
      const {
        patient,
        reason,
        doctor_name,
        state,
        is_first,
        overridden: isOverridden,
        violated_rules,
      } = block.appointment
      const flags = [
        ...(violated_rules.length > 0 ? [ruleWords.title()] : []),
        ...(is_first ? [isFirst()] : []),
        ...(isOverridden ? [overridden()] : []),
      ]
      const parts = [
        personName(patient),
        time(block),
        labelOf(appointmentReasons, reason, language),
        doctor_name,
        where(block),
        labelOf(appointmentStates, state, language),
      ]
      return [...parts, ...flags].join(', ')
    },
    toneOf: ({ appointment }) =>
      appointment.violated_rules.length > 0 ? 'error' : (appointmentStates[appointment.state].tone ?? 'neutral'),
    isCrossed: ({ appointment }) => appointment.state === 'no_show' || appointment.state === 'cancelled',
    render: (block) => {
      const {
        patient,
        reason,
        products,
        doctor_name,
        state,
        is_first,
        overridden: isOverridden,
        violated_rules,
      } = block.appointment
      const done = products.map((product) => productName(product, language)).join(', ')
      const flags = (
        <span className={classes.flags}>
          {state === 'confirmed' && <Check aria-hidden="true" />}
          {violated_rules.length > 0 && <CalendarX aria-hidden="true" />}
          {is_first && <Star aria-hidden="true" />}
          {isOverridden && <TriangleAlert aria-hidden="true" />}
        </span>
      )
      const name = <bdi>{personName(patient)}</bdi>
      // where a column is of several dentists, the card says whose it is before all else
      const who = view !== 'doctor' && <bdi className={classes.initials}>{initials(doctor_name)}</bdi>
      const isShort = block.until - block.from < oneLine
      return (
        <span className={classes.card}>
          {isShort && (
            <span className={classes.cardHead}>
              <span className={classes.cardName}>
                {clock(block.from)} {who} {name}
                {flags}
              </span>
            </span>
          )}
          {!isShort && (
            <>
              <span className={classes.cardHead}>
                {view === 'week' && (
                  <span className={classes.cardLine}>
                    {clock(block.from)} {who}
                  </span>
                )}
                <span className={classes.cardName}>
                  {name}
                  {flags}
                </span>
              </span>
              {view === 'room' && (
                <span className={classes.cardWho}>
                  {clock(block.from)} {who} <bdi>{doctor_name}</bdi>
                </span>
              )}
              {view === 'doctor' && (
                <span className={classes.cardWho}>
                  {clock(block.from)} · <bdi>{where(block)}</bdi>
                </span>
              )}
            </>
          )}
          {state !== 'booked' && state !== 'confirmed' && (
            <span className={classes.cardName}>{labelOf(appointmentStates, state, language)}</span>
          )}
          <span className={classes.cardLine}>
            {labelOf(appointmentReasons, reason, language)} · <bdi>{age(patient.date_of_birth)}</bdi>
          </span>
          {done && <Line>{done}</Line>}
          {view === 'week' && <Line>{where(block)}</Line>}
        </span>
      )
    },
  }
}

/** A card of fewer minutes has room for one fact: time, dentist and patient stand in one line. */
const oneLine = 45

/** Words in the direction of their own, at the side where the card begins. */
const Line = ({ children }: { children: string }) => (
  <span>
    <bdi>{children}</bdi>
  </span>
)
