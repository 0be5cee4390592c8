import type { Schema } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { CandidateText } from '../../../entities/patient/candidate-text'
import { patientQuery } from '../../../entities/patient/patient-query'
import { optionOf, useFindPatient } from '../../../entities/patient/use-find-patient'
import { useApp } from '../../../platform/app/app-context'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { shortAgeText } from '../../../platform/texts/short-age-text'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { ComboboxField } from '../../../ui/field/combobox-field'
import { RadioGroupField } from '../../../ui/field/radio-group-field'

interface PatientChoiceProps {
  /** The likeliest first. */
  candidates: readonly Schema<'PatientCandidate'>[]
  chosen: number | undefined
  error?: string
  onChoose: (patient: string | undefined) => void
}

/** The patients whose a request may be, each with the reasons why; or any other, by search. */
export function PatientChoice({ candidates, chosen, error, onChoose }: PatientChoiceProps) {
  const { api } = useApp()
  const { 'booking-request': words, patient: ofPatient } = useTexts()
  const texts = words.review
  const { today } = useClinicDay()
  const { date } = useFormat()
  const findPatient = useFindPatient()
  const isOther = chosen !== undefined && candidates.every(({ patient }) => patient.id !== chosen)
  const other = useQuery({ ...patientQuery(api, chosen ?? 0), enabled: isOther }).data
  const isKnown = candidates.length > 0
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <p className={css({ color: 'muted' })}>{isKnown ? texts.whoHelp() : texts.whoNobody()}</p>
      {isKnown && (
        <RadioGroupField
          name="candidate"
          look="cards"
          label={texts.patient()}
          error={error}
          value={isOther ? '' : String(chosen ?? '')}
          onChange={onChoose}
          options={candidates.map((candidate) => ({
            value: String(candidate.patient.id),
            label: <CandidateText candidate={candidate} />,
            help: texts.born({
              date: date(candidate.patient.date_of_birth),
              age: shortAgeText(ofPatient, candidate.patient.date_of_birth, { today }),
            }),
          }))}
        />
      )}
      <ComboboxField
        name="patient_id"
        label={isKnown ? texts.other() : texts.patient()}
        placeholder={texts.find()}
        error={isKnown ? undefined : error}
        load={findPatient}
        value={isOther && other ? optionOf(other) : null}
        onChange={(found) => onChoose(found?.value)}
      />
    </div>
  )
}
