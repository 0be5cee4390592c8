import { useClinicDay } from '../../platform/session/use-clinic-day'
import { oneOf } from '../../platform/texts/one-of'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { timeFormat } from '../../platform/time/date-format'
import { dateIn } from '../../platform/time/date-in'
import { type Place, placeOf } from './place-of'
import { rejectionText } from './rejection-text'
import type { SatuSehatVisit } from './satu-sehat-query'

export interface ToDo {
  sentence: string
  /** Where it is done. */
  place: Place | null
  /** How much is missing beside it. */
  more: number
}

/** Returns a function for what has to be done before a visit can be sent; null where nothing has to be. */
export function useToDo() {
  const words = useTexts()['satu-sehat']
  const missingText = useMissingText()
  const again = useAgainText()
  return (visit: SatuSehatVisit): ToDo | null => {
    const { missing, rejection, state, next_at } = visit
    if (state === 'sent' || state === 'out_of_scope') return null
    const [first] = missing
    if (first) {
      return {
        sentence: missingText(first),
        place: placeOf(visit, { ...first, fixer: first.owner }),
        more: missing.length - 1,
      }
    }
    if (rejection?.reference)
      return { sentence: words.toDo.unwritable({ reference: rejection.reference }), place: null, more: 0 }
    if (state === 'rejected' && rejection) {
      const fixer = words.fixers[rejection.fixer]()
      const sentence = words.toDo.rejected({ fixer, what: rejectionText(words, rejection) })
      return { sentence, place: placeOf(visit, { ...rejection, id: null }), more: 0 }
    }
    if (state === 'dead') return { sentence: words.toDo.dead(), place: null, more: 0 }
    return state === 'retry_wait' ? { sentence: again(next_at), place: null, more: 0 } : null
  }
}

/** Returns a function that says what is missing, and in whose record. */
function useMissingText() {
  const texts = useTexts()
  const { missing } = texts['satu-sehat']
  return ({ key, field }: SatuSehatVisit['missing'][number]): string => {
    const named = oneOf(patientFields, field)
    return missing[key]({ field: named ? texts.patient.fields[named]() : field })
  }
}

const patientFields = [
  'identity_number',
  'first_name',
  'sex',
  'date_of_birth',
  'street',
  'province',
  'city',
  'district',
  'village',
  'area_code',
] as const

function useAgainText() {
  const { toDo } = useTexts()['satu-sehat']
  const { timeZone, today } = useClinicDay()
  const { dateTime } = useFormat(timeZone)
  return (next: string | null): string => {
    if (next === null) return toDo.againSoon()
    const at = new Date(next)
    const isToday = dateIn(timeZone, at.getTime()) === today
    return isToday ? toDo.again({ when: timeFormat(timeZone).format(at) }) : toDo.againOn({ when: dateTime(at) })
  }
}
