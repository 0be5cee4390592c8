import { deftOf, dentitionAt, dmftOf, type Finding } from '@clinic/core/odontogram'
import { ageOn } from '@clinic/core/patient'
import { css } from 'styled-system/css'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useTexts } from '../../platform/texts/use-texts'

/** DMF-T and def-t of what holds, each where the patient has teeth of its kind at their age. */
export function Indices({ now, dateOfBirth }: { now: readonly Finding[]; dateOfBirth: string }) {
  const { indices } = useTexts().odontogram
  const { today } = useClinicDay()
  const age = ageOn(dateOfBirth, today).years
  const dentition = dentitionAt(age)
  return (
    <p className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', fontFamily: 'numeric' })}>
      {dentition !== 'primary' && <span>{indices.dmft(dmftOf(now))}</span>}
      {dentition !== 'permanent' && <span>{indices.deft(deftOf(now, { age }))}</span>}
    </p>
  )
}
