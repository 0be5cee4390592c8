import type { TranslationFunctions } from '../../../i18n/i18n-types'
import type { Vocabularies } from './vocabulary'

/** Of the clinic, its people and accounts. */
export const clinicVocabularies: Vocabularies = {
  '/api/auth': {
    namespaces: ['login-account'],
    labels: ({ 'login-account': { email, role, status, again } }) => ({
      email,
      role,
      status,
      password: again.password,
    }),
  },
  '/api/auth/login': { namespaces: ['auth'], labels: ({ auth: { email, password } }) => ({ email, password }) },
  '/api/auth/password': {
    namespaces: ['login-account'],
    labels: ({ 'login-account': { change, invitation } }) => ({
      current_password: change.current,
      password: invitation.password,
    }),
  },
  '/api/auth/invitation': {
    namespaces: ['login-account'],
    labels: ({ 'login-account': { invitation } }) => ({ password: invitation.password }),
  },
  '/api/information/opening-hours': {
    namespaces: ['information'],
    labels: ({ information: { opening } }) => ({
      week: opening.week,
      ...ofDays(opening),
      special_dates: opening.specialDates,
      'special_dates.date': opening.date,
      'special_dates.kind': opening.kind,
      'special_dates.reason': opening.reason,
      'special_dates.shifts': opening.hours,
      ...ofShifts(opening, 'special_dates.shifts'),
    }),
  },
  '/api/doctor-external': { namespaces: ['doctor-external', 'doctor'] },
  '/api/staff': { namespaces: ['staff', 'doctor'] },
}

type Opening = TranslationFunctions['information']['opening']

const ofShifts = ({ from, until }: Opening, list: string) => ({
  // a field in a row names the row's number
  [`${list}.*`]: () => '',
  [`${list}.from`]: (row: number) => from({ number: row }),
  [`${list}.until`]: (row: number) => until({ number: row }),
})

const ofDays = (opening: Opening) => {
  const { monday, tuesday, wednesday, thursday, friday, saturday, sunday } = opening.days
  const days = { monday, tuesday, wednesday, thursday, friday, saturday, sunday }
  return Object.assign({}, days, ...Object.keys(days).map((day) => ofShifts(opening, day)))
}
